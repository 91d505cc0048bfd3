import { expect, test } from 'vitest'
import { hashings } from '#server/testing/passwords.ts'
import { ada, createTestSite, registerUser } from '#server/testing/site.ts'

test('refusing an unknown address does the same work as refusing a wrong password', async () => {
  const site = await createTestSite('sqlite')
  await registerUser(site)
  const workOfRefusing = async (email: string): Promise<number[]> => {
    const before = hashings.length
    const { status } = await site.request('POST', '/api/login', { body: { email, password: 'wrong-one' } })
    expect(status).toBe(401)
    return hashings.slice(before)
  }
  // One hash takes longer than everything else combined, so response times reveal no addresses.
  expect(await workOfRefusing(ada.email)).toEqual([16_384 * 16])
  expect(await workOfRefusing('nobody@example.com')).toEqual([16_384 * 16])
  await site.close()
})
