import { oc } from '@orpc/contract'
import * as z from 'zod'
import { componentType } from './component-configs.ts'
import { commonErrors } from './errors.ts'

export const templates = {
  library: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/library', summary: 'Categories and templates of the component library', tags: ['Library'] })
    .output(
      z.object({
        categories: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
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
