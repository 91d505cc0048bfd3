import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'

/** Notes a mistake: where it is ('data/skills/retail.jsonl:12'), and what to do about it. */
type Report = (place: string, problem: string) => void

/** A folder of data files, and what to do about mistakes in them. */
export type Source = { readonly root: string; readonly report: Report }

/** A value of a file, with the place of each of its parts. */
export type Read<T> = { readonly value: T; readonly placeOf: (...path: readonly PropertyKey[]) => string }

/** Reads a file with one JSON value a line; lines that do not fit the schema are reported and left out. */
export function readLines<T>({ root, report }: Source, file: string, schema: z.ZodType<T>): readonly Read<T>[] {
  const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n')
  return lines.flatMap((line, index) => {
    const place = `${join(root, file)}:${index + 1}`
    const json = parsedJson(line)
    if (json === undefined) {
      report(place, 'this line isn’t valid JSON. Check for a missing comma, quote or bracket.')
      return []
    }
    const checked = schema.safeParse(json)
    if (checked.success) return [{ value: checked.data, placeOf: () => place }]
    for (const issue of checked.error.issues) report(place, problemOf(issue))
    return []
  })
}

/** Reads a YAML file; undefined, and reported, when it does not fit the schema. */
export function readYaml<T>({ root, report }: Source, file: string, schema: z.ZodType<T>): Read<T> | undefined {
  const path = join(root, file)
  if (!existsSync(path)) {
    report(path, 'this file is missing.')
    return undefined
  }
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines, prettyErrors: false })
  for (const { pos, message } of document.errors) report(`${path}:${lines.linePos(pos[0]).line}`, message)
  if (document.errors.length > 0) return undefined
  const placeOf = (...keys: readonly PropertyKey[]) => `${path}:${lineOf(document, lines, keys)}`
  const checked = schema.safeParse(document.toJS())
  if (checked.success) return { value: checked.data, placeOf }
  for (const issue of checked.error.issues) report(placeOf(...issue.path), problemOf(issue))
  return undefined
}

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The line of a value, or of the nearest one around it that the file has. */
function lineOf(document: Document, lines: LineCounter, keys: readonly PropertyKey[]): number {
  const node = document.getIn(keys, true)
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null
  if (Array.isArray(range)) return lines.linePos(Number(range[0])).line
  return keys.length === 0 ? 1 : lineOf(document, lines, keys.slice(0, -1))
}

function problemOf({ code, path, message, ...issue }: z.core.$ZodIssue): string {
  const name = path.map(String).join('.')
  const isMissing = code === 'invalid_type' && message.endsWith('undefined')
  if (isMissing) return `"${name}" is missing.`
  if (code === 'unrecognized_keys' && 'keys' in issue)
    return `${issue.keys.map((key) => `"${key}"`).join(', ')} isn’t a known field. Correct its name or remove it.`
  return name === '' ? `${message}.` : `"${name}": ${message}.`
}
