import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { sharesOfModules } from './bin/shares-of-modules.ts'
import project from './package.json' with { type: 'json' }
import routes from './src/web/routes.ts'

/** What most pages need, and so small that a file each would cost more than it spares. */
const OF_EVERY_PAGE = [
  // The screen of a server that is away asks for the session, which no public page needs.
  /src\/web\/features\/(boot|site|theme)\b(?!.*unreachable).*\.tsx?$/,
  /src\/web\/ui\/(alert|button|fader|logo|pencil-frame|segments)\.tsx?$/,
  /src\/web\/lib\/(play-alone|formats|browser-state)\.ts$/,
  /lucide-react\/.*\/icons\/(arrow-left|check|clapperboard|copy|image|mail|mic|pause|play|plus)\.mjs$/,
  /lucide-react\/.*\/icons\/(rotate-ccw|search|shield-check|volume-2|volume-x)\.mjs$/,
]

const SERVER_DEPENDENCIES = Object.keys(project.dependencies).filter(
  (name) => !project.siteDependencies.includes(name),
)
const shareOf = sharesOfModules(join(import.meta.dirname, 'src', 'web'), routes)

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    reactRouter(),
    lingui(),
    toastsWithoutInlineStyle(),
    brandIcons(),
    routeFailuresStayOnThePage(),
    loadedRenderer(),
  ],
  // The server writes the edited home page with what the build leaves; an installation has no package for the page.
  ssr: command === 'build' ? { noExternal: true, external: SERVER_DEPENDENCIES } : {},
  // React has the hook itself; the stand-in for old versions is another 1.5 kB.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The content security policy allows no data: URLs, so no asset is folded into the code.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Two files for what every page needs, one more for the screens of the dashboard, instead of a file for
      // every few modules that a phone has to ask for.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui|@messageformat)\//,
            },
            { name: 'site', test: (id) => OF_EVERY_PAGE.some((files) => files.test(id)) },
            {
              name: (id, modules) => (shareOf(id, modules) === 'all' ? 'shared' : null),
              debugName: 'shared',
              entriesAware: true,
            },
            {
              name: (id, modules) => (shareOf(id, modules) === 'screens' ? 'screens' : null),
              debugName: 'screens',
            },
          ],
        },
      },
    },
  },
  server: {
    // /api and /api/ are the page about it.
    proxy: Object.fromEntries(
      ['^/rpc/', '^/api/.', '^/media/'].map((path) => [
        path,
        process.env['REELWRIGHT_URL'] ?? 'http://127.0.0.1:3000',
      ]),
    ),
  },
}))

/** Sonner writes a <style> element when it loads, which the policy forbids; we style toasts ourselves. */
function toastsWithoutInlineStyle(): Plugin {
  return {
    name: 'toasts-without-inline-style',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler: (code) => code.replace(/^__insertCSS\(.*\);$/m, ''),
    },
  }
}

/** `virtual:brand-icons`: the path data of the few brand marks the site shows; the whole set is 5 MB. */
function brandIcons(): Plugin {
  const wanted = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'youtube']
  return {
    name: 'brand-icons',
    resolveId: { filter: { id: /^virtual:brand-icons$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:brand-icons$/ },
      handler() {
        const { icons } = createRequire(import.meta.url)('@iconify-json/simple-icons/icons.json')
        const paths = wanted.map((name) => [name, /\bd="([^"]+)"/.exec(icons[name].body)?.[1]])
        return `export default ${JSON.stringify(Object.fromEntries(paths))}`
      },
    },
  }
}

/**
 * React Router loads the whole site again when a page's code does not arrive, which without a
 * network ends on the browser's error page. Ours says what happened and keeps what is open.
 */
function routeFailuresStayOnThePage(): Plugin {
  return {
    name: 'route-failures-stay-on-the-page',
    enforce: 'pre',
    transform: {
      filter: { id: /react-router\/dist\/.*routeModules\.js/ },
      handler: (code) =>
        code.replace(
          /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
          "window.dispatchEvent(new Event('vite:preloadError')); throw error;",
        ),
    },
  }
}

/**
 * React Router gives each page ten seconds, and loads the renderer within those of the first, which a very slow
 * machine does not manage. So it is loaded before the first is asked for.
 */
function loadedRenderer(): Plugin {
  return {
    name: 'loaded-renderer',
    async configurePreviewServer({ config }) {
      await import(pathToFileURL(join(config.root, 'build', 'server', 'index.js')).href)
    },
  }
}
