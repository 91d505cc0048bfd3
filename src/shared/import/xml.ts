import { markupTokens } from '#shared/read-file/markup.ts'
import { isObject, objectOr, textOf, type JsonObject } from '#shared/resume/json-value.ts'
import { escapeHtml } from '#shared/text/escape.ts'

/** An element of XML: lists of its children by their names without prefix, where a child with only text is its text. */
export type XmlElement = JsonObject

type Open = { readonly name: string; readonly children: Record<string, unknown[]>; text: string }

/** Elements inside others beyond this are read as their text. */
const MAX_DEPTH = 40

/** Reads XML as the element around its root. Attributes are left out. */
export function readXml(xml: string): XmlElement {
  const root: Open = { name: '', children: {}, text: '' }
  const stack = [root]
  const close = () => {
    const [element, parent] = [stack.pop(), stack.at(-1)]
    if (!element || !parent) return
    const value = Object.keys(element.children).length > 0 ? element.children : element.text.trim()
    if (value !== '') (parent.children[element.name] ??= []).push(value)
  }
  for (const token of markupTokens(withoutCdata(xml), new Set())) {
    const top = stack.at(-1) ?? root
    if (token.kind === 'text') top.text += token.text
    else if (token.kind === 'close') {
      if (stack.length > 1 && top.name.toLowerCase() === localName(token.name)) close()
    } else if (stack.length <= MAX_DEPTH) {
      stack.push({ name: localName(token.tag), children: {}, text: '' })
      if (token.isEmpty) close()
    }
  }
  while (stack.length > 1) close()
  return root.children
}

/** The elements at a path of names: `elementsAt(cv, 'Skills', 'Skill')`. */
export function elementsAt(element: unknown, ...path: readonly string[]): readonly unknown[] {
  return path.reduce<readonly unknown[]>(
    (found, name) =>
      found.flatMap((each) => {
        const children = objectOr(each)[name]
        return Array.isArray(children) ? children : []
      }),
    [element],
  )
}

/** The text of the first of these elements; of one with others in it, the first text there. */
export function xmlTextAt(element: unknown, ...path: readonly string[]): string {
  let [found] = elementsAt(element, ...path)
  while (isObject(found)) found = Object.values(found).flat()[0]
  return textOf(found).trim()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const withoutCdata = (xml: string): string =>
  xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => escapeHtml(text))
