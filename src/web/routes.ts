import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { CONTENT_PAGES } from '../contract/public-page.ts'

/** Content pages that do more than being read. */
const OWN_ROUTES = ['api', 'contact', 'examples', 'feedback', 'release-notes', 'sitemap', 'status']

const contentRoutes = CONTENT_PAGES.map((page) => page.slice(1)).map((name) =>
  OWN_ROUTES.includes(name)
    ? route(name, `routes/${name}.tsx`)
    : route(name, 'routes/content.tsx', { id: `content-${name}` }),
)

export default [
  index('routes/start.tsx'),
  layout('routes/site-layout.tsx', [
    ...prefix(':language?', [
      route('home', 'routes/home.tsx'),
      route('login', 'routes/login.tsx'),
      route('forgot-password', 'routes/forgot-password.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('verify-email', 'routes/verify-email.tsx'),
      route('newsletter', 'routes/newsletter.tsx'),
      ...contentRoutes,
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/dashboard-layout.tsx', [
    layout('routes/dashboard-page.tsx', [
      ...prefix('dashboard', [
        index('routes/dashboard.tsx'),
        route('create', 'routes/create.tsx'),
        route('media', 'routes/media.tsx'),
        route('storyboard', 'routes/storyboards.tsx'),
        route('editor/:id', 'routes/editor.tsx'),
        route('history', 'routes/history.tsx'),
        route('profile', 'routes/profile.tsx'),
        route('settings', 'routes/settings.tsx'),
        route('billing', 'routes/billing.tsx'),
        route('admin', 'routes/admin.tsx'),
        route('connect', 'routes/connect.tsx'),
        route('join/:id', 'routes/join.tsx'),
        route('*', 'routes/dashboard-not-found.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig
