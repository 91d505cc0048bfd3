import type { PageElement } from '#shared/exports/blocks.ts'
import { matches } from '#shared/docx-look/match.ts'
import { readRules, type Declaration, type Rule } from '#shared/docx-look/rules.ts'
import { changeOf, inherited, INITIAL, isKnown, type Style } from '#shared/docx-look/style.ts'
import { withVariables } from '#shared/docx-look/values.ts'

export type Cascade = {
  readonly styleOf: (element: PageElement) => Style
  /** The declarations of a pseudo-element, with variables resolved. */
  readonly generated: (element: PageElement, name: Generated) => ReadonlyMap<string, string>
}
type Generated = 'before' | 'after' | 'marker'
type Ranked = { readonly rule: Rule; readonly rank: number }

/** Computes the formats of a page's elements from its style sheet, each once; those of alike siblings are the same. */
export function createCascade(css: string): Cascade {
  const index = indexOf(readRules(css))
  const known = new Map<PageElement, Style>()
  const alike = new Map<Style, Map<string, Style>>()

  function styleOf(element: PageElement): Style {
    const before = known.get(element)
    if (before) return before
    const parent = element.parent ? styleOf(element.parent) : INITIAL
    const rules = rulesOf(element, null, index)
    const key = `${element.tag} ${rules.map(({ rank }) => rank).join(' ')}`
    const siblings = alike.get(parent) ?? new Map<string, Style>()
    const style = siblings.get(key) ?? computed(element, parent, declarationsIn(rules))
    alike.set(parent, siblings.set(key, style))
    known.set(element, style)
    return style
  }
  return {
    styleOf,
    generated(element, name) {
      const { properties } = styleOf(element)
      return new Map(
        declarationsIn(rulesOf(element, name, index)).map(([property, value]) => [
          property,
          withVariables(value, properties),
        ]),
      )
    },
  }
}

/** Rules by a class or tag that the matched element must have, so that few are compared with each element. */
function indexOf(rules: readonly Rule[]): ReadonlyMap<string, readonly Ranked[]> {
  return Map.groupBy(
    rules.map((rule, rank) => ({ rule, rank })),
    ({ rule }) => {
      const last = rule.selector.compounds.at(-1)
      const [name] = last?.classes ?? []
      return name === undefined ? (last?.tag ?? '*') : `.${name}`
    },
  )
}

function rulesOf(
  element: PageElement,
  pseudo: Generated | null,
  index: ReadonlyMap<string, readonly Ranked[]>,
): readonly Ranked[] {
  return ['*', element.tag, ...element.classes.map((name) => `.${name}`)]
    .flatMap((key) => index.get(key) ?? [])
    .filter(({ rule }) => rule.selector.pseudoElement === pseudo && matches(rule.selector, element))
    .toSorted((one, other) => one.rank - other.rank)
}

const declarationsIn = (rules: readonly Ranked[]): readonly Declaration[] =>
  rules.flatMap(({ rule }) => rule.declarations)

/** These come first, because other lengths, colors and sides may be relative to them. */
const isEarly = ([property]: Declaration) => /^(?:font-size|color|direction)$/.test(property)

function computed({ tag }: PageElement, parent: Style, declarations: readonly Declaration[]): Style {
  const own = declarations.filter(([property]) => property.startsWith('--'))
  const properties = own.length === 0 ? parent.properties : new Map([...parent.properties, ...own])
  const others = declarations.filter(([property]) => isKnown(property))
  const style: Style = { ...inherited(parent, tag), properties }
  // One object for all declarations: this is most of the work on a long resume.
  for (const [property, value] of [...others.filter(isEarly), ...others.filter((one) => !isEarly(one))])
    Object.assign(style, changeOf(style, parent, property, withVariables(value, properties)))
  return style
}
