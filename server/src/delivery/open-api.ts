import { DELIVERY_MAX_IDS, EVENT_TYPES, EVENTS_MAX } from '@inlay/contract/delivery'
import { UPLOAD_MAX_MB } from '@inlay/contract/rules/delivery-limits'
import type { OpenAPI } from '@orpc/openapi'

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

const sending = {
  host_url: { type: 'string', description: 'The address of the page' },
  submission_key: { type: 'string', format: 'uuid', description: 'Made once for what a visitor fills in; the same key again gets the first answer' },
  version: { type: 'integer', description: 'The version that was drawn; the newest when absent' },
  elapsed: { type: 'number', description: 'Milliseconds from the drawing to the sending' },
} as const

interface Submit {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  /** Names of the id and of the answers. */
  readonly body: readonly [string, string]
  readonly answer: Readonly<Record<string, OpenAPI.NonArraySchemaObject>>
  readonly required: readonly string[]
}

const submit = ({ operationId, summary, description, body: [id, answers], answer, required }: Submit): OpenAPI.PathItemObject => ({
  post: {
    operationId,
    summary,
    description,
    tags: ['Visitors'],
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: [id, answers, 'host_url'],
            properties: { [id]: { type: 'string', format: 'uuid' }, [answers]: { type: 'object', additionalProperties: true }, ...sending },
          },
        },
      },
    },
    responses: {
      200: { description: 'Stored', content: { 'application/json': { schema: { type: 'object', required: [...required], properties: { ...answer } } as never } } },
      400: error('A field is wrong; `fields` has one message for each'),
      404: error('There is no such thing, it is not published, or it asks nothing'),
      413: error('The body is too large'),
      429: error('Too many from this network; Retry-After says when again'),
      503: error('Too busy; Retry-After says when again'),
    },
  },
})

/** What visitors' browsers call: no token, any origin. */
export const visitorPaths: OpenAPI.PathsObject = {
  '/v1/components': {
    get: {
      operationId: 'visitors.components',
      summary: 'Published components, as the script on a host page gets them',
      description: 'What is unknown, not published, out of its schedule or of a banned owner is absent.',
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
                      required: ['id', 'type', 'version', 'config', 'style'],
                      properties: {
                        id: { type: 'string', format: 'uuid' },
                        type: { type: 'string' },
                        version: { type: 'integer' },
                        config: { type: 'object' },
                        style: { type: 'object', description: 'Looks worked out from the owner’s choices: radius, theme, font, and a palette for light, dark, or both' },
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
        429: error('Too many from this network; Retry-After says when again'),
        503: error('Too busy; Retry-After says when again'),
      },
    },
  },
  '/v1/uploads': {
    post: {
      operationId: 'visitors.upload',
      summary: 'Send the file of a form’s file field',
      description: `The body is the file. Its id is the field’s answer in the submission; a file that no submission names is removed after a day. What it is, is told by its content.`,
      tags: ['Visitors'],
      security: [],
      parameters: [
        { name: 'component_id', in: 'query', required: true, schema: { type: 'string', format: 'uuid' } },
        { name: 'field', in: 'query', required: true, description: 'Name of the file field', schema: { type: 'string' } },
        { name: 'name', in: 'query', description: 'Name of the file', schema: { type: 'string' } },
      ],
      requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
      responses: {
        201: { description: 'Kept', content: { 'application/json': { schema: { type: 'object', required: ['upload_id'], properties: { upload_id: { type: 'string', format: 'uuid' } } } } } },
        400: error('The file is empty, or something in the address is wrong'),
        404: error('There is no such thing, it is not published, or it asks for no such file'),
        413: error(`The file is larger than ${UPLOAD_MAX_MB} MB`),
        415: error('Files of this kind are not accepted here'),
        429: error('Too many from this network; Retry-After says when again'),
        503: error('Files cannot be taken at the moment'),
        507: error('There is no room for files'),
      },
    },
  },
  '/functions/v1/submit-form': submit({
    operationId: 'visitors.submitForm',
    summary: 'Send what a visitor filled in: of a form, poll, newsletter or waitlist, or of the form in a modal or widget',
    description: 'Answers go by the names of the fields; of a poll as `choices`, a list of option ids. Answers of hidden fields are dropped.',
    body: ['component_id', 'data'],
    answer: {
      ok: { type: 'boolean' },
      results: { type: 'object', description: 'Of a poll that shows results: `counts` by option id, and `people`', additionalProperties: true },
    },
    required: ['ok'],
  }),
  '/functions/v1/submit-quiz': submit({
    operationId: 'visitors.submitQuiz',
    summary: 'Send a run through a quiz and get its result',
    description: 'Responses go by the ids of the questions: an option id, a list of them, a rating, or text.',
    body: ['quiz_id', 'responses'],
    answer: { score: { type: 'number', minimum: 0, maximum: 100, description: 'Not rounded' }, outcome: { type: 'object', description: 'null where the quiz has none', additionalProperties: true } },
    required: ['score', 'outcome'],
  }),
}
