import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Db } from '#server/database/connection.ts'
import { operatorTemplateId } from '#server/templates/store.ts'
import type { Logger } from '#server/log.ts'
import { fieldMessages, sentenceOf } from '#shared/contract/problems.ts'
import { Template, TEMPLATE_CATEGORIES } from '#shared/template/template.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { checkTemplate } from '#shared/template/check.ts'

export type Templates = {
  readonly all: readonly Template[]
  readonly find: (id: number) => Template | undefined
  /** Custom template folders that were rejected, with the reasons. */
  readonly refused: readonly Refused[]
}
type Refused = { readonly folder: string; readonly sentences: readonly string[] }
type Options = { readonly db: Db; readonly dataDir: string; readonly log: Logger }
/** Custom templates are available in every plan. */
type Draft = Omit<Template, 'id'>

const filled = z.string().check(z.trim(), z.minLength(1), z.maxLength(300))
const Meta = z.object({ name: filled, description: filled, category: z.enum(TEMPLATE_CATEGORIES) })

/** Loads the templates at startup: the built-in ones, and custom ones that pass the check. */
export async function loadTemplates({ db, dataDir, log }: Options): Promise<Templates> {
  const own: Template[] = []
  const refused: Refused[] = []
  for (const folder of foldersIn(join(dataDir, 'templates'))) {
    const draft = readFolder(join(dataDir, 'templates', folder))
    if ('sentences' in draft) {
      refused.push({ folder, sentences: draft.sentences })
      log.warn({ folder, sentences: draft.sentences }, 'a custom template was rejected')
    } else own.push({ id: await operatorTemplateId(db, folder), ...draft })
  }
  const all = [...builtInTemplates, ...own]
  const byId = new Map(all.map((template) => [template.id, template]))
  return { all, refused, find: (id) => byId.get(id) }
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted()
}

function readFolder(folder: string): Draft | { sentences: readonly string[] } {
  const files = ['template.html', 'style.css', 'meta.json'].map((name) => [name, textOf(join(folder, name))] as const)
  const missing = files.filter(([, text]) => text === undefined).map(([name]) => `${name} is missing or can’t be read.`)
  if (missing.length > 0) return { sentences: missing }
  const [htmlTemplate = '', cssStyles = '', meta = ''] = files.map(([, text]) => text)
  const described = z.safeParse(Meta, jsonOf(meta), { error: sentenceOf })
  const sentences = [
    ...(described.success ? [] : metaSentences(fieldMessages(described.error))),
    ...checkTemplate({ htmlTemplate, cssStyles }),
  ]
  if (!described.success || sentences.length > 0) return { sentences }
  return { ...described.data, isPremium: false, atsScore: null, htmlTemplate, cssStyles }
}

const metaSentences = (fields: Record<string, string>) =>
  Object.entries(fields).map(([field, sentence]) => `meta.json, ${field}: ${sentence}`)

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined // the caller names the file
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // refused as no group of fields
  }
}
