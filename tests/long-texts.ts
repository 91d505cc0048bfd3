import { cpSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** By how much texts grow: about as much as the longest translations of short English texts. */
const GROWTH = 0.4
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'ü', y: 'ÿ' }

/** Marks a text of the interface: no other text has it. */
export const LONG_TEXT = 'áá|éé|îî|öö|üü|ÿÿ'

/** A text as the lengthened interface says it: its words are longer by 40 %, as German ones are, and have accents. */
export const long = (text: string): string => text.replace(/\p{L}+/gu, longWord)

function longWord(word: string): string {
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0
  const extra = Math.ceil(word.length * GROWTH)
  let seen = 0
  return word.replace(/[aeiouy]/gi, (vowel) => {
    // Each vowel takes its share of the extra letters, the first ones what is left over.
    const share = Math.floor(extra / vowels) + (seen < extra % vowels ? 1 : 0)
    seen += 1
    const letter = ACCENTS[vowel.toLowerCase()] ?? vowel
    return (vowel === vowel.toLowerCase() ? letter : letter.toUpperCase()) + letter.repeat(share)
  })
}

/** A message as Lingui compiles it: texts, and values with their format; those of plurals and choices are messages. */
type Part = string | readonly [name: string, format?: string | undefined, options?: Readonly<Record<string, unknown>>]
type Message = string | readonly Part[]

const longMessage = (message: Message): Message => (typeof message === 'string' ? long(message) : message.map(longPart))

function longPart(part: Part): Part {
  if (typeof part === 'string') return long(part)
  const [name, format, options] = part
  if (!options || !/^(?:plural|selectordinal|select)$/.test(format ?? '')) return part
  return [
    name,
    format,
    Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, key === 'offset' ? value : longMessage(value as Message)]),
    ),
  ]
}

/**
 * A copy of the built product that says its texts lengthened, for `startBuilt`. The catalogs are files of their own in
 * the build, on the server as in the browser, so the copy differs in them only: the product has no setting and no
 * language for this, and what the tests see is otherwise what people get.
 */
export async function buildWithLongTexts(): Promise<{ dir: string; remove(): void }> {
  const dir = mkdtempSync(join(tmpdir(), 'long-texts-'))
  for (const name of readdirSync('.'))
    if (name === 'build' || name === 'bin') cpSync(name, join(dir, name), { recursive: true })
    else symlinkSync(resolve(name), join(dir, name))
  for (const file of globSync(join(dir, 'build/*/assets/*.js'))) await lengthenCatalog(file)
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

async function lengthenCatalog(file: string): Promise<void> {
  const code = readFileSync(file, 'utf8')
  if (!/^(?:\/\/.*\n)?(?:var|const|let) \w+\s?=\s?JSON\.parse\(/.test(code) || !/\bmessages\s*\}/.test(code)) return
  const { messages } = (await import(pathToFileURL(file).href)) as { messages: Readonly<Record<string, Message>> }
  const longer = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, longMessage(message)]))
  writeFileSync(file, `export const messages = ${JSON.stringify(longer)}\n`)
  // Packed, they would still say what they said.
  for (const packed of ['br', 'gz']) rmSync(`${file}.${packed}`, { force: true })
}
