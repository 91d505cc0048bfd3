import { expect, test } from 'vitest'
import { tokensOf } from '#shared/text/tokens.ts'

const folded = (text: string) => tokensOf(text).map((token) => token.folded)

test.each([
  ['C++, C# and .NET with Node.js.', ['c++', 'c#', 'and', '.net', 'with', 'node.js']],
  ['CI/CD, full-stack, R&D', ['ci', 'cd', 'full', 'stack', 'r&d']],
  ['Bachelor’s degree', ['bachelor', 'degree']],
  ["l'équipe d'ingénieurs", ['equipe', 'ingenieurs']],
  ['Führung großer Teams', ['fuhrung', 'grosser', 'teams']],
  ['In 2.5 years. Next', ['in', '2.5', 'years', 'next']],
  ['Fu\u0308hrung', ['fuhrung']],
  ['प्रबंधन में', ['परबधन', 'म']],
  ['', []],
])('%s', (text, words) => {
  expect(folded(text)).toEqual(words)
})

test('every word has its position', () => {
  const text = "Knows C#, l'art et .NET"
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Knows', 'C#', 'art', 'et', '.NET'])
})
