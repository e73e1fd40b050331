import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

export default [
  index('features/home/home.tsx'),
  route('features', 'features/features-page/features.tsx'),
  route('use-cases', 'features/use-cases/use-cases.tsx'),
  route('pricing', 'features/pricing/pricing.tsx'),
  route('demo', 'features/demo/demo.tsx'),
  route('docs', 'features/docs/docs.tsx'),
  route('docs/:guide', 'features/docs/guide-page.tsx'),
  // Pages under this layout share the interface kit; public pages do without it and stay light.
  layout('features/app/app.tsx', [
    route('auth', 'features/auth/auth.tsx'),
    route('api/docs', 'features/api-reference/api-reference.tsx'),
    route('dashboard', 'features/dashboard/dashboard.tsx', [
      index('features/overview/overview.tsx'),
      route('library', 'features/library/library.tsx'),
      route('components', 'features/components/my-components.tsx'),
      route('components/:id', 'features/editor/editor.tsx'),
      route('quizzes', 'features/components/my-quizzes.tsx'),
      route('quiz-builder/:id', 'features/quiz-builder/quiz-builder.tsx'),
      route('submissions', 'features/submissions/submissions.tsx', [route(':type/:id', 'features/submissions/submission.tsx')]),
      route('placement', 'features/placement/placement.tsx'),
      route('analytics', 'features/analytics/analytics.tsx'),
      route('developers', 'features/developers/developers.tsx'),
      route('developers/webhooks/:id', 'features/developers/webhook.tsx'),
      route('account', 'features/account/account.tsx'),
    ]),
    route('admin', 'features/admin/admin.tsx', [
      index('features/admin/admin-index.tsx'),
      route('users', 'features/admin/users.tsx'),
      route('invitations', 'features/admin/invitations.tsx'),
      route('bans', 'features/admin/bans.tsx'),
      route('metrics', 'features/admin/metrics.tsx'),
      route('flags', 'features/admin/flags.tsx'),
      route('audit', 'features/admin/audit.tsx'),
    ]),
  ]),
  route('*', 'features/not-found/not-found.tsx'),
] satisfies RouteConfig
