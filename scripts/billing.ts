import { join } from 'node:path'
import { openDatabase } from '#server/database/open.ts'
import { createPaymentProvider } from '#server/engines/payments/setup/payment-provider.ts'
import { createLog } from '#server/log.ts'
import { storedSecret } from '#server/secret.ts'
import { createReconciliation } from '#server/billing/reconciliation.ts'
import { readSettings } from '#server/settings.ts'

const USAGE = `Usage: npm run billing -- reconcile [mend]
Compares what is kept here of purchases, subscriptions and payments with what the payment provider holds, and what
people own and the last lines of the ledger with what is kept here.
With mend, what differs is read again at the provider, and what people own and the ledger follow from it.`

const [command, how] = process.argv.slice(2)
if (command !== 'reconcile' || (how !== undefined && how !== 'mend')) {
  console.error(USAGE)
  process.exit(1)
}

const settings = readSettings(process.env)
const { db } = await openDatabase(settings.databaseUrl ?? join(settings.dataDir, 'curricle.db'))
const clock = () => new Date()
const secret = settings.secret ?? storedSecret(settings.dataDir)
const provider = await createPaymentProvider({ settings, db, clock, secret, log: createLog('warn') })
if (!provider) {
  console.log('Nothing can be bought here: there is no payment provider to compare with.')
} else {
  const reconciliation = createReconciliation({ db, clock, provider })
  if (how === 'mend') await reconciliation.repair()
  const differences = await reconciliation.differences()
  for (const { kind, id, ours, theirs } of differences) console.log(`${kind} ${id}: here ${ours}; there ${theirs}`)
  const mismatches = await reconciliation.mismatches()
  for (const { source, due, open, noted } of mismatches)
    console.log(`${source}: paid for ${due}; open ${open}; in the ledger ${noted}`)
  const count = differences.length + mismatches.length
  console.log(count === 0 ? 'Nothing differs.' : `${count} ${count === 1 ? 'difference' : 'differences'}.`)
  process.exitCode = count === 0 ? 0 : 2
}
await db.destroy()
