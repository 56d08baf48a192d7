import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/start.tsx'),
  layout('routes/site-layout.tsx', [
    ...prefix(':language?', [
      route('home', 'routes/home.tsx'),
      route('login', 'routes/login.tsx'),
      route('forgot-password', 'routes/forgot-password.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('verify-email', 'routes/verify-email.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/dashboard-layout.tsx', [
    ...prefix('dashboard', [
      index('routes/dashboard.tsx'),
      route('create', 'routes/create.tsx'),
      route('storyboard', 'routes/storyboards.tsx'),
      route('editor/:id', 'routes/editor.tsx'),
      route('profile', 'routes/profile.tsx'),
    ]),
  ]),
] satisfies RouteConfig
