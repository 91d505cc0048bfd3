import { join } from 'node:path'
import { openDb } from '#server/db/open.ts'
import { selectOwnerByEmail } from '#server/db/users.ts'
import { keptSecret } from '#server/secret.ts'
import { openProofs } from '#server/services/proofs.ts'
import { readSettings } from '#server/settings.ts'

const USAGE = 'Usage: npm run account -- reset <email>'

/** Makes a link that sets a new password, for whoever runs the product without a mail server. */
async function resetLink(email: string): Promise<string | undefined> {
  const settings = readSettings(process.env)
  const { db } = await openDb(settings.databaseUrl ?? join(settings.dataDir, 'curricle.db'))
  try {
    const owner = await selectOwnerByEmail(db, email)
    if (!owner) return undefined
    const secret = settings.secret ?? keptSecret(settings.dataDir)
    const proofs = openProofs({ db, secret, clock: () => new Date() })
    const token = proofs.tokenOf(await proofs.make('reset', owner.id, owner.email))
    return `${settings.appUrl ?? `http://localhost:${settings.port}`}/password-reset/${token}`
  } finally {
    await db.destroy()
  }
}

const [command, email = ''] = process.argv.slice(2)
if (command !== 'reset' || !email) {
  console.error(USAGE)
  process.exit(1)
}
const link = await resetLink(email.trim())
if (!link) {
  console.error('No account has this address. Look for a slip in it.')
  process.exit(1)
}
console.log(`This link sets a new password. It works once, for one hour:\n${link}`)
