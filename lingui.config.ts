import { relative } from 'node:path'
import { defineConfig } from '@lingui/cli'
import babelExtractor from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { saysServerTexts } from './scripts/translations/server-files.ts'
import { INTERFACE_LANGUAGES } from './src/shared/text/interface-languages.ts'

/** What findings say stands in shared, in English; the interface says the same in other languages. */
const FINDINGS = 'src/shared/ats/finding-texts.ts'
const BUILT_IN_TEMPLATES = 'src/shared/template/built-in/all.ts'

const BUILDER = 'src/web/features/builder'
/** What the builder fetches after its first tab; nothing that is there at once stands among them. */
const LATER_PARTS = [
  `${BUILDER}/form/panels/{certificate-fields,closing-fields,custom-sections,education-panel,experience-panel}.tsx`,
  `${BUILDER}/form/panels/{further-contacts,interests-field,language-levels,more-lists,more-panel}.tsx`,
  `${BUILDER}/form/panels/{projects-panel,same-employer,skill-groups,skills-panel}.tsx`,
  `${BUILDER}/form/panels/{contact-names,kind-names}.ts`,
  `${BUILDER}/design`,
  `${BUILDER}/panel/page-break-items.tsx`,
  `${BUILDER}/photo`,
  `${BUILDER}/preview/{design-sheet,ghost-paper,page-strip,preview-tools}.tsx`,
  `${BUILDER}/form/fields/{bullet-items,bullets-field,date-field,hidden-bullets,links-field,period-fields,use-bullet-level,words-field}.tsx`,
  `${BUILDER}/form/fields/use-bullet-lines.ts`,
  `${BUILDER}/form/fields/{bullet,link-dialog,model-wording,note-slips,wording-choice,writing-help-dialog,writing-help-items}.tsx`,
  `${BUILDER}/download/download-resume.ts`,
  `${BUILDER}/shortcuts`,
  `${BUILDER}/start/example-picker.tsx`,
  `${BUILDER}/history`,
  `${BUILDER}/saving/leave-dialog.tsx`,
  `${BUILDER}/conflicts/{conflict-choice,conflict-dialog}.tsx`,
  `${BUILDER}/conflicts/resolve-conflict.ts`,
  `${BUILDER}/form/entries/{drag-handle,entry-card,entry-list,entry-menu-items,item-menu,sortable-list}.tsx`,
  `${BUILDER}/form/entries/use-period.ts`,
  `${BUILDER}/score/{finding-actions,match-view,posting-form,score-details,score-head,score-history,score-panel}.tsx`,
]
/** What is said of a score, by the builder's panel and by the score's own page. */
const SCORE_NOTES =
  'src/web/features/score/{demands-shown,finding-list,highlighted-posting,keyword-list,nothing-to-fix,posting-hint}.tsx'
