import { defineConfig } from '@lingui/cli'
export default defineConfig({
  sourceLocale: 'en',
  locales: ["en", "de", "es", "fr"],
  catalogs: [{ path: 'src/web/locales/{locale}', include: ['src/web'] }],
})
