// Texts in catalogs, data files and documents.
import type { Kind, ProseText } from './rules.ts'

/** The messages of an English catalog, with the file that shows each. */
export function catalogTexts(catalog: string): ProseText[] {
  return catalog.split('\n\n').flatMap((entry) => {
    const [, file = ''] = /^#: (.+)$/m.exec(entry) ?? []
    const message = /^msgid ((?:".*"\n?)+)/m.exec(entry)?.[1]
    if (!file || !message) return []
    const text = [...message.matchAll(/^"(.*)"$/gm)].map(([, part = '']) => part).join('')
    return [{ file, line: 1, text: withoutNames(text.replaceAll(/\\(.)/g, '$1')), kind: 'interface' }]
  })
}

/** Placeholders without their names: `{trade}` becomes `{}`. */
function withoutNames(message: string): string {
  return message.replaceAll(/\{\w+\}/g, '{}').replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '{')
}

const FIELD = /^(\s*(?:- )?(?:text|question|followUp|listensFor|advice|label|hint):\s)(.*)$/

/** The sentences of a data file: fields that people read, and lines that continue them. */
export function dataTexts(file: string, yaml: string): ProseText[] {
  let isRead = false
  return yaml.split('\n').flatMap((each, index) => {
    const field = FIELD.exec(each)
    isRead = field !== null || (isRead && !/^\s*(?:- )?\w+:|^\s*- |^\s*$/.test(each))
    return isRead ? [{ file, line: index + 1, text: field?.[2] ?? each, kind: 'data' }] : []
  })
}

/** A document without code, addresses and tags. */
export function documentTexts(file: string, markdown: string, kind: Kind): ProseText[] {
  const text = markdown
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, blank)
    .replaceAll(/`[^`\n]+`/g, blank)
    .replaceAll(/(?<=\])\([^)\s]+/g, blank)
    .replaceAll(/^\[[^\]]+\]: .*$/gm, blank)
    .replaceAll(/https?:\/\/\S+/g, blank)
    .replaceAll(/<[^>]+>/g, blank)
  return [{ file, line: 1, text, kind }]
}

/** As many lines, and nothing that a phrase could continue over. */
const blank = (code: string) => code.replaceAll(/[^\n]/g, '·')