const INTERVIEW = 'src/web/features/builder/interview/panel'
const COACH = 'src/web/features/coach'
/** What is said of written lines, by the interview and by the coach. */
const LINE_PROVENANCE = 'src/web/features/line-provenance'
/** What is said of plans, by the landing page and wherever plans are compared or bought. */
const PLAN_CARDS = 'src/web/features/plans/{money-back-guarantee.tsx,plan-card.tsx,plan-labels.ts}'
const BILLING = 'src/web/features/billing'
const BILLING_PAGES = [BILLING, 'src/web/pages/pricing.tsx']
const X_RAY = 'src/web/features/x-ray'
const X_RAY_PAGES = [X_RAY, 'src/web/pages/x-ray.tsx']
const MARKETING = 'src/web/features/marketing'
const MARKETING_PAGES = [
  MARKETING,
  ...['blog', 'contact', 'newsletter'].map((part) => `src/web/features/${part}`),
  'src/web/features/templates/measured',
  'src/web/features/templates/{cover-letters,sample-templates}.tsx',
  'src/web/pages/how-we-measure.tsx',
  'src/web/pages/{article,blog,contact,newsletter,newsletter-confirm,newsletter-head,newsletter-unsubscribe,text-page}.tsx',
]
const READ_FILE = 'src/web/features/read-file'
const READ_FILE_PARTS = [
  `${READ_FILE}/refusal-message.ts`,
  'src/web/features/import/reading/{import-file,import-problem}.ts',
  'src/web/features/import/paste',
  'src/web/features/import/review',
]
/** What is claimed, by the landing page and by the administrator’s switches. */
const CLAIM_TEXTS = 'src/web/features/claims/claim-texts.ts'
const OFFLINE = 'src/web/features/builder/offline'
const PUBLIC = 'src/web/features/public-page'
const PUBLIC_PAGES = [PUBLIC, 'src/web/pages/{public-page,public-portfolio,public-resume,shared-resume}.tsx']
const ACCOUNT_PAGES = [
  ...['account', 'profile', 'settings'].map((part) => `src/web/features/${part}`),
  'src/web/pages/{auth,confirm-email,new-password,password-reset,profile,settings,unsubscribe}.tsx',
]
const PORTFOLIO = 'src/web/features/portfolio'
const PORTFOLIO_PAGES = [PORTFOLIO, 'src/web/pages/portfolio.tsx']
const ATS = 'src/web/features/ats'
const ATS_PAGES = [ATS, SCORE_NOTES, 'src/web/pages/ats-analyzer.tsx']
const RESUMES = 'src/web/features/resumes'
const RESUME_LISTS = [RESUMES, 'src/web/features/dashboard']
/** What a template's parse points are called, by the gallery and by the landing page. */
const ATS_POINTS = 'src/web/features/templates/ats-score.tsx'
const TEMPLATES = 'src/web/features/templates'
const TEMPLATE_PAGES = [TEMPLATES, 'src/web/pages/templates.tsx']
/** Said by the landing page and by the page on measuring. */
const NOT_OF_GALLERY = [`${TEMPLATES}/measured`, `${TEMPLATES}/{cover-letters,sample-templates}.tsx`]
/** What fields are called, by the builder's comparisons and by the template editor. */
const FIELD_NAMES = `${BUILDER}/history/difference-labels.ts`
const TEMPLATE_EDITOR = 'src/web/features/template-editor'
const TEMPLATE_EDITOR_PAGES = [TEMPLATE_EDITOR, 'src/web/pages/{edit-template,template-editor}.tsx']
const ADMIN = 'src/web/features/admin'
const ADMIN_PAGES = [ADMIN, 'src/web/pages/{admin,admin-dashboard}.tsx']

/** What the server says, in refusals and emails: plain English in its code. */
const serverWords: typeof babelExtractor = {
  match: (filename) => saysServerTexts(relative(import.meta.dirname, filename)),
  async extract(filename, code, onMessageExtracted) {
    const { serverTextsOf } = await import('./scripts/translations/server-texts.ts')
    const file = relative(import.meta.dirname, filename)
    for (const text of serverTextsOf(file, code)) onMessageExtracted({ id: text, message: text, origin: [filename, 1] })
  },
}

/** What the coach asks and listens for: data, in English. */
const coachWords: typeof babelExtractor = {
  match: (filename) => /data\/coach\/[\w-]+\.yaml$|shared\/coach\/further-question\.ts$/.test(filename),
  async extract(filename, code, onMessageExtracted) {
    const { coachTextsOf } = await import('./scripts/translations/coach-texts.ts')
    for (const text of coachTextsOf(filename, code))
      onMessageExtracted({ id: text, message: text, origin: [filename, 1] })
  },
}

const findingWords: typeof babelExtractor = {
  match: (filename) => filename.endsWith(FINDINGS),
  async extract(filename, _code, onMessageExtracted) {
    const { WORDS } = await import('./src/shared/ats/finding-texts.ts')
    for (const [code, words] of Object.entries(WORDS))
      for (const part of ['title', 'advice'] as const)
        onMessageExtracted({ id: `${code}.${part}`, message: words[part], comment: words[part], origin: [filename, 1] })
  },
}

/** What built-in templates say of themselves: data, in English. */
const templateWords: typeof babelExtractor = {
  match: (filename) => filename.endsWith(BUILT_IN_TEMPLATES),
  async extract(filename, _code, onMessageExtracted) {
    const { builtInTemplates } = await import('./src/shared/template/built-in/all.ts')
    for (const { description } of builtInTemplates)
      onMessageExtracted({ id: description, message: description, origin: [filename, 1] })
  },
}

