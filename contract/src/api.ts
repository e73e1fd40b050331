import { adminInvitations } from './admin-invitations.ts'
import { analytics } from './analytics.ts'
import { auth } from './auth.ts'
import { components } from './components.ts'
import { figures } from './figures.ts'
import { installations } from './installations.ts'
import { invitations } from './invitations.ts'
import { me } from './me.ts'
import { news } from './news.ts'
import { overview } from './overview.ts'
import { quizzes } from './quizzes.ts'
import { results } from './results.ts'
import { submissions } from './owner-submissions.ts'
import { templates } from './templates.ts'
import { uploads } from './uploads.ts'

/** Every procedure of /api; the server implements it, the dashboard calls it, OpenAPI describes it. */
export const api = { adminInvitations, analytics, auth, components, figures, installations, invitations, me, news, overview, quizzes, results, submissions, templates, uploads }
