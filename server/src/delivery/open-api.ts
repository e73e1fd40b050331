import { DELIVERY_MAX_IDS, EVENT_TYPES, EVENTS_MAX } from '@inlay/contract/delivery'
import type { OpenAPI } from '@orpc/openapi'

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** What visitors' browsers call: no token, any origin. */
export const visitorPaths: OpenAPI.PathsObject = {
  '/v1/components': {
    get: {
      operationId: 'visitors.components',
      summary: 'Published components, as the script on a host page gets them',
      description: 'What is unknown, not published or of a banned owner is absent.',
      tags: ['Visitors'],
      security: [],
      parameters: [
        {
          name: 'ids',
          in: 'query',
          required: true,
          description: `Ids of at most ${DELIVERY_MAX_IDS} components, separated by commas`,
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: 'The components, and the address of the renderer of each kind among them',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['components', 'renderers'],
                properties: {
                  components: {
                    type: 'array',
                    items: {
                      type: 'object',
                      required: ['id', 'type', 'version', 'config', 'palette'],
                      properties: {
                        id: { type: 'string', format: 'uuid' },
                        type: { type: 'string' },
                        version: { type: 'integer' },
                        config: { type: 'object' },
                        style: { type: 'object', description: 'Looks worked out from the owner’s choices: radius, theme, font, and a palette for light and dark' },
                      },
                    },
                  },
                  renderers: { type: 'object', additionalProperties: { type: 'string' } },
                },
              },
            },
          },
        },
        304: { description: 'Nothing changed since the ETag in If-None-Match' },
        400: error('Too many ids'),
      },
    },
  },
  '/v1/events': {
    post: {
      operationId: 'visitors.events',
      summary: 'Count what visitors did',
      description: 'The same event_key again counts once. Events of unknown components are dropped.',
      tags: ['Visitors'],
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['events'],
              properties: {
                events: {
                  type: 'array',
                  maxItems: EVENTS_MAX,
                  items: {
                    type: 'object',
                    required: ['event_key', 'event_type', 'component_id', 'host_url'],
                    properties: {
                      event_key: { type: 'string', format: 'uuid' },
                      event_type: { type: 'string', enum: [...EVENT_TYPES] },
                      component_id: { type: 'string', format: 'uuid' },
                      version: { type: 'integer', description: 'The version that was drawn; the newest when absent' },
                      host_url: { type: 'string' },
                      at: { type: 'number', description: 'Epoch milliseconds by the browser’s clock' },
                    },
                  },
                },
              },
            },
          },
        },
      },
      responses: {
        202: {
          description: 'Stored',
          content: { 'application/json': { schema: { type: 'object', required: ['accepted'], properties: { accepted: { type: 'integer' } } } } },
        },
        400: error('A field is wrong'),
        413: error('The body is too large'),
        503: error('Too busy; Retry-After says when again'),
      },
    },
  },
}
