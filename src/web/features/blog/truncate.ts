/** The first so many characters with an ellipsis after them; a shorter text as it is. */
export const truncate = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`
