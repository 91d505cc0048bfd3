import type { FieldText } from '#web/preview/field-map.ts'
import { highlightTexts } from '#web/preview/highlight-field.ts'

/** A word as it is in a field. */
export type WordPlace = { readonly path: string; readonly form: string }

/** Marks words in the fields of a paper; gives back how to take the marks away. */
export function highlightWords(fields: readonly FieldText[], words: readonly WordPlace[]): () => void {
  return highlightTexts('found-word', rangesOf(fields, words))
}

/** Where the words are on the paper, each time; a list that prints as one text has the words of its items. */
export function rangesOf(fields: readonly FieldText[], words: readonly WordPlace[]): Range[] {
  return fields.flatMap(({ path, range }) => {
    const within = words.filter((word) => word.path === path || word.path.startsWith(`${path}.`))
    const forms = [...new Set(within.map(({ form }) => form))]
    return forms.flatMap((form) => placesOf(form, range.toString()).map((at) => part(range, at, form)))
  })
}

/** Where a word begins in a text, as a whole word: 'Java' is not in 'JavaScript', 'C' not in 'C++'. */
export function placesOf(word: string, text: string): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const [before = '', after = ''] = [text[at - 1], text[at + word.length]]
    if (!IN_WORD.test(before) && !(IN_WORD.test(after) || '+#'.includes(after || ' '))) places.push(at)
  }
  return places
}

const IN_WORD = /[\p{L}\p{N}]/u

/** The part of a range that begins after so many characters and is as long as the word. */
function part(range: Range, at: number, { length }: string): Range {
  const found = range.cloneRange()
  let passed = 0
  for (const { node, from, to } of textsIn(range)) {
    const [start, end] = [at - passed, at + length - passed]
    if (start >= 0 && start < to - from) found.setStart(node, from + start)
    if (end > 0 && end <= to - from) found.setEnd(node, from + end)
    passed += to - from
  }
  return found
}

/** The texts of a range and what of each belongs to it. */
function textsIn({ commonAncestorContainer: root, startContainer, startOffset, endContainer, endOffset }: Range) {
  if (root instanceof Text) return [{ node: root, from: startOffset, to: endOffset }]
  const texts: { node: Text; from: number; to: number }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let isInside = false
  while (walker.nextNode()) {
    // The walker shows texts only.
    const node = walker.currentNode as Text
    isInside ||= node === startContainer
    if (isInside)
      texts.push({
        node,
        from: node === startContainer ? startOffset : 0,
        to: node === endContainer ? endOffset : node.length,
      })
    if (node === endContainer) break
  }
  return texts
}
