import { insertLink, toggleMark } from '#shared/text/rich-edit.ts'
import { richPlain } from '#shared/text/rich.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** Parses a text with ‹ and › around the selection, or | at the caret. */
function at(marked: string): [text: string, start: number, end: number] {
  const text = marked.replace(/[‹›|]/g, '')
  const start = marked.search(/[‹|]/)
  return [text, start, marked.includes('›') ? marked.indexOf('›') - 1 : start]
}
const shown = ({ text, start, end }: { text: string; start: number; end: number }): string =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`

test.each([
  ['Led ‹eight› people', 'Led **‹eight›** people'],
  ['Led **‹eight›** people', 'Led ‹eight› people'],
  ['Led ‹**eight**› people', 'Led ‹eight› people'],
  ['Led ‹ eight › people', 'Led  **‹eight›**  people'],
  ['Led ei‹gh›t people', 'Led **‹eight›** people'],
  ['Led eig|ht people', 'Led **‹eight›** people'],
  ['Led **eight |people** on', 'Led eight |people on'],
  ['Led **eight|** people', 'Led **eight**| people'],
  ['Led | people', 'Led **|** people'],
  ['Led **|** people', 'Led | people'],
  ['‹**a** and b›', '**‹a and b›**'],
  ['**a ‹b** c›', '**‹a b c›**'],
  ['*a ‹b* c›', '**‹*a b* c›**'],
  ['‹*a*›', '***‹a›***'],
  ['see [th‹is](x.org) a›', 'see **‹[this](x.org) a›**'],
  ['see [‹this›](x.org)', 'see [**‹this›**](x.org)'],
  ['負‹責›重', '負**‹責›**重'],
])('bold turns %j into %j', (before, after) => {
  expect(shown(toggleMark(...at(before), 'bold'))).toBe(after)
})

test.each([
  ['Led ‹eight› people', 'Led *‹eight›* people'],
  ['‹**a**›', '***‹a›***'],
  ['***‹a›***', '**‹a›**'],
  ['_‹a›_', '‹a›'],
  ['Led | people', 'Led *|* people'],
])('italic turns %j into %j', (before, after) => {
  expect(shown(toggleMark(...at(before), 'italic'))).toBe(after)
})

test.each([
  ['Led ‹eight› people', 'Led [‹eight›](_) people'],
  ['Led [‹eight›](_) people', 'Led ‹eight› people'],
  ['Led ‹[eight](_)› people', 'Led ‹eight› people'],
  ['Led eig|ht people', 'Led [‹eight›](_) people'],
  ['Led [eight|](_) people', 'Led [eight](_)| people'],
  ['Led | people', 'Led [|](_) people'],
  ['Led [|](_) people', 'Led | people'],
  ['‹C++ and [C]›', '[‹C++ and \\[C\\]›](_)'],
  ['‹**a** b›', '[‹**a** b›](_)'],
  ['‹[a](_) and b›', '[‹a and b›](_)'],
  ['‹see [a](x.org) b›', '‹see [a](x.org) b›'],
  ['see [a ‹b›](x.org)', 'see [a ‹b›](x.org)'],
])('underline turns %j into %j', (before, after) => {
  expect(shown(toggleMark(...at(before), 'underline'))).toBe(after)
})

test('a selection of nothing but stars is unchanged', () => {
  expect(shown(toggleMark(...at('a ‹*› b'), 'bold'))).toBe('a ‹*› b')
})

test.each([
  ['see ‹my site› now', 'ada.dev', 'see [‹my site›](ada.dev) now'],
  ['see | now', 'https://www.ada.dev/my_page/', 'see [‹ada.dev/my\\_page›](https://www.ada.dev/my_page/) now'],
  ['see [my ‹si›te](old.org)', 'new.org', 'see [‹my site›](new.org)'],
  ['see [my |site](old.org)', '', 'see my |site'],
  ['see ‹this› now', '', 'see ‹this› now'],
  ['see ‹this› now', 'javascript:alert(1)', 'see ‹this› now'],
  ['‹a [b]›', 'x.org/y_(z)', '[‹a \\[b\\]›](x.org/y_%28z%29)'],
  ['‹see [a](x.org) b›', 'y.org', '[‹see a b›](y.org)'],
  ['see [my ‹site›](_)', 'y.org', 'see my [‹site›](y.org)'],
])('linking %j to %j gives %j', (before, url, after) => {
  expect(shown(insertLink(...at(before), url))).toBe(after)
})

test('a mark is kept if its removal would turn other characters into marks', () => {
  const text = '_**a_**'
  expect(toggleMark(text, 3, 3, 'italic').text).toBe(text)
})

const anyMarked = fc.string({
  unit: fc.constantFrom('*', '**', '_', '[', '](x.org)', '](_)', '\\', 'a', 'b', 'é', ' ', '\n', '重', '😀'),
  maxLength: 20,
})

test('toggling a mark never changes the words, and toggling twice removes the mark', () => {
  fc.assert(
    fc.property(
      anyMarked,
      fc.nat(30),
      fc.nat(30),
      fc.constantFrom('bold', 'italic', 'underline'),
      (text, from, to, mark) => {
        const once = toggleMark(text, from, to, mark)
        fc.pre(once.start !== once.end)
        const twice = toggleMark(once.text, once.start, once.end, mark)
        expect(richPlain(once.text)).toBe(richPlain(text))
        expect(richPlain(twice.text)).toBe(richPlain(text))
        expect(once.text.length > text.length && twice.text.length >= once.text.length).toBe(false)
      },
    ),
  )
})

test('the selection stays within the text', () => {
  fc.assert(
    fc.property(anyMarked, fc.integer(), fc.double(), fc.webUrl(), (text, from, to, url) => {
      for (const { text: after, start, end } of [toggleMark(text, from, to, 'bold'), insertLink(text, from, to, url)]) {
        expect([start >= 0, start <= end, end <= after.length]).toEqual([true, true, true])
      }
    }),
  )
})
