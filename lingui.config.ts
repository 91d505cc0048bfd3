import { defineConfig } from '@lingui/cli'
import babelExtractor from '@lingui/cli/api/extractors/babel'

/** What findings say stands in shared, in English; the interface says the same in other languages. */
const FINDINGS = 'src/shared/ats/words.ts'

const INTERVIEW = 'src/web/features/builder/interview/panel'
const COACH = 'src/web/features/coach'
const BILLING = 'src/web/features/billing'
const X_RAY = 'src/web/features/x-ray'
const X_RAY_PAGES = [X_RAY, 'src/web/pages/x-ray.tsx']
const ACCOUNT = 'src/web/features/account'
const ACCOUNT_PAGES = [
  ...['account', 'admin', 'profile', 'settings'].map((part) => `src/web/features/${part}`),
  'src/web/pages/{admin,admin-dashboard,auth,confirm-email,new-password,password-reset,profile,settings,unsubscribe}.tsx',
]

const findingWords: typeof babelExtractor = {
  match: (filename) => filename.endsWith(FINDINGS),
  async extract(filename, _code, onMessageExtracted) {
    const { WORDS } = await import('./src/shared/ats/words.ts')
    for (const [code, words] of Object.entries(WORDS))
      for (const part of ['title', 'advice'] as const)
        onMessageExtracted({ id: `${code}.${part}`, message: words[part], comment: words[part], origin: [filename, 1] })
  },
}

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'es', 'fr'],
  // Until a language is complete, what it lacks is shown in English.
  fallbackLocales: { default: 'en' },
  extractors: [findingWords, babelExtractor],
  catalogs: [
    {
      path: 'src/web/locales/{locale}',
      include: ['src/web'],
      exclude: [INTERVIEW, COACH, BILLING, ...X_RAY_PAGES, ...ACCOUNT_PAGES],
    },
    // Apart, as few resumes are begun by an interview.
    { path: `${INTERVIEW}/locales/{locale}`, include: [INTERVIEW] },
    // Apart, as only the coach's own pages speak of it.
    { path: `${COACH}/locales/{locale}`, include: [COACH] },
    // Apart, as few visitors compare plans, and fewer pay.
    { path: `${BILLING}/locales/{locale}`, include: [BILLING] },
    // Apart, as neither writing a resume nor the page that invites to it speaks of them.
    { path: `${X_RAY}/locales/{locale}`, include: X_RAY_PAGES },
    { path: `${ACCOUNT}/locales/{locale}`, include: ACCOUNT_PAGES },
    // Apart, as few pages show findings.
    { path: 'src/web/score/locales/{locale}', include: [FINDINGS] },
  ],
})
