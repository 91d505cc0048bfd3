import { linesOf } from '../corpus.ts'
import { Choices, composed } from './compose.ts'
import { SPECIAL } from './special.ts'
import { TEXTS } from './texts.ts'
import type { Layout } from './types.ts'
import { WORD_FILES } from './word-files.ts'

/** All layouts: most are choices along the axes in which resumes differ, the others are written by hand. */
export const LAYOUTS: readonly Layout[] = [
  ...linesOf('import-layouts', Choices).map(composed),
  ...SPECIAL,
  ...WORD_FILES,
  ...TEXTS,
]
