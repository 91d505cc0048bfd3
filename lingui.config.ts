import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'es', 'fr'],
  // Until a language is complete, what it lacks is shown in English.
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: 'src/web/locales/{locale}', include: ['src/web'] }],
})
