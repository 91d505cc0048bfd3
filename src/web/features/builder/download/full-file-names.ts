/** Name of the choice, kept in this browser, to call files after full name and title. */
export const FULL_FILE_NAMES = 'full-file-names'
