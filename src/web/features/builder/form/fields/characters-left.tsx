import { Plural } from '@lingui/react/macro'

/** Says how much room is left, once a text has used nine tenths of it. */
export function charactersLeft(length: number, limit: number) {
  if (length < limit * 0.9) return null
  return <Plural value={limit - length} one="# character left" other="# characters left" />
}
