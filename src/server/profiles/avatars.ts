import { createHash } from 'node:crypto'
import { deleteAvatar, saveAvatar, selectAvatar } from '#server/profiles/avatar-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { squarePicture } from '#server/engines/images/square-picture.ts'
import { AVATAR, getAvatar } from '#shared/contract/profile.ts'

export type Avatars = ReturnType<typeof createAvatars>

/** Profile pictures: each is re-encoded as a small square JPEG. */
export function createAvatars({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    async find(userId: string): Promise<Uint8Array | undefined> {
      const row = await selectAvatar(db, userId)
      return row && new Uint8Array(row.bytes)
    },

    /** Stores the picture, or returns why it is not accepted. */
    async set(userId: string, bytes: Uint8Array): Promise<'kept' | 'not_an_image' | 'picture_too_large' | 'busy'> {
      const made = await squarePicture(bytes, AVATAR.side, userId)
      if (made.state !== 'made') return made.state
      const hash = createHash('sha256').update(made.jpeg).digest('base64url').slice(0, 20)
      // A new picture has a new URL, so that no browser shows a cached one.
      const url = `${getAvatar.path}?v=${hash}`
      await withTransaction(db, (tx) => saveAvatar(tx, { userId, bytes: made.jpeg, hash, updatedAt: clock() }, url))
      return 'kept'
    },

    remove: (userId: string): Promise<void> => withTransaction(db, (tx) => deleteAvatar(tx, userId)),
  }
}
