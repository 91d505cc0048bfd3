import { checkCss } from '#shared/template/check-css.ts'
import { problemsByPart } from '#shared/template/check.ts'
import { rulesOf, splitSelectors, withoutComments } from '#shared/template/css-text.ts'
import type { Layout } from '#shared/template/document.ts'

/** A problem of a template; `line` counts from 1, and is null for what concerns the whole. */
export type LocatedProblem = {
  readonly part: 'html' | 'css'
  readonly sentence: string
  readonly line: number | null
}

/** Problems of a template with the line of each, where it can be told. */
export function locateProblems(layout: Layout): readonly LocatedProblem[] {
  const { html, css } = problemsByPart(layout)
  const places = css.length > 0 ? cssPlaces(layout.cssStyles) : new Map<string, number>()
  return [
    ...html.map((sentence) => ({ part: 'html' as const, sentence, line: htmlLine(layout.htmlTemplate, sentence) })),
    ...css.map((sentence) => {
      const at = places.get(sentence)
      return { part: 'css' as const, sentence, line: at === undefined ? null : lineAt(layout.cssStyles, at) }
    }),
  ]
}

/** Where a style sheet has each of its problems: found by checking its selectors and declarations one by one. */
function cssPlaces(source: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const note = (piece: string, at: number) => {
    for (const sentence of checkCss(piece)) if (!places.has(sentence)) places.set(sentence, at)
  }
  const { rules } = rulesOf(withoutComments(source).css)
  for (const { selectors, body, at } of rules) {
    for (const [selector, start] of placed(splitSelectors(selectors))) note(`${selector}{}`, at + start)
    const inside = at + selectors.length + 1
    for (const [declaration, start] of placed(body.split(';'))) note(`${selectors}{${declaration}}`, inside + start)
  }
  return places
}

/** Parts of a text that one sign separates, each with where its first word begins. */
function placed(parts: readonly string[]): readonly (readonly [part: string, at: number])[] {
  let at = 0
  return parts.map((part) => {
    const start = at + part.length - part.trimStart().length
    at += part.length + 1
    return [part, start]
  })
}

/** The line of what a sentence about HTML names first: a placeholder, a tag, or a place of the parser. */
function htmlLine(source: string, sentence: string): number | null {
  const place = /\bat (\d+)\.?$/.exec(sentence)?.[1]
  if (place !== undefined) return lineAt(source, Number(place))
  const attribute =
    /^(?:The attribute )?([a-z-]+) on <(\w+)>/i.exec(sentence) ?? /^The (class) on <(\w+)>/.exec(sentence)
  if (attribute) return lineOf(source, new RegExp(`<${attribute[2]}\\b[^>]*\\s${attribute[1]}=`, 'i'))
  const placeholder = /^\{\{[#^]?([\w.]+)\}\}/.exec(sentence)?.[1]
  if (placeholder) return lineOf(source, new RegExp(`\\{\\{\\s*[#^/]?\\s*${escaped(placeholder)}\\s*\\}\\}`))
  const sign = /^\{\{[{&>=]/.exec(sentence)?.[0]
  if (sign) return lineOf(source, new RegExp(`${escaped(sign)}|\\{\\{\\s*[&>=]`))
  const tag = /^<(\/?)(\w+)>/.exec(sentence)
  return tag ? lineOf(source, new RegExp(`<${tag[1]}${tag[2]}\\b`, 'i')) : null
}

const escaped = (text: string) => text.replace(/[.{}&>=]/g, '\\$&')

function lineOf(source: string, pattern: RegExp): number | null {
  const at = source.search(pattern)
  return at < 0 ? null : lineAt(source, at)
}

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length
