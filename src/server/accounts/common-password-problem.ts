import { problem } from '#server/http/problem.ts'

const SENTENCE = 'This is one of the most common passwords. Choose another.'

/** The refusal of a new password that is among the first to be guessed. */
export const COMMON_PASSWORD = problem(400, 'invalid_fields', SENTENCE, { password: SENTENCE })
