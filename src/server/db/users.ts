import type { Db } from '#server/db/open.ts'

export async function emailIsTaken(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('user').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row !== undefined
}
