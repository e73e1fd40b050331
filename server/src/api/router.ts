import { procedures } from './context.ts'
import { accountRouter } from '../features/account/router.ts'
import { adminInvitationsRouter } from '../features/admin-invitations/router.ts'
import { adminAuditRouter } from '../features/audit/router.ts'
import { analyticsRouter } from '../features/analytics/router.ts'
import { authRouter } from '../features/auth/router.ts'
import { adminBansRouter } from '../features/bans/router.ts'
import { componentsRouter } from '../features/components/router.ts'
import { figuresRouter } from '../features/figures/router.ts'
import { adminFlagsRouter } from '../features/flags/router.ts'
import { installationsRouter } from '../features/installations/router.ts'
import { invitationsRouter } from '../features/invitations/router.ts'
import { apiKeysRouter } from '../features/keys/router.ts'
import { meRouter } from '../features/me/router.ts'
import { adminMetricsRouter } from '../features/metrics/router.ts'
import { newsRouter } from '../features/news/router.ts'
import { overviewRouter } from '../features/overview/router.ts'
import { passwordResetRouter } from '../features/passwords/router.ts'
import { previewsRouter } from '../features/previews/router.ts'
import { quizzesRouter } from '../features/quizzes/router.ts'
import { resultsRouter } from '../features/results/router.ts'
import { statusRouter } from '../features/status/router.ts'
import { submissionsRouter } from '../features/submissions/router.ts'
import { templatesRouter } from '../features/templates/router.ts'
import { uploadsRouter } from '../features/uploads/router.ts'
import { adminUsersRouter } from '../features/users/router.ts'
import { webhooksRouter } from '../features/webhooks/router.ts'

/** Every procedure of the contract, implemented; the compiler names one that is missing. */
export const router = procedures.router({
  account: accountRouter,
  adminAudit: adminAuditRouter,
  adminFlags: adminFlagsRouter,
  adminBans: adminBansRouter,
  adminInvitations: adminInvitationsRouter,
  adminUsers: adminUsersRouter,
  adminMetrics: adminMetricsRouter,
  analytics: analyticsRouter,
  apiKeys: apiKeysRouter,
  auth: authRouter,
  components: componentsRouter,
  figures: figuresRouter,
  installations: installationsRouter,
  invitations: invitationsRouter,
  me: meRouter,
  news: newsRouter,
  overview: overviewRouter,
  passwordReset: passwordResetRouter,
  previews: previewsRouter,
  quizzes: quizzesRouter,
  results: resultsRouter,
  status: statusRouter,
  submissions: submissionsRouter,
  templates: templatesRouter,
  uploads: uploadsRouter,
  webhooks: webhooksRouter,
})
