/** Text on one line: what breaks or controls lines, and any run of blanks, becomes one blank. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
