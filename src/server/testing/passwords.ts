import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, key: Buffer) => void

/** The cost of each password hash requested, in order: rounds times block size. */
export const hashings: number[] = []

/** Turned off where a test reads hashes that the product made. */
export const cheapHashing = { isOn: true }

let held: (() => void)[] | undefined

/** Starts no hash until the returned function is called. */
export function holdHashing(): () => void {
  const waiting: (() => void)[] = []
  held = waiting
  return () => {
    held = undefined
    for (const start of waiting) start()
  }
}

const { scrypt } = crypto

/**
 * Hashing a password takes a tenth of a second on purpose, too slow for a thousand tests without secrets. The
 * requested cost is recorded and checked, but almost none of the work is done. Only tests import this.
 */
function scryptCheaply(password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) {
  hashings.push((options.N ?? 0) * (options.r ?? 0))
  const start = () => scrypt(password, salt, length, cheapHashing.isOn ? { ...options, N: 2, r: 1 } : options, done)
  if (held) held.push(start)
  else start()
}

// The library's hash function is typed with more overloads than it uses.
crypto.scrypt = scryptCheaply as typeof scrypt
syncBuiltinESMExports()
