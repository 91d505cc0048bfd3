import { sql } from 'kysely'
import { timestamped, type Migration } from '#server/database/migrations/migration.ts'

/** Smaller ids belong to built-in templates and to those of the administrator. */
const FIRST_ID = 1_000_000

/** Templates that people make themselves. */
export const userTemplates: Migration = {
  name: '021_user_templates',
  async up(db, { engine, time, identity }) {
    await timestamped(db.schema.createTable('userTemplate').addColumn('id', 'integer', identity), time)
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('css', 'text', (c) => c.notNull())
      .addColumn('basedOn', 'integer')
      .execute()
    await db.schema.createIndex('userTemplate_user').on('userTemplate').column('userId').execute()
    await (
      engine === 'postgres'
        ? sql`alter table "userTemplate" alter column id restart with ${sql.lit(FIRST_ID)}`
        : sql`insert into sqlite_sequence (name, seq) values ('userTemplate', ${FIRST_ID - 1})`
    ).execute(db)
  },
}