export default defineConfig({
  sourceLocale: 'en',
  locales: INTERFACE_LANGUAGES.map(({ tag }) => tag),
  // Until a language is complete, what it lacks is shown in English.
  fallbackLocales: { default: 'en' },
  // In the order of the source, so that translators see what belongs together; without line numbers, which every edit moves.
  orderBy: 'origin',
  format: formatter({ lineNumbers: false }),
  extractors: [findingWords, templateWords, serverWords, coachWords, babelExtractor],
  catalogs: [
    {
      path: 'locales/{locale}/shell',
      include: ['src/web'],
      exclude: [
        ...LATER_PARTS,
        SCORE_NOTES,
        INTERVIEW,
        OFFLINE,
        ...READ_FILE_PARTS,
        COACH,
        LINE_PROVENANCE,
        PLAN_CARDS,
        ...BILLING_PAGES,
        ...X_RAY_PAGES,
        ...MARKETING_PAGES,
        ...ACCOUNT_PAGES,
        ...PUBLIC_PAGES,
        ...ATS_PAGES,
        ...ADMIN_PAGES,
        ...PORTFOLIO_PAGES,
        ...TEMPLATE_PAGES,
        ...TEMPLATE_EDITOR_PAGES,
        ATS_POINTS,
        CLAIM_TEXTS,
        ...RESUME_LISTS,
      ],
    },
    // Apart, as the first tab does without them.
    { path: 'locales/{locale}/builder', include: [...LATER_PARTS, SCORE_NOTES] },
    // Apart, as few resumes are begun by an interview.
    { path: 'locales/{locale}/interview', include: [INTERVIEW, LINE_PROVENANCE] },
    // Apart, as few bring a file in, and nobody does while writing.
    { path: 'locales/{locale}/read-file', include: READ_FILE_PARTS },
    // Apart, as only a page without a connection says them.
    { path: 'locales/{locale}/offline', include: [OFFLINE] },
    // Apart, as only the coach's own pages speak of it.
    { path: 'locales/{locale}/coach', include: [COACH, LINE_PROVENANCE] },
    // Apart, as few visitors compare plans, and fewer pay.
    { path: 'locales/{locale}/billing', include: [...BILLING_PAGES, PLAN_CARDS] },
    // Apart, as few people make templates of their own.
    { path: 'locales/{locale}/template-editor', include: [...TEMPLATE_EDITOR_PAGES, FIELD_NAMES] },
    // Apart, as neither writing a resume nor the page that invites to it speaks of them.
    { path: 'locales/{locale}/x-ray', include: X_RAY_PAGES },
    // Apart, as who writes has left the street.
    { path: 'locales/{locale}/marketing', include: [...MARKETING_PAGES, PLAN_CARDS, ATS_POINTS, CLAIM_TEXTS] },
    // Apart, as only the gallery speaks of all templates.
    {
      path: 'locales/{locale}/templates',
      include: [...TEMPLATE_PAGES, BUILT_IN_TEMPLATES],
      exclude: NOT_OF_GALLERY,
    },
    { path: 'locales/{locale}/account', include: ACCOUNT_PAGES },
    // Apart, as who writes sees one resume, and not the list.
    { path: 'locales/{locale}/resumes', include: RESUME_LISTS },
    // Apart, as only who shows something speaks of it.
    { path: 'locales/{locale}/portfolio', include: PORTFOLIO_PAGES },
    // Apart, as who writes reads the score beside the form, and not on its page.
    { path: 'locales/{locale}/ats', include: ATS_PAGES },
    // Apart, as only the operator comes there.
    { path: 'locales/{locale}/admin', include: [...ADMIN_PAGES, CLAIM_TEXTS] },
    // Apart, as people's own pages speak of nothing else.
    { path: 'locales/{locale}/public-page', include: PUBLIC_PAGES },
    // Apart, as no page needs them.
    { path: 'locales/{locale}/server', include: ['src/server', 'src/shared/contract'] },
    // Apart, as it is data.
    {
      path: 'locales/{locale}/coach-questions',
      include: ['data/coach', 'src/shared/coach/further-question.ts'],
    },
    // Apart, as few pages show findings.
    { path: 'locales/{locale}/findings', include: [FINDINGS] },
  ],
})
