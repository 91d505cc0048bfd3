/*
 * Fills a database with invented people, to test lists and figures at scale: `npm run seed -- --users 100000 --resumes
 * 300000`. A database that already has people is refused, unless `--force` is given.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/database/open.ts'
import { readSettings } from '#server/settings.ts'
import { seedRows } from './seed-rows.ts'
import './command-errors.ts'

const { values } = parseArgs({
  options: { users: { type: 'string' }, resumes: { type: 'string' }, force: { type: 'boolean', default: false } },
})
const [users, resumes] = [Number(values.users ?? 1000), Number(values.resumes ?? 3000)]
if (![users, resumes].every((amount) => Number.isInteger(amount) && amount > 0))
  stop('Usage: npm run seed -- --users 1000 --resumes 3000 [--force]')

const settings = readSettings(process.env)
const opened = await openDatabase(settings.databaseUrl ?? join(settings.dataDir, 'curricle.db'))
try {
  const somebody = await opened.db.selectFrom('user').select('id').limit(1).executeTakeFirst()
  if (somebody && !values.force) stop('This database already has users. Use an empty one or add --force.')
  await seedRows(opened, { users, resumes }, new Date())
  console.log(`Created ${users} sample users and ${resumes} resumes.`)
} finally {
  await opened.db.destroy()
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
