import { api } from '@inlay/contract/api'
import { API_DESCRIPTION } from '@inlay/contract/api-description'
import { component, componentVersion } from '@inlay/contract/components'
import { errorBody } from '@inlay/contract/errors'
import { OpenAPIGenerator } from '@orpc/openapi'
import type { OpenAPI } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { visitorPaths } from '../delivery/open-api.ts'
import { API_PREFIX } from './handler.ts'

/** Procedures that need no token. */
const OPEN = ['auth.signUp', 'auth.signIn', 'auth.getSession', 'invitations.validate', 'passwordReset.offered', 'passwordReset.ask', 'passwordReset.look', 'passwordReset.use']

/** The OpenAPI 3.1 document of what is under /api, and of what visitors' browsers call. */
export async function openApiDocument(publicUrl: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(api, {
    info: { title: 'Inlay', version: '1', description: API_DESCRIPTION },
    servers: [{ url: publicUrl }],
    tags: [{ name: 'Account' }, { name: 'Components' }, { name: 'Library' }, { name: 'Overview' }, { name: 'Submissions' }, { name: 'API keys' }, { name: 'Webhooks' }, { name: 'Invitations' }, { name: 'Visitors' }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    commonSchemas: {
      Component: { schema: component },
      ComponentVersion: { schema: componentVersion },
      Error: { schema: errorBody },
    },
    customErrorResponseBodySchema: () => ({ $ref: '#/components/schemas/Error' }),
  })
  const paths: OpenAPI.PathsObject = {}
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const operation of Object.values(item ?? {}) as OpenAPI.OperationObject[]) {
      if (OPEN.includes(operation.operationId ?? '')) operation.security = []
      // A stream of bytes has no schema to make this from.
      if (operation.operationId === 'uploads.download') operation.responses = { ...operation.responses, 200: { description: 'The file', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } } }
    }
    paths[`${API_PREFIX}${path}`] = item
  }
  return { ...document, paths: { ...paths, ...visitorPaths } }
}
