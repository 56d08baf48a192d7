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
