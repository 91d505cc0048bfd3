import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPublicPages } from '#server/public-pages/service.ts'
import { linkTo, resumeOf, shower, type Shower } from '#server/testing/public-pages.ts'
import { onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

onEachDatabase('public pages during edits', (engine) => {
  let site: TestSite
  let ada: Shower
  let id: number
  beforeEach(async () => {
    site = await createTestSite(engine)
    ada = await shower(site, { settings: { profilePublic: true } })
    id = await resumeOf(site, ada, { content: saying('before') })
  })
  afterEach(() => site.close())

  const saying = (summary: string): ResumeContent => ({ ...emptyContent(), summary })
  const save = (version: number) =>
    site.context.db
      .updateTable('resume')
      .set({ version, content: JSON.stringify(saying(`version ${version}`)) })
      .where('id', '=', id)
      .execute()

  /** Public pages whose owner edits between the first and second query, a given number of times. */
  function pagesWhile(act: (time: number) => Promise<unknown>, times: number) {
    const { db, entitlements, userTemplates, linkPasswords, outbox } = site.context
    let time = 0
    const rights = async (userId: string | null) => {
      if (++time <= times) await act(time)
      return entitlements.rights(userId)
    }
    return createPublicPages({
      db,
      clock: () => new Date(),
      entitlements: { rights },
      userTemplates,
      linkPasswords,
      outbox,
    })
  }

  test.each([1, 3])(
    'a page stays available while its owner saves, and shows the last save (%d times)',
    async (times) => {
      const token = await linkTo(site, ada, id)
      const said = `version ${times + 1}`
      const saving = () => pagesWhile((time) => save(time + 1), times)
      expect((await saving().resume(ada.id, id))?.page.description).toBe(said)
      await save(1)
      expect(await saving().shared(token, undefined)).toMatchObject({ page: { description: said } })
    },
  )

  test('a resume hidden between the two queries is not shown', async () => {
    const hide = () =>
      site.context.db.updateTable('resume').set({ isPublic: false, version: 2 }).where('id', '=', id).execute()
    expect(await pagesWhile(hide, 1).resume(ada.id, id)).toBeUndefined()
  })
})
