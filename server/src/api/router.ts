import { procedures } from './context.ts'
import { adminInvitationsRouter } from '../features/admin/router.ts'
import { analyticsRouter } from '../features/analytics/router.ts'
import { authRouter } from '../features/auth/router.ts'
import { componentsRouter } from '../features/components/router.ts'
import { figuresRouter } from '../features/figures/router.ts'
import { installationsRouter } from '../features/installations/router.ts'
import { invitationsRouter } from '../features/invitations/router.ts'
import { meRouter } from '../features/me/router.ts'
import { newsRouter } from '../features/news/router.ts'
import { overviewRouter } from '../features/overview/router.ts'
import { quizzesRouter } from '../features/quizzes/router.ts'
import { resultsRouter } from '../features/results/router.ts'
import { submissionsRouter } from '../features/submissions/router.ts'
import { templatesRouter } from '../features/templates/router.ts'
import { uploadsRouter } from '../features/uploads/router.ts'

/** Every procedure of the contract, implemented; the compiler names one that is missing. */
export const router = procedures.router({
  adminInvitations: adminInvitationsRouter,
  analytics: analyticsRouter,
  auth: authRouter,
  components: componentsRouter,
  figures: figuresRouter,
  installations: installationsRouter,
  invitations: invitationsRouter,
  me: meRouter,
  news: newsRouter,
  overview: overviewRouter,
  quizzes: quizzesRouter,
  results: resultsRouter,
  submissions: submissionsRouter,
  templates: templatesRouter,
  uploads: uploadsRouter,
})
