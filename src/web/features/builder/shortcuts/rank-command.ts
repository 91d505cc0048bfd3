/**
 * How well a command fits what is typed, from 0 (not at all) to 1: its label starts with it, then a word of the label,
 * then the label has it inside, then another name of the command.
 */
export function rankCommand(label: string, typed: string, aliases: readonly string[] = []): number {
  const search = folded(typed)
  if (search === '') return 1
  const name = folded(label)
  if (name.startsWith(search)) return 1
  if (name.includes(` ${search}`)) return 0.8
  if (name.includes(search)) return 0.6
  const others = aliases.map(folded)
  if (others.some((other) => other.startsWith(search) || other.includes(` ${search}`))) return 0.4
  const all = [name, ...others].join(' ')
  return search.split(' ').every((word) => all.includes(word)) ? 0.2 : 0
}

/** Lower case without accents; punctuation counts as space. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
