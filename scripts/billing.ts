import { join } from 'node:path'
import { openDatabase } from '#server/database/open.ts'
import { createPaymentProvider } from '#server/engines/payments/setup/payment-provider.ts'
import { createLog } from '#server/log.ts'
import { storedSecret } from '#server/secret.ts'
import { createReconciliation } from '#server/billing/reconciliation.ts'
import { readSettings } from '#server/settings.ts'
import './command-errors.ts'

const USAGE = `Usage: npm run billing -- reconcile [fix]
Compares purchases, subscriptions, and payments with the payment provider's records, and with what users own and the
latest ledger entries.
With fix, reads the differing items from the provider again, and corrects what users own and the ledger.`

const [command, how] = process.argv.slice(2)
if (command !== 'reconcile' || (how !== undefined && how !== 'fix')) {
  console.error(USAGE)
  process.exit(1)
}

const settings = readSettings(process.env)
const { db } = await openDatabase(settings.databaseUrl ?? join(settings.dataDir, 'curricle.db'))
const clock = () => new Date()
const secret = settings.secret ?? storedSecret(settings.dataDir)
const provider = await createPaymentProvider({ settings, db, clock, secret, log: createLog('warn') })
if (!provider) {
  console.log('This site sells nothing, so there is no payment provider to compare with.')
} else {
  const reconciliation = createReconciliation({ db, clock, provider })
  if (how === 'fix') await reconciliation.repair()
  const differences = await reconciliation.differences()
  for (const { kind, id, ours, theirs } of differences)
    console.log(`${kind} ${id}: stored ${ours}; at the provider ${theirs}`)
  const mismatches = await reconciliation.mismatches()
  for (const { source, due, open, noted } of mismatches)
    console.log(`${source}: paid for ${due}; owned ${open}; in the ledger ${noted}`)
  const count = differences.length + mismatches.length
  console.log(count === 0 ? 'No differences.' : `${count} ${count === 1 ? 'difference' : 'differences'}.`)
  process.exitCode = count === 0 ? 0 : 2
}
await db.destroy()
