import { commonPasswords } from '#shared/packed/common-passwords.ts'

const COMMON: ReadonlySet<string> = new Set(commonPasswords)

/** Whether a password is among the first that anyone guesses, in any case. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
