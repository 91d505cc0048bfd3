import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { onEachDatabase, createTestSite } from '#server/testing/site.ts'

onEachDatabase('the seed command', (engine) => {
  test('fills an empty database, refuses a database with users, and adds to it only with force', async () => {
    const site = await createTestSite(engine)
    const { db, settings } = site.context
    const seed = (...words: string[]) => {
      const env = { ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl ?? '' }
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/seed.ts', ...words], {
        encoding: 'utf8',
        env,
      })
      return [status, (stdout + stderr).trim()]
    }
    const amounts = ['--users', '200', '--resumes', '500']
    expect(seed(...amounts)).toEqual([0, 'Created 200 sample users and 500 resumes.'])
    expect(seed(...amounts)).toEqual([1, 'This database already has users. Use an empty one or add --force.'])
    expect(seed(...amounts, '--force')).toEqual([0, 'Created 200 sample users and 500 resumes.'])
    expect(seed('--users', 'many')[0]).toBe(1)

    const people = await db.selectFrom('user').selectAll().execute()
    expect(people).toHaveLength(400)
    expect(people.reduce((sum, { resumeCount }) => sum + resumeCount, 0)).toBe(1000)
    expect(people.filter(({ email }) => !email.endsWith('.example.com'))).toEqual([])
    expect(await db.selectFrom('account').select('id').where('password', 'is not', null).execute()).toEqual([])
    for (const table of ['subscriber', 'contactMessage', 'viewCount', 'portfolioView', 'visitorLead'] as const)
      expect(await db.selectFrom(table).selectAll().limit(1).execute()).toHaveLength(1)
    await site.close()
  })
})
