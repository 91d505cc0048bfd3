import { signText } from '#server/signed-text.ts'
import type { Site } from '#server/testing/site.ts'

/** The letters of a kind that wait in the outbox, oldest first, with the token that their link carries. */
export async function lettersOf(site: Site, kind: string) {
  await site.parts.passwords.idle()
  await site.parts.newsletter.idle()
  const rows = await site.parts.db.selectFrom('mail').selectAll().where('kind', '=', kind).orderBy('id').execute()
  return rows.map(({ recipient, facts }) => {
    const { proofId = '' } = JSON.parse(facts) as { proofId?: string }
    return { recipient, token: signText(site.parts.secret, 'proof', proofId) }
  })
}

/** The token of the last letter of a kind. */
export async function lastToken(site: Site, kind: string): Promise<string> {
  const letter = (await lettersOf(site, kind)).at(-1)
  if (!letter) throw new Error(`no letter of kind ${kind} was posted`)
  return letter.token
}
