import { occupations, sharedWords } from '#shared/packed/occupations.ts'

/** Names of occupations by the id of their industry. '…lehrer' is also the end of a longer word, 'pflege…' its beginning. */
export const OCCUPATIONS: Readonly<Record<string, readonly string[]>> = occupations

/** Words that tell an industry only where nothing else in a title does: 'engineer', 'project manager', 'support'. */
export const SHARED_WORDS: Readonly<Record<string, readonly string[]>> = sharedWords
