/** What openapi.json and the API reference begin with; words between backticks are code. */
export const API_DESCRIPTION = `Everything the dashboard does, for programs of your own. Make an API key under API & Webhooks and send it as
\`Authorization: Bearer <key>\`; a key to read may call what is asked by GET. Keys themselves, the secrets of webhooks, the account and the admin
panel take the token of a session instead, which \`POST /api/auth/sign-in/email\` answers. An error is \`{"error":{"code","message","fields"}}\`, where \`fields\` names each
wrong field by its path.`.replaceAll('\n', ' ')
