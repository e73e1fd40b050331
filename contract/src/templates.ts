import { oc } from '@orpc/contract'
import * as z from 'zod'
import { componentType } from './component-configs.ts'
import { commonErrors } from './errors.ts'
import { LIBRARY_KINDS } from './flag-registry.ts'

export const templates = {
  library: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/library', summary: 'Categories and templates of the component library', tags: ['Library'] })
    .output(
      z.object({
        categories: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
        /** Kinds whose templates are offered, those that the dashboard brings itself included. */
        kinds: z.array(z.enum(LIBRARY_KINDS)),
        templates: z.array(
          z.object({
            id: z.uuid(),
            category_id: z.uuid(),
            name: z.string(),
            description: z.string(),
            template_type: componentType,
            preview_image_url: z.string().nullable(),
            default_config: z.record(z.string(), z.unknown()),
          }),
        ),
      }),
    ),
}
