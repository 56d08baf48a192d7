import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [
    tailwindcss(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    reactRouter(),
    lingui(),
    toastsWithoutInlineStyle(),
    routeFailuresStayOnThePage(),
  ],
  // The content security policy allows no data: URLs, so no asset is folded into the code.
  build: { assetsInlineLimit: 0 },
  server: {
    proxy: Object.fromEntries(
      ['/rpc', '/api', '/media'].map((path) => [
        path,
        process.env['REELWRIGHT_URL'] ?? 'http://127.0.0.1:3000',
      ]),
    ),
  },
})

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
