import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkTo, resumeOf, shower } from '#server/testing/public-pages.ts'
import { ada, createTestSite } from '#server/testing/site.ts'

const POLICY = readFileSync('content/pages/cookie-policy.md', 'utf8')

/** The lifetime of each cookie. */
const LIVES = {
  'curricle.session_token': '30 days',
  '__Secure-curricle.session_token': '30 days',
  'curricle.known': '400 days',
  '__Host-curricle.known': '400 days',
  'curricle.admin': '12 hours',
  '__Host-curricle.admin': '12 hours',
  'curricle.known-admin': '400 days',
  '__Host-curricle.known-admin': '400 days',
} as const

const PLAIN_NAMES = ['curricle.session_token', 'curricle.known', 'curricle.admin', 'curricle.known-admin'] as const
const SECURE_NAMES = [
  '__Secure-curricle.session_token',
  '__Host-curricle.known',
  '__Host-curricle.admin',
  '__Host-curricle.known-admin',
] as const

/** The code that writes to browser storage, and the names that the policy lists for it. */
const STORED_BY = {
  'features/admin/messages/reply-drafts.ts': ['admin-reply:…'],
  'features/builder/form/fields/typed-words.ts': ['words:…'],
  'features/builder/preview/preview-tools.tsx': ['preview-zoom'],
  'features/resumes/arranged-resumes.tsx': ['resume-order'],
  'features/builder/interview/interview-promo.tsx': ['interview-prep-promo'],
  'features/builder/interview/use-interview-mode.ts': ['interview-open'],
  'features/coach/negotiation/negotiation-storage.ts': ['coach-negotiation:…', 'coach-negotiation-draft:…'],
  'features/coach/practice/answer-form.tsx': ['coach-timer'],
  'features/coach/answer-drafts.ts': ['coach-answer:…'],
  'features/coach/practice/voice.tsx': ['coach-voice'],
  'features/profile/profile-draft.ts': ['profile-draft'],
  'features/resumes/transfer/use-transfer-offer.ts': ['transfer-put-off'],
  'persistence/has-drafts.ts': ['has-drafts'],
  'persistence/stored-interview.ts': ['interview:…'],
  'persistence/journal.ts': ['journal:…'],
  'persistence/stored-posting.ts': ['job-postings'],
  'persistence/indexeddb.ts': ['curricle', 'resumes', 'drafts'],
  'persistence/moved-resumes.ts': ['moved-resumes'],
  'lib/full-file-names.ts': ['full-file-names'],
  'lib/theme.tsx': ['resume-theme'],
  'delivery/offline/cached-files.ts': ['curricle-builder-…', 'curricle-fonts'],
} as const
/** These store under names that their callers pass in. */
const CALLER_NAMED = ['features/coach/stored-record.ts', 'lib/use-stored-choice.ts']

test.each(['http://localhost:3000', 'https://resumes.example.com'])(
  'on %s every cookie lives as long as the cookie policy says',
  async (appUrl) => {
    const site = await createTestSite('sqlite', { env: { APP_URL: appUrl, ADMIN_PASSWORD: 'correct horse battery' } })
    const headers = { origin: appUrl }
    const answers = await Promise.all([
      site.request('POST', '/api/register', { body: ada, headers }),
      site.request('POST', '/api/admin/login', { body: { password: 'correct horse battery' }, headers }),
    ])
    await site.close()
    const lives = answers.flatMap((answer) => answer.headers.getSetCookie().map(lifeOf))
    const names = appUrl.startsWith('https:') ? SECURE_NAMES : PLAIN_NAMES
    expect(Object.fromEntries(lives)).toEqual(Object.fromEntries(names.map((name) => [name, LIVES[name]])))
    for (const name of names) expect(rowOf(name)).toContain(LIVES[name])
  },
)

test.each([
  ['http://localhost:3000', 'curricle.link-…'],
  ['https://resumes.example.com', '__Host-curricle.link-…'],
])('on %s the cookie of a share link lives as long as the cookie policy says', async (appUrl, shown) => {
  const site = await createTestSite('sqlite', { env: { APP_URL: appUrl } })
  const owner = await shower(site)
  const link = await linkTo(site, owner, await resumeOf(site, owner), { password: 'for acme only' })
  const opened = await site.request('POST', `/api/shared/${link}/opening`, {
    body: { password: 'for acme only' },
    headers: { origin: appUrl },
  })
  await site.close()
  const [[name = '', life] = []] = opened.headers.getSetCookie().map(lifeOf)
  expect([name.replace(/-[0-9a-f]+$/, '-…'), life]).toEqual([shown, '12 hours'])
  expect(rowOf(shown)).toContain('12 hours')
})

test('visitors who only read get no cookie', async () => {
  const site = await createTestSite('sqlite')
  const answers = await Promise.all(
    ['/api/user', '/api/templates', '/api/billing/offer'].map((path) => site.request('GET', path)),
  )
  await site.close()
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
})

test('everything stored in the browser is listed in the cookie policy', () => {
  const all = globSync('src/web/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
  const storing = all
    .filter((path) => WRITES.test(readFileSync(path, 'utf8')))
    .map((path) => path.slice('src/web/'.length))
  expect(storing.toSorted()).toEqual([...Object.keys(STORED_BY), ...CALLER_NAMED].toSorted())
  for (const name of Object.values(STORED_BY).flat()) expect(POLICY).toContain(`\`${name}\``)
})

const WRITES = /Storage\.setItem|= createStoredRecord<|=>? useStoredChoice\(|factory\.open\(|caches\.open\(/

/** The first row of the policy that names a cookie. */
const rowOf = (name: string): string => POLICY.split('\n').find((line) => line.includes(`\`${name}\``)) ?? ''

function lifeOf(cookie: string): readonly [name: string, life: string] {
  const [pair = '', ...marks] = cookie.split('; ')
  const seconds = Number(marks.find((mark) => /^max-age=/i.test(mark))?.slice('max-age='.length))
  return [pair.split('=')[0] ?? '', seconds < 86_400 ? `${seconds / 3600} hours` : `${seconds / 86_400} days`]
}
