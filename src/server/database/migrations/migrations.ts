import { sql, type ColumnDataType, type CreateTableBuilder, type Kysely } from 'kysely'
import type { Migration } from '#server/database/migrate.ts'
import { billing, changesOfPlans } from '#server/database/migrations/billing.ts'
import { contact } from '#server/database/migrations/contact.ts'
import { leadsInTurn } from '#server/database/migrations/leads.ts'
import { operatorArea, portfolio } from '#server/database/migrations/portfolio.ts'
import type { Engine } from '#server/database/connection.ts'

/** The tables, written once for both databases; a step that has been released is never edited. */
export function migrations(engine: Engine): readonly Migration[] {
  // SQLite has no type for a moment, so it is ISO text there.
  const time: ColumnDataType = engine === 'postgres' ? 'timestamptz' : 'text'
  return [
    { name: '001_accounts', up: (db) => accounts(db, time) },
    { name: '002_resumes', up: (db) => resumes(db, time, engine) },
    { name: '003_tries', up: tries },
    { name: '004_operator_templates', up: operatorTemplates },
    { name: '005_resume_versions', up: (db) => resumeVersions(db, time) },
    { name: '006_mail', up: (db) => mail(db, time, engine) },
    { name: '007_proofs', up: (db) => proofs(db, time) },
    { name: '008_profile', up: (db) => profile(db, time, engine) },
    { name: '009_operator', up: (db) => operator(db, time) },
    { name: '010_scores', up: scores },
    { name: '011_coach', up: (db) => coach(db, time, engine) },
    { name: '012_ai', up: ai },
    { name: '013_billing', up: (db) => billing(db, time, engine) },
    { name: '014_contact', up: (db) => contact(db, time, engine) },
    { name: '015_changes_of_plans', up: changesOfPlans },
    { name: '016_portfolio', up: (db) => portfolio(db, time) },
    { name: '017_operator_area', up: (db) => operatorArea(db, time, engine) },
    { name: '018_leads_in_turn', up: (db) => leadsInTurn(db, engine) },
  ]
}

/** As the account library wants them: its names, its columns. */
async function accounts(db: Kysely<unknown>, time: ColumnDataType): Promise<void> {
  await stamped(
    db.schema.createTable('user').addColumn('id', 'text', (c) => c.primaryKey()),
    time,
  )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
    .addColumn('image', 'text')
    .addColumn('firstName', 'text')
    .addColumn('lastName', 'text')
    .execute()
  await stamped(
    db.schema.createTable('session').addColumn('id', 'text', (c) => c.primaryKey()),
    time,
  )
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .execute()
  await db.schema.createIndex('session_user').on('session').column('userId').execute()
  await stamped(
    db.schema.createTable('account').addColumn('id', 'text', (c) => c.primaryKey()),
    time,
  )
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .execute()
  await db.schema.createIndex('account_user').on('account').column('userId').execute()
  await stamped(
    db.schema.createTable('verification').addColumn('id', 'text', (c) => c.primaryKey()),
    time,
  )
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute()
}

async function resumes(db: Kysely<unknown>, time: ColumnDataType, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable('resume')
    .addColumn('id', 'integer', (c) =>
      engine === 'postgres' ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
    )
  await stamped(table, time)
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('templateId', 'integer')
    .addColumn('atsScore', 'integer')
    .addColumn('isPublic', 'boolean', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('resume_user').on('resume').columns(['userId', 'updatedAt']).execute()
}

async function tries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tries')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('endsAt', 'bigint', (c) => c.notNull())
    .execute()
}

async function operatorTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operatorTemplate')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('folder', 'text', (c) => c.notNull().unique())
    .execute()
}

