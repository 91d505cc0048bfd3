import {
  address,
  email,
  mailbox,
  oneOf,
  optionalWords,
  program,
  origin,
  proxies,
  password,
  secret,
  SettingsError,
  wholeNumber,
  words,
  yesOrNo,
  type Reader,
} from '#server/settings-readers.ts'

/** The fewest characters of a secret that signs. */
export const SECRET_LENGTH = 32

const setting = <T>(read: Reader<T>, preset: string, says: string) => ({ read, preset, says })

/** Every setting: how it is read, its default as the docs show it, and what it does. */
export const SETTINGS = {
  port: setting(wholeNumber(3000, 0, 65_535), '3000', 'Port to listen on; 0 picks any free one.'),
  host: setting(
    words('0.0.0.0'),
    '0.0.0.0',
    'Network address to listen on; 127.0.0.1 accepts connections from this machine only.',
  ),
  appUrl: setting(
    origin,
    'http://localhost:PORT',
    'Public URL of the site; if unset, the host of each request is used.',
  ),
  dataDir: setting(
    words('./data'),
    './data',
    'Folder for all data: the SQLite file, the secret, the PDF browser, backups, and your own templates.',
  ),
  databaseUrl: setting(
    address(['postgres', 'postgresql'], 'postgres://user:password@host/database'),
    'absent: SQLite in DATA_DIR',
    'PostgreSQL database to use instead of the SQLite file.',
  ),
  secret: setting(
    secret(SECRET_LENGTH),
    'created once, in DATA_DIR/secret',
    'Signs sessions and links, at least 32 characters; give all processes the same one.',
  ),
  brandName: setting(words('Curricle'), 'Curricle', 'Name of the product on every page.'),
  adminPassword: setting(
    password(12),
    'created at first start',
    'Password for the admin area; at least 12 characters and not a common one.',
  ),
  smtpUrl: setting(
    address(['smtp', 'smtps'], 'smtp://user:password@mail.example.com:587'),
    'absent: email stays in the outbox',
    'Mail server that sends email.',
  ),
  mailFrom: setting(
    mailbox,
    'absent',
    'Sender of emails, as an address or as Name <address>; required with SMTP_URL. Without a name, BRAND_NAME is used.',
  ),
  stripeSecretKey: setting(
    optionalWords,
    'absent: test payments, or none with a public APP_URL',
    'Stripe secret key; requires STRIPE_WEBHOOK_SECRET. A live key also requires OPERATOR_NAME and OPERATOR_ADDRESS.',
  ),
  stripeWebhookSecret: setting(optionalWords, 'absent', 'Signing secret of the Stripe webhook.'),
  allowSandboxPayments: setting(yesOrNo(false), 'false', 'Allows test payments on a public address.'),
  planEnforcement: setting(
    oneOf(['auto', 'on', 'off'], 'auto'),
    'auto',
    'Whether plans limit what users can do; auto means on once Stripe is set up.',
  ),
  aiProvider: setting(
    oneOf(['embedded', 'openai', 'anthropic', 'openai-compatible'], 'embedded'),
    'embedded',
    'What writes suggestions: the embedded writer, or a language model with the embedded writer as fallback.',
  ),
  aiModel: setting(optionalWords, 'absent', 'Name of the language model; required unless AI_PROVIDER is embedded.'),
  aiApiKey: setting(optionalWords, 'absent', 'API key of the language model; required by openai and anthropic.'),
  aiBaseUrl: setting(
    address(['http', 'https'], 'http://localhost:11434/v1'),
    'absent',
    'URL of the language model; required by openai-compatible.',
  ),
  aiDailyBudget: setting(wholeNumber(1_000_000, 0, 1e12), '1000000', 'Tokens that all users together can use per day.'),
  aiUserDailyBudget: setting(
    wholeNumber(50_000, 0, 1e12),
    '50000',
    'Tokens that one user can use per day; four times as many with All Features.',
  ),
  payments: setting(oneOf(['auto', 'off'], 'auto'), 'auto', 'off makes everything available and shows no prices.'),
  supportEmail: setting(email, 'absent: not shown', 'Email address for support.'),
  partnersEmail: setting(email, 'absent: not shown', 'Email address for partners.'),
  pressEmail: setting(email, 'absent: not shown', 'Email address for the press.'),
  operatorName: setting(optionalWords, 'absent', 'Name of the site owner, for the legal pages.'),
  operatorAddress: setting(
    optionalWords,
    'absent',
    'Postal address of the site owner, for the legal pages and list emails, which are not sent without it.',
  ),
  pdfBrowser: setting(program, 'detected', 'Path to the Chrome or Chromium that prints PDFs.'),
  pdfBrowserUrl: setting(
    address(['http', 'https', 'ws', 'wss'], 'ws://browsers.example.com:9222'),
    'absent',
    'URL of a running browser that prints PDFs.',
  ),
  serviceWorker: setting(
    oneOf(['on', 'off'], 'on'),
    'on',
    'off removes the offline builder from every browser that has it.',
  ),
  guestDownloads: setting(
    oneOf(['on', 'off'], 'off'),
    'off',
    'on lets visitors download PDF and Word files without an account.',
  ),
  trustProxy: setting(
    proxies,
    'false',
    'Whether to trust X-Forwarded-* headers: true for one proxy in front of the server, or the number of proxies.',
  ),
  logLevel: setting(
    oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    'info',
    'Lowest log level to write: debug, info, warn, error, or silent.',
  ),
  rateLimits: setting(
    oneOf(['on', 'off'], 'on'),
    'on',
    'off is for load tests only; not allowed with a public APP_URL.',
  ),
}

