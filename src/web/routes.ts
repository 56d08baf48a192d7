import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/start.tsx'),
  layout('routes/site-layout.tsx', [
    ...prefix(':language?', [route('home', 'routes/home.tsx'), route('login', 'routes/login.tsx')]),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/dashboard-layout.tsx', [
    layout('routes/dashboard-page.tsx', [
      ...prefix('dashboard', [
        index('routes/dashboard.tsx'),
        route('create', 'routes/create.tsx'),
        route('storyboard', 'routes/storyboards.tsx'),
        route('editor/:id', 'routes/editor.tsx'),
        route('history', 'routes/history.tsx'),
        route('settings', 'routes/settings.tsx'),
        route('billing', 'routes/billing.tsx'),
        route('admin', 'routes/admin.tsx'),
        route('*', 'routes/dashboard-not-found.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig
