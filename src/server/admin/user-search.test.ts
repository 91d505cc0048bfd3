import { expect, test } from 'vitest'
import { cookieOf, onEachDatabase, createTestSite, registerUser } from '#server/testing/site.ts'
import type { AdminUser } from '#shared/contract/admin-lists.ts'
import type { ShareLink } from '#shared/contract/portfolio.ts'

const env = { ADMIN_PASSWORD: 'correct horse battery', RATE_LIMITS: 'off' }

onEachDatabase('account search', (engine) => {
  test('finds the owner of a reported link', async () => {
    const site = await createTestSite(engine, { env })
    const login = await site.request('POST', '/api/admin/login', { body: { password: env.ADMIN_PASSWORD } })
    await registerUser(site, 'other@example.com')
    const cookie = await registerUser(site, 'ada@example.com')
    await site.context.db.updateTable('user').set({ emailVerified: true }).execute()
    const made = await site.request('POST', '/api/resumes', { cookie, body: { title: 'Mine', content: {} } })
    const { id: resumeId } = (await made.json()) as { id: number }
    const linked = await site.request('POST', '/api/portfolio/links', { cookie, body: { resumeId, label: 'Engines' } })
    const { id } = (await linked.json()) as ShareLink

    const found = async (search: string) => {
      const answer = await site.request('GET', `/api/admin/users?search=${search}`, { cookie: cookieOf(login) })
      return ((await answer.json()) as { items: AdminUser[] }).items.map(({ email }) => email)
    }
    expect(await found(id)).toEqual(['ada@example.com'])
    expect(await found(`${id}x`)).toEqual([])
    await site.close()
  })

  test('finds names and messages with non-ASCII letters, regardless of case', async () => {
    const site = await createTestSite(engine, { env })
    const login = await site.request('POST', '/api/admin/login', { body: { password: env.ADMIN_PASSWORD } })
    const names = ['JOSÉ MUÑOZ', 'José Muñoz', 'josé muñoz', 'McÉwan Straße', 'ÖZIL STRASSE', 'ABİDİN Dino']
    for (const [i, name] of names.entries()) {
      const [firstName, lastName] = name.split(' ')
      const body = { email: `p${i}@example.com`, password: 'engine1843', firstName, lastName }
      expect((await site.request('POST', '/api/register', { body })).status).toBe(201)
    }
    const letter = { name: 'Eve', email: 'eve@example.com', subject: 'S', category: 'general', message: 'NAÏVE CAFÉ' }
    expect((await site.request('POST', '/api/contact', { body: letter })).status).toBe(201)

    const found = async (list: 'users' | 'messages', search: string) => {
      const path = `/api/admin/${list}?search=${encodeURIComponent(search)}`
      const answer = await site.request('GET', path, { cookie: cookieOf(login) })
      const { items } = (await answer.json()) as { items: { email: string }[] }
      return items
        .map(({ email }) => email[1])
        .toSorted()
        .join('')
    }
    for (const typed of ['JOSÉ', 'José', 'josé', 'josé muñoz', 'JOSÉ MUÑOZ', 'sÉ Mu'])
      expect(`${typed}: ${await found('users', typed)}`).toBe(`${typed}: 012`)
    for (const typed of ['McÉwan', 'MCÉWAN', 'straße'])
      expect(`${typed}: ${await found('users', typed)}`).toContain('3')
    for (const typed of ['Özil', 'ÖZIL', 'özil']) expect(`${typed}: ${await found('users', typed)}`).toBe(`${typed}: 4`)
    for (const typed of ['CAFÉ', 'café', 'Naïve Café', 'naïve'])
      expect(`${typed}: ${await found('messages', typed)}`).toBe(`${typed}: v`)
    expect(await found('users', 'ABİDİN')).toBe('5')
    expect(await found('users', 'jòse')).toBe('')
    await site.close()
  })
})