type Table = typeof SETTINGS
export type Settings = { readonly [K in keyof Table]: ReturnType<Table[K]['read']> }

/** 'appUrl' is APP_URL in the environment. */
export const nameOf = (key: string): string => key.replace(/[A-Z]/g, '_$&').toUpperCase()

/** Reads and checks every setting; a blank one counts as absent. Throws a SettingsError with one clear line. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(SETTINGS).map(([key, { read }]) => [key, named(nameOf(key), read, env)])
  // Each entry was read by the table's own reader, so its type is that of the table.
  const settings = Object.fromEntries(entries) as Settings
  const clash = clashIn(settings)
  if (clash) throw new SettingsError(clash)
  return settings
}

function named(name: string, read: Reader<unknown>, env: Readonly<Record<string, string | undefined>>): unknown {
  try {
    return read(env[name]?.trim() || undefined)
  } catch (error) {
    throw error instanceof SettingsError ? new SettingsError(`${name} ${error.message}`) : error
  }
}

/** What is wrong between settings that are each valid on their own. */
function clashIn(settings: Settings): string | undefined {
  const { aiProvider } = settings
  if (settings.rateLimits === 'off' && settings.appUrl && !isLoopback(settings.appUrl))
    return 'RATE_LIMITS can’t be off while APP_URL is a public address.'
  const missing = missingForPayments(settings)
  if (missing) return missing
  if (settings.smtpUrl && !settings.mailFrom) return 'MAIL_FROM is required with SMTP_URL.'
  if (aiProvider !== 'embedded' && !settings.aiModel) return `AI_MODEL is required when AI_PROVIDER is ${aiProvider}.`
  if ((aiProvider === 'openai' || aiProvider === 'anthropic') && !settings.aiApiKey)
    return `AI_API_KEY is required when AI_PROVIDER is ${aiProvider}.`
  if (aiProvider === 'openai-compatible' && !settings.aiBaseUrl)
    return 'AI_BASE_URL is required when AI_PROVIDER is openai-compatible.'
  return undefined
}

function missingForPayments(settings: Settings): string | undefined {
  const { stripeSecretKey = '', stripeWebhookSecret = '', operatorName, operatorAddress } = settings
  if ((stripeSecretKey === '') !== (stripeWebhookSecret === ''))
    return 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.'
  // Stripe's test keys move no money.
  const isReal = /^(?:sk|rk)_live_/.test(stripeSecretKey)
  return isReal && !(operatorName && operatorAddress)
    ? 'OPERATOR_NAME and OPERATOR_ADDRESS are required for real payments: buyers must know who is selling.'
    : undefined
}

/** Whether other machines can reach the server, which does not know its own address. */
export const isReachableWithoutUrl = ({ host, appUrl }: Pick<Settings, 'host' | 'appUrl'>): boolean =>
  appUrl === undefined && ['0.0.0.0', '::'].includes(host)

/** Whether an address leads back to this very machine. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  )
}
