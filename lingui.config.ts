import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  format: formatter({ lineNumbers: false }),
  catalogs: [{ path: 'src/web/locales/{locale}', include: ['src/web'] }],
})
