import { ENTRY_FIELDS, withoutReplacedEntryForms } from '#shared/resume/json-resume-entries.ts'
import { keptAfterEdits, readRecord, writeRecord, type Field } from '#shared/resume/json-record.ts'
import { blankParts, blankPerson, contentOf, partsOf, personOf, type Parts } from '#shared/resume/json-resume-parts.ts'
import { PERSON_FIELDS } from '#shared/resume/json-resume-person.ts'
import { WORD_FIELDS } from '#shared/resume/json-resume-words.ts'
import { fieldOf, isObject, objectOr, omit, type JsonObject } from '#shared/resume/json-value.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

const FIELDS: readonly Field<Parts>[] = [...ENTRY_FIELDS, ...WORD_FIELDS]

/** Reads a file as a resume, without our extension. */
export function readDocument(document: JsonObject): ResumeContent {
  const basics = fieldOf(document, 'basics')
  const person = readRecord(PERSON_FIELDS, blankPerson(), objectOr(basics))
  const parts = readRecord(FIELDS, blankParts(), omit(document, ['basics']))
  const isPlain = isObject(basics) && Object.keys(basics).length > 0 && Object.keys(person.kept).length === 0
  const keptBasics = basics === undefined || isPlain ? {} : { basics: isObject(basics) ? person.kept : basics }
  const foreign = { ...parts.kept, ...keptBasics }
  const content = contentOf(parts.ours, person.ours)
  return Object.keys(foreign).length === 0 ? content : { ...content, foreign }
}

/** Writes a resume as a file, as far as the format can represent it. */
export function writeDocument(content: ResumeContent): JsonObject {
  const foreign = content.foreign ?? {}
  const kept = fieldOf(foreign, 'basics')
  const basics = writeRecord(PERSON_FIELDS, blankPerson(), personOf(content), objectOr(kept))
  const written =
    Object.keys(basics).length > 0 || isObject(kept) ? { basics } : kept === undefined ? {} : { basics: kept }
  return { ...written, ...writeRecord(FIELDS, blankParts(), partsOf(content), omit(foreign, ['basics'])) }
}

/** A resume without the original forms of edited fields: deleted text must not be written again. */
export function withoutReplacedForms(content: ResumeContent, reread: ResumeContent): ResumeContent {
  const { foreign = {}, ...rest } = withoutReplacedEntryForms(content, reread)
  const [kept, other] = [omit(foreign, ['basics']), reread.foreign ?? {}]
  const settled = { ...keptAfterEdits(FIELDS, kept, other), ...settleBasics(foreign, other) }
  return Object.keys(settled).length === 0 ? rest : { ...rest, foreign: settled }
}

function settleBasics(foreign: JsonObject, reread: JsonObject): JsonObject {
  const [before, now] = [fieldOf(foreign, 'basics'), fieldOf(reread, 'basics')]
  if (before === undefined || (now === undefined && !isObject(before))) return {}
  if (now !== undefined && !isObject(now)) return { basics: now }
  const basics = keptAfterEdits(PERSON_FIELDS, objectOr(before), objectOr(now))
  return Object.keys(basics).length > 0 || now !== undefined ? { basics } : {}
}
