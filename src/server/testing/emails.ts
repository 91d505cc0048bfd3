import { signText } from '#server/signed-text.ts'
import type { TestSite } from '#server/testing/site.ts'

/** The letters of a kind that wait in the outbox, oldest first, with the token that their link carries. */
export async function emailsOf(site: TestSite, kind: string) {
  await site.context.passwords.idle()
  await site.context.newsletter.idle()
  const rows = await site.context.db.selectFrom('mail').selectAll().where('kind', '=', kind).orderBy('id').execute()
  return rows.map(({ recipient, facts }) => {
    const { proofId = '' } = JSON.parse(facts) as { proofId?: string }
    return { recipient, token: signText(site.context.secret, 'proof', proofId) }
  })
}

/** The token of the last letter of a kind. */
export async function lastToken(site: TestSite, kind: string): Promise<string> {
  const letter = (await emailsOf(site, kind)).at(-1)
  if (!letter) throw new Error(`no letter of kind ${kind} was posted`)
  return letter.token
}
