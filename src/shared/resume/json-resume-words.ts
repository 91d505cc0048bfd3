import { CERTIFICATES } from '#shared/resume/json-resume-certificates.ts'
import { firstOf, textAt, type Field } from '#shared/resume/json-record.ts'
import type { Parts } from '#shared/resume/json-resume-parts.ts'
import { cutText, equal, fieldOf, isObject, leavesOf, textOf, type JsonObject } from '#shared/resume/json-value.ts'
import { LIMITS } from '#shared/resume/schema.ts'

/** Lists that are objects in JSON Resume and lines of text here. */
export const WORD_FIELDS: readonly Field<Parts>[] = [
  wordsField({
    ours: 'languages',
    names: ['languages'],
    wordOf: (item) => withDetail(textAt(item, ['language', 'name']), textAt(item, ['fluency', 'level'])),
    itemOf: (word) => {
      const [, language, fluency] = /^([^(]+) \((.+)\)$/s.exec(word) ?? []
      return language && fluency ? { language, fluency } : { language: word }
    },
  }),
  wordsField({
    ours: 'interests',
    names: ['interests', 'hobbies'],
    // No comma: interests are edited as comma-separated words.
    wordOf: (item) => withDetail(textAt(item, ['name']), leavesOf(fieldOf(item, 'keywords')).join('; ')),
    itemOf: (name) => ({ name }),
  }),
  skillsField(),
  CERTIFICATES,
]

type Words = {
  readonly ours: 'languages' | 'interests'
  readonly names: readonly [string, ...string[]]
  readonly wordOf: (item: JsonObject) => string
  readonly itemOf: (word: string) => JsonObject
}

function wordsField({ ours, names, wordOf, itemOf }: Words): Field<Parts> {
  const lineOf = (item: unknown): string => toLine(isObject(item) ? wordOf(item) : textOf(item))
  const itemsOf = (file: JsonObject): readonly unknown[] => listOf(firstOf(file, names))
  const listed = (items: readonly unknown[]): JsonObject => (items.length === 0 ? {} : { [names[0]]: items })
  return {
    names,
    read: (file) => ({ [ours]: itemsOf(file).map(lineOf).filter(Boolean).slice(0, LIMITS.words) }),
    write: (parts) => listed(parts[ours].map(itemOf)),
    // Items are identified by their text: if it is unchanged, the original is written.
    merge: (parts, file) => {
      const originals = itemsOf(file).map((item) => ({ word: lineOf(item), item }))
      return listed(
        parts[ours].map((word) => {
          const found = originals.findIndex((original) => original.word === word)
          return found === -1 ? itemOf(word) : originals.splice(found, 1)[0]?.item
        }),
      )
    },
  }
}

/** The lists of skills that we name, and groups of the person's own. */
function skillsField(): Field<Parts> {
  const itemsOf = (file: JsonObject): readonly unknown[] => listOf(fieldOf(file, 'skills'))
  const listed = (items: readonly unknown[]): JsonObject => (items.length === 0 ? {} : { skills: items })
  const written = ({ skillGroups = [] }: Parts) => skillGroups.map(itemOfGroup)
  return {
    names: ['skills'],
    read: (file) => {
      const items = itemsOf(file)
      const groups = items.filter(isOwnGroup).slice(0, LIMITS.skillGroups)
      const wordsWhere = (isMeant: (item: unknown) => boolean) =>
        items
          .filter((item) => isMeant(item) && !groups.includes(item as JsonObject))
          .flatMap(skillWords)
          .slice(0, LIMITS.words)
      return {
        technical: wordsWhere((item) => !isSoftGroup(item)),
        soft: wordsWhere(isSoftGroup),
        ...(groups.length > 0 && { skillGroups: groups.map(groupOf) }),
      }
    },
    write: (parts) =>
      listed([...group('Technical', parts.technical), ...group('Personal', parts.soft), ...written(parts)]),
    merge: (parts, file) => {
      const remaining = { technical: [...parts.technical], soft: [...parts.soft] }
      const items = itemsOf(file)
      const kept = items
        .filter((item) => !isOwnGroup(item))
        .flatMap((item) => keepGroup(item, isSoftGroup(item) ? remaining.soft : remaining.technical))
      const originals = items.filter(isOwnGroup)
      const own = written(parts).map(
        (item) => originals.find((other) => equal(itemOfGroup(groupOf(other)), item)) ?? item,
      )
      return listed([...kept, ...group('Technical', remaining.technical), ...group('Personal', remaining.soft), ...own])
    },
  }
}

type Group = NonNullable<Parts['skillGroups']>[number]

/** A name and words, where the name is none of ours. */
const isOwnGroup = (item: unknown): item is JsonObject =>
  isObject(item) &&
  leavesOf(fieldOf(item, 'keywords')).length > 0 &&
  !isSoftGroup(item) &&
  !/^(|technical( skills)?|skills)$/i.test(textAt(item, ['name']).trim())

/** A group of skills from one of a file. */
export function groupOf(item: JsonObject): Group {
  const level = toLine(textAt(item, ['level']))
  return {
    name: toLine(textAt(item, ['name'])),
    ...(level !== '' && { level }),
    skills: leavesOf(fieldOf(item, 'keywords')).map(toLine).slice(0, LIMITS.words),
  }
}

const itemOfGroup = ({ name, level, skills }: Group): JsonObject => ({
  ...(name !== '' && { name }),
  ...(level && { level }),
  ...(skills.length > 0 && { keywords: skills }),
})

function group(name: string, words: readonly string[]): JsonObject[] {
  const keywords = words.filter((word) => word !== '')
  return keywords.length === 0 ? [] : [{ name, keywords }]
}

const isSoftGroup = (item: unknown): boolean =>
  isObject(item) && /^(personal|soft|interpersonal|people|social)( skills)?$/i.test(textAt(item, ['name']).trim())

function skillWords(item: unknown): string[] {
  if (!isObject(item)) return [toLine(textOf(item))].filter(Boolean)
  const keywords = leavesOf(fieldOf(item, 'keywords')).map(toLine)
  if (keywords.length > 0) return keywords
  return [toLine(withDetail(textAt(item, ['name']), textAt(item, ['level'])))].filter(Boolean)
}

/** A group with its remaining words, which are removed from `remaining`. */
function keepGroup(item: unknown, remaining: string[]): unknown[] {
  const words = skillWords(item)
  const kept = words.filter((word) => {
    const found = remaining.indexOf(word)
    if (found !== -1) remaining.splice(found, 1)
    return found !== -1
  })
  if (kept.length === words.length) return [item]
  return kept.length === 0 || !isObject(item) ? [] : [{ ...item, keywords: kept }]
}

const withDetail = (word: string, detail: string): string =>
  word !== '' && detail !== '' ? `${word} (${detail})` : word + detail
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : leavesOf(value))
const toLine = (text: string): string => cutText(text, LIMITS.line).text
