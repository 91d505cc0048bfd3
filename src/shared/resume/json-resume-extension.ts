import type { Change } from '#shared/resume/json-changes.ts'
import { textAt } from '#shared/resume/json-record.ts'
import { fieldOf, isObject, objectOr, omit, type JsonObject } from '#shared/resume/json-value.ts'
import { TemplateId } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** Metadata of a file. */
export type FileMeta = { readonly title?: string; readonly lastModified?: string; readonly templateId?: number | null }

/** Our extension of a file, under `meta`, which the format leaves to tools. */
export const EXTENSION = 'curricle'

export function extensionOf(document: JsonObject) {
  const extension = objectOr(fieldOf(objectOr(fieldOf(document, 'meta')), EXTENSION))
  const changes = fieldOf(extension, 'changes')
  return {
    changes: Array.isArray(changes) ? changes.filter(isChange) : [],
    title: textAt(extension, ['title']),
    ...templateIn(extension),
  }
}

/** The template id in a file, if it is valid; it may still be unknown to this site. */
export function templateIn(object: JsonObject): { readonly templateId?: number } {
  const id = z.safeParse(TemplateId, fieldOf(object, 'templateId'))
  return id.success ? { templateId: id.data } : {}
}

const isChange = (change: unknown): change is Change => isObject(change) && Array.isArray(change['at'])

/** Fields that other readers look for, unless the file has them. */
export function officialFields(document: JsonObject, { lastModified }: FileMeta): JsonObject {
  const meta = objectOr(document['meta'])
  return {
    ...(!Object.hasOwn(document, '$schema') && { $schema: SCHEMA_ADDRESS }),
    ...(!Object.hasOwn(meta, 'version') && { version: 'v1.0.0' }),
    ...(lastModified !== undefined && !Object.hasOwn(meta, 'lastModified') && { lastModified }),
  }
}
const SCHEMA_ADDRESS = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

export function withExtension(document: JsonObject, added: JsonObject, extension: JsonObject): JsonObject {
  const meta = { ...objectOr(document['meta']), ...omit(added, ['$schema']), [EXTENSION]: extension }
  const schema = Object.hasOwn(added, '$schema') ? { $schema: added['$schema'] } : {}
  return { ...schema, ...document, meta }
}

/** The original file, without our extension. */
export function withoutExtension(document: JsonObject): JsonObject {
  const meta = document['meta']
  if (!isObject(meta) || !Object.hasOwn(meta, EXTENSION)) return document
  const named = fieldOf(objectOr(meta[EXTENSION]), 'added')
  const added = Array.isArray(named) ? named.filter((name) => typeof name === 'string') : []
  const rest = omit(meta, [EXTENSION, ...added])
  const others = omit(document, ['meta', ...added.filter((name) => name === '$schema')])
  return Object.keys(rest).length === 0 ? others : { ...others, meta: rest }
}
