import { join } from 'node:path'
import type { Db } from '#server/database/connection.ts'
import { openDatabase } from '#server/database/open.ts'
import { selectOwnerByEmail, type Owner } from '#server/accounts/store.ts'
import { sellingOf } from '#server/engines/payments/setup/payment-provider.ts'
import { storedSecret } from '#server/secret.ts'
import { createEntitlements } from '#server/billing/entitlements.ts'
import { createVerificationTokens } from '#server/accounts/verification-tokens.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import './command-errors.ts'

type Command = (owner: Owner, at: { readonly db: Db; readonly settings: Settings }) => Promise<string>

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['reset', resetLink],
  ['grant-coach', grantCoach],
  ['revoke-coach', revokeCoach],
])
const USAGE = `Usage: npm run account -- ${[...COMMANDS.keys()].join('|')} <email>`

const clock = () => new Date()

/** Creates a link that sets a new password, for administrators without a mail server. */
async function resetLink(owner: Owner, { db, settings }: Parameters<Command>[1]): Promise<string> {
  const secret = settings.secret ?? storedSecret(settings.dataDir)
  const tokens = createVerificationTokens({ db, secret, clock })
  const token = tokens.signed(await tokens.create('reset', owner.id, owner.email))
  const link = `${settings.appUrl ?? `http://localhost:${settings.port}`}/password-reset/${token}`
  return `Open this link to set a new password. It works once and expires in one hour:\n${link}`
}

async function grantCoach(owner: Owner, { db, settings }: Parameters<Command>[1]): Promise<string> {
  const isNew = await createEntitlements({ db, clock, selling: sellingOf(settings) }).grant(owner.id, 'coach')
  return isNew ? 'This account now has the Interview coach.' : 'This account already has the Interview coach.'
}

async function revokeCoach(owner: Owner, { db, settings }: Parameters<Command>[1]): Promise<string> {
  const wasOwned = await createEntitlements({ db, clock, selling: sellingOf(settings) }).revoke(owner.id, 'coach')
  if (!wasOwned) return 'This account didn’t have the Interview coach.'
  return 'This account no longer has the Interview coach. Its sessions are kept.'
}

async function run(command: Command, email: string): Promise<string | undefined> {
  const settings = readSettings(process.env)
  const { db } = await openDatabase(settings.databaseUrl ?? join(settings.dataDir, 'curricle.db'))
  try {
    const owner = await selectOwnerByEmail(db, email)
    return owner && (await command(owner, { db, settings }))
  } finally {
    await db.destroy()
  }
}

const [name = '', email = ''] = process.argv.slice(2)
const command = COMMANDS.get(name)
if (!command || !email) {
  console.error(USAGE)
  process.exit(1)
}
const said = await run(command, email.trim())
if (!said) {
  console.error('No account has this email address. Check it for typos.')
  process.exit(1)
}
console.log(said)
