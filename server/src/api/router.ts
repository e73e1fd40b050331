import { procedures } from './context.ts'
import { authRouter } from '../features/auth/router.ts'
import { componentsRouter } from '../features/components/router.ts'
import { installationsRouter } from '../features/installations/router.ts'
import { invitationsRouter } from '../features/invitations/router.ts'
import { meRouter } from '../features/me/router.ts'
import { overviewRouter } from '../features/overview/router.ts'
import { templatesRouter } from '../features/templates/router.ts'

/** Every procedure of the contract, implemented; the compiler names one that is missing. */
export const router = procedures.router({
  auth: authRouter,
  components: componentsRouter,
  installations: installationsRouter,
  invitations: invitationsRouter,
  me: meRouter,
  overview: overviewRouter,
  templates: templatesRouter,
})
