import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isReachableWithoutUrl, nameOf, readSettings, SETTINGS } from '#server/settings.ts'

/** The line shown to the administrator. */
function refusal(env: Record<string, string>): string {
  try {
    readSettings(env)
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

test('without any settings, every setting has its documented default', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    appUrl: undefined,
    dataDir: './data',
    databaseUrl: undefined,
    secret: undefined,
    brandName: 'Curricle',
    allowSandboxPayments: false,
    planEnforcement: 'auto',
    aiProvider: 'embedded',
    payments: 'auto',
    trustProxy: 0,
    logLevel: 'info',
    rateLimits: 'on',
  })
})

test('payments in test mode need no site owner, real ones do', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(refusal(keys)).toBe('accepted')
  const owner = { OPERATOR_NAME: 'Ada', OPERATOR_ADDRESS: '1 Mill Lane' }
  expect(refusal({ ...keys, STRIPE_SECRET_KEY: 'sk_live_1', ...owner })).toBe('accepted')
})

test('a blank setting counts as absent', () => {
  expect(readSettings({ PORT: ' ', APP_URL: '' })).toMatchObject({ port: 3000, appUrl: undefined })
})

test('our URL is stored as its origin', () => {
  expect(readSettings({ APP_URL: 'https://Resumes.example.com:443/' }).appUrl).toBe('https://resumes.example.com')
})

test.each([
  ['help@example.com', { address: 'help@example.com' }],
  ['Help Desk <help@example.com>', { name: 'Help Desk', address: 'help@example.com' }],
  ['"Desk, Help" <help@example.com>', { name: 'Desk, Help', address: 'help@example.com' }],
  ['<help@example.com>', { address: 'help@example.com' }],
])('the sender of emails may be given as %s', (text, mailbox) => {
  expect(readSettings({ MAIL_FROM: text }).mailFrom).toEqual(mailbox)
})

test('proxies may be a number or keywords', () => {
  expect(readSettings({ TRUST_PROXY: 'true' }).trustProxy).toBe(1)
  expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readSettings({ TRUST_PROXY: 'off' }).trustProxy).toBe(0)
})

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535, not "3e3".'],
  [{ APP_URL: 'example.com' }, 'APP_URL must be an address like https://resumes.example.com, not "example.com".'],
  [
    { APP_URL: 'https://a.co/app' },
    'APP_URL must be an address like https://resumes.example.com, not "https://a.co/app".',
  ],
  [
    { DATABASE_URL: 'mysql://u:geheim@h/d' },
    'DATABASE_URL must be an address like postgres://user:password@host/database.',
  ],
  [{ PDF_BROWSER: '/nowhere' }, 'PDF_BROWSER must be the path of an executable program, not "/nowhere".'],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
  [{ ADMIN_PASSWORD: 'elevenchars' }, 'ADMIN_PASSWORD must have at least 12 characters.'],
  [{ ADMIN_PASSWORD: 'Password1234' }, 'ADMIN_PASSWORD is too common. Choose a different password.'],
  [
    { MAIL_FROM: 'nobody' },
    'MAIL_FROM must be an email address like help@example.com or Name <help@example.com>, not "nobody".',
  ],
  [
    { MAIL_FROM: 'Ann <nobody>' },
    'MAIL_FROM must be an email address like help@example.com or Name <help@example.com>, not "Ann <nobody>".',
  ],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be true, false, or the number of proxies from 0 to 9, not "maybe".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
  [{ ALLOW_SANDBOX_PAYMENTS: 'perhaps' }, 'ALLOW_SANDBOX_PAYMENTS must be true or false, not "perhaps".'],
  [
    { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', OPERATOR_NAME: 'Ada' },
    'OPERATOR_NAME and OPERATOR_ADDRESS are required for real payments: buyers must know who is selling.',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_1' }, 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is required with SMTP_URL.'],
  [{ AI_PROVIDER: 'openai' }, 'AI_MODEL is required when AI_PROVIDER is openai.'],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY is required when AI_PROVIDER is openai.'],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
    'AI_BASE_URL is required when AI_PROVIDER is openai-compatible.',
  ],
])('%o stops the start with one clear line', (env, line) => {
  expect(refusal(env)).toBe(line)
})

test('rate limits can be turned off for localhost only', () => {
  const line = 'RATE_LIMITS can’t be off while APP_URL is a public address.'
  expect(refusal({ RATE_LIMITS: 'off', APP_URL: 'https://resumes.example.com' })).toBe(line)
  expect(refusal({ RATE_LIMITS: 'off', APP_URL: 'https://127.evil.example' })).toBe(line)
  expect(readSettings({ RATE_LIMITS: 'off', APP_URL: 'http://127.0.0.1:4000' }).rateLimits).toBe('off')
  expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBe('off')
})

test('a server that other machines reach without knowing its address is warned about', () => {
  const warned = (env: Record<string, string>) => isReachableWithoutUrl(readSettings(env))
  expect([warned({}), warned({ HOST: '::' })]).toEqual([true, true])
  expect(warned({ HOST: '127.0.0.1' })).toBe(false)
  expect(warned({ APP_URL: 'https://resumes.example.com' })).toBe(false)
})

test('the settings page lists every setting with its default and description', () => {
  const rows = Object.entries(SETTINGS).map(([key, { preset, says }]) => `| \`${nameOf(key)}\` | ${preset} | ${says} |`)
  const page = readFileSync('docs/settings.md', 'utf8')
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
})