/** What a resume was before each save, and the key under which a creation may be sent twice. */
async function resumeVersions(db: Kysely<unknown>, time: ColumnDataType): Promise<void> {
  await db.schema.alterTable('resume').addColumn('key', 'text').execute()
  await db.schema.createIndex('resume_key').unique().on('resume').columns(['userId', 'key']).execute()
  await db.schema
    .createTable('resumeVersion')
    .addColumn('resumeId', 'integer', (c) => c.notNull().references('resume.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('templateId', 'integer')
    .addColumn('savedAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('resumeVersion_key', ['resumeId', 'version'])
    .execute()
}

/** The outbox. A letter is written when it is sent, so no link that opens an account lies in the table. */
async function mail(db: Kysely<unknown>, time: ColumnDataType, engine: Engine): Promise<void> {
  await stamped(
    db.schema
      .createTable('mail')
      .addColumn('id', 'integer', (c) =>
        engine === 'postgres' ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
      ),
    time,
  )
    .addColumn('event', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('nextAt', time, (c) => c.notNull())
    .addColumn('lastError', 'text')
    .addColumn('sentAt', time)
    .execute()
  await db.schema.createIndex('mail_due').on('mail').columns(['state', 'nextAt']).execute()
  await db.schema.createIndex('mail_user').on('mail').column('userId').execute()
}

/** Links that were sent by mail: each opens one thing once. */
async function proofs(db: Kysely<unknown>, time: ColumnDataType): Promise<void> {
  await db.schema
    .createTable('proof')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('proof_user').on('proof').columns(['userId', 'purpose']).execute()
}

async function profile(db: Kysely<unknown>, time: ColumnDataType, engine: Engine): Promise<void> {
  await db.schema
    .createTable('profile')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('website', 'text', (c) => c.notNull())
    .addColumn('github', 'text', (c) => c.notNull())
    .addColumn('linkedin', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('avatar')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  const settings = db.schema
    .createTable('userSettings')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
  const flags = [
    'emailUpdates',
    'resumeReminders',
    'interviewTips',
    'portfolioViews',
    'profilePublic',
    'allowSearchEngines',
    'dataCollection',
    'autoSave',
  ]
  await ['theme', 'defaultTemplate', 'language']
    .reduce((table, name) => table.addColumn(name, 'text', (c) => c.notNull()), settings)
    .$call((table) => flags.reduce((all, name) => all.addColumn(name, 'boolean', (c) => c.notNull()), table))
    .execute()
  await db.schema
    .createTable('usageEvent')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('usageEvent_key', ['userId', 'name', 'day'])
    .execute()
}

/** What the operator's side of the product keeps: its sessions, its own values, and who last did which job. */
async function operator(db: Kysely<unknown>, time: ColumnDataType): Promise<void> {
  await db.schema
    .createTable('adminSession')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('operatorValue')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('job')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('nextAt', time, (c) => c.notNull())
    .execute()
}

/** What a resume scored in each of its versions. */
async function scores(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('resumeVersion').addColumn('atsScore', 'integer').execute()
}

/** What people own, and what they practised with the coach. */
async function coach(db: Kysely<unknown>, time: ColumnDataType, engine: Engine): Promise<void> {
  const numbered = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', 'integer', (c) =>
        engine === 'postgres' ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
      )
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('createdAt', time, (c) => c.notNull())
  await db.schema
    .createTable('entitlement')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('product', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('grantedAt', time, (c) => c.notNull())
    .addColumn('endsAt', time)
    .addPrimaryKeyConstraint('entitlement_key', ['userId', 'product', 'source'])
    .execute()
  await ['role', 'industry', 'level', 'kinds', 'postingTitle', 'asked']
    .reduce((table, name) => table.addColumn(name, 'text', (c) => c.notNull()), numbered('coachSession'))
    .execute()
  await db.schema.createIndex('coachSession_user').on('coachSession').columns(['userId', 'id']).execute()
  await db.schema
    .createTable('coachAnswer')
    .addColumn('sessionId', 'integer', (c) => c.notNull().references('coachSession.id').onDelete('cascade'))
    .addColumn('questionId', 'text', (c) => c.notNull())
    .addColumn('attempt', 'integer', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('spokenSeconds', 'integer')
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('points', 'text', (c) => c.notNull())
    .addColumn('feedback', 'text', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('coachAnswer_key', ['sessionId', 'questionId', 'attempt'])
    .execute()
  await numbered('coachNegotiation')
    .addColumn('record', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('coachNegotiation_user').on('coachNegotiation').columns(['userId', 'id']).execute()
}

/** What language models cost, by day in UTC, and what they answered, for a day. */
async function ai(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('aiUsage')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('aiUsage_key', ['userId', 'day'])
    .execute()
  await db.schema
    .createTable('aiTotal')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('aiAnswer')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('endsAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('aiAnswer_key', ['userId', 'key'])
    .execute()
  await db.schema.createIndex('aiAnswer_end').on('aiAnswer').column('endsAt').execute()
}

function stamped<T extends string, C extends string>(table: CreateTableBuilder<T, C>, time: ColumnDataType) {
  return table.addColumn('createdAt', time, (c) => c.notNull()).addColumn('updatedAt', time, (c) => c.notNull())
}
