import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'
import { createSemaphore } from '#server/engines/semaphore.ts'

/**
 * A process has four threads for hashes, compression, ETags and session cookies alike, first come, first served
 * (libuv's UV_THREADPOOL_SIZE). Two stay free of hashes, so that a crowd that signs in does not stop the pages.
 */
const AT_ONCE = 2
/** At ten to thirty hashes a second, the last of them waits up to ten seconds. */
const MAX_QUEUE = 100

/** Too many passwords wait to be hashed. Nothing was decided about this one: it can be tried again. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy'
}

const busy = () => new HashingBusy(`More than ${MAX_QUEUE} passwords are waiting to be hashed.`)
// One for the process, as the threads are.
const turns = createSemaphore({ permits: AT_ONCE, maxQueue: MAX_QUEUE, busy, canceled: busy })

/** The hash of a password by scrypt, with its salt. Throws `HashingBusy`. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))

/** Whether a hash is of this password. Throws `HashingBusy`. */
export const verifyPassword = (asked: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verify(asked))

async function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const release = await turns.acquire()
  return job().finally(release)
}
