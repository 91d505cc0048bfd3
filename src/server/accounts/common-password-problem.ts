import { problem } from '#server/http/problem.ts'

const SENTENCE = 'This password is too common. Choose a different one.'

/** The refusal of a new password that is among the first to be guessed. */
export const COMMON_PASSWORD = problem(400, 'invalid_fields', SENTENCE, { password: SENTENCE })
