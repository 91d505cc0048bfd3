import type { Change } from '#shared/resume/json-changes.ts'
import { textAt } from '#shared/resume/json-record.ts'
import { fieldOf, isObject, objectOr, omit, type JsonObject } from '#shared/resume/json-value.ts'
import { TemplateId } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** What stands in the file beside the resume itself. */
export type FileMeta = { readonly title?: string; readonly lastModified?: string; readonly templateId?: number | null }

/** Our own part of a file, under `meta`, where the format leaves room for tools. */
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

/** The template that a file names, if what it names can be one. Whether it is known here is to be asked. */
export function templateIn(object: JsonObject): { readonly templateId?: number } {
  const id = z.safeParse(TemplateId, fieldOf(object, 'templateId'))
  return id.success ? { templateId: id.data } : {}
}

const isChange = (change: unknown): change is Change => isObject(change) && Array.isArray(change['at'])

/** Fields that other readers look for, where the file has none. */
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

/** The file as it was before we added our part. */
export function withoutExtension(document: JsonObject): JsonObject {
  const meta = document['meta']
  if (!isObject(meta) || !Object.hasOwn(meta, EXTENSION)) return document
  const named = fieldOf(objectOr(meta[EXTENSION]), 'added')
  const added = Array.isArray(named) ? named.filter((name) => typeof name === 'string') : []
  const rest = omit(meta, [EXTENSION, ...added])
  const others = omit(document, ['meta', ...added.filter((name) => name === '$schema')])
  return Object.keys(rest).length === 0 ? others : { ...others, meta: rest }
}
