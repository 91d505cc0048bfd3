import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { restore } from '#server/backup/restore.ts'
import { connect } from '#server/database/connection.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { createDatabase, onEachDatabase } from '#server/testing/site.ts'

const at = new Date('2026-03-01T12:00:00Z')

onEachDatabase('the migration for shared templates', (engine) => {
  async function place() {
    if (engine === 'postgres') return createDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'sharing-'))
    return { url: join(folder, 'curricle.db'), drop: async () => rmSync(folder, { recursive: true }) }
  }

  test('adds published copies to the data of an earlier version, and keeps its people and their templates', async () => {
    const { url, drop } = await place()
    const { db } = connect(url)
    await restore(db, engine, 'tests/earlier-versions/0.1.0/backup.ndjson.gz')
    // As the release before this migration left it.
    await sql`drop table "sharedTemplate"`.execute(db)
    await sql`delete from migration where name = '022_shared_templates'`.execute(db)
    const zoe = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'zoe@example.com')
      .executeTakeFirstOrThrow()
    const draft = { userId: zoe.id, name: 'Krone', html: '<h1>{{fullName}}</h1>', css: '', basedOn: 3 }
    const { id } = await db
      .insertInto('userTemplate')
      .values({ ...draft, createdAt: at, updatedAt: at })
      .returning('id')
      .executeTakeFirstOrThrow()

    await migrate({ db, engine }, migrations)
    expect(await db.selectFrom('userTemplate').selectAll().execute()).toMatchObject([{ id, ...draft }])
    expect(await db.selectFrom('resume').select('title').orderBy('id').execute()).toEqual([
      { title: 'Head Chef, Cologne' },
      { title: 'Short' },
    ])

    const copy = { templateId: id, name: 'Krone', html: draft.html, css: '', points: 95, publishedAt: at }
    await db.insertInto('sharedTemplate').values(copy).execute()
    await db.deleteFrom('userTemplate').where('id', '=', id).execute()
    expect(await db.selectFrom('sharedTemplate').selectAll().execute()).toEqual([])
    await db.destroy()
    await drop()
  })
})
