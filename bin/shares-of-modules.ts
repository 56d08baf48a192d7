import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

/** What is asked of the bundler. */
type Modules = { getModuleInfo: (id: string) => Imports | null }
type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }

const DASHBOARD = 'routes/dashboard-layout.tsx'
/** What React Router adds to a route's file when it makes a page of it. */
const PAGE = '?__react-router-build-client-route'

/**
 * Tells of a module that every screen of the dashboard needs whether public pages need it, too. Those that none of them
 * does can come in one file instead of fifty.
 */
export function sharesOfModules(webFolder: string, routes: readonly RouteConfigEntry[]) {
  const pageOf = ({ file }: RouteConfigEntry) => join(webFolder, file) + PAGE
  const dashboard = routes.filter(({ file }) => file === DASHBOARD)
  const frames = [...dashboard, ...dashboard.flatMap(({ children = [] }) => children)].map(pageOf)
  const open = routes
    .filter((route) => !dashboard.includes(route))
    .flatMap(withChildren)
    .map(pageOf)
  const always = ['root.tsx', 'entry.client.tsx'].map((file) => join(webFolder, file))
  let known: { ofScreens: Set<string>; ofPublicPages: Set<string> } | undefined
  return (id: string, modules: Modules): 'screens' | 'all' | null => {
    known ??= {
      ofScreens: reached(frames, modules),
      ofPublicPages: reached([...open, ...always], modules, { isLater: true }),
    }
    if (!known.ofScreens.has(id)) return null
    return known.ofPublicPages.has(id) ? 'all' : 'screens'
  }
}

function withChildren(route: RouteConfigEntry): RouteConfigEntry[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)]
}

/** @param isLater also what is fetched only once it is needed. */
function reached(from: readonly string[], modules: Modules, { isLater = false } = {}): Set<string> {
  const all = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (all.has(id)) continue
    all.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    waiting.push(...importedIds, ...(isLater ? dynamicallyImportedIds : []))
  }
  return all
}
