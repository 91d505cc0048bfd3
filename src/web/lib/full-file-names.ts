import { readChoice, useStoredChoice } from '#web/lib/use-stored-choice.ts'

const NAME = 'full-file-names'

/** The setting of this browser to name downloaded files after full name and title. */
export const useFullFileNames = () => useStoredChoice(NAME, false)

/** The same setting, outside of components. */
export const hasFullFileNames = (): boolean => readChoice(NAME) === true
