import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, key: Buffer) => void

/** The work that each hashing of a password asked for, in order: rounds times block size. */
export const hashings: number[] = []

/** Turned off where a test reads hashes that the product made. */
export const cheapHashing = { isOn: true }

const { scrypt } = crypto

/**
 * A hash costs a tenth of a second on purpose, which a suite that knows no secrets need not pay a thousand times. What
 * the product asks for is noted and held by promises; next to nothing of it is done. Only tests import this.
 */
function scryptCheaply(password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) {
  hashings.push((options.N ?? 0) * (options.r ?? 0))
  scrypt(password, salt, length, cheapHashing.isOn ? { ...options, N: 2, r: 1 } : options, done)
}

// The library's hashing is typed with more ways of calling than it uses.
crypto.scrypt = scryptCheaply as typeof scrypt
syncBuiltinESMExports()
