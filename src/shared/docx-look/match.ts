import type { PageElement } from '#shared/exports/blocks.ts'
import type { Compound, Pseudo, Selector } from '#shared/docx-look/rules.ts'

/** Whether a selector matches an element of a laid-out resume. Pseudo-classes that are not known match nothing. */
export const matches = (selector: Selector, element: PageElement): boolean =>
  matchesFrom(selector, selector.compounds.length - 1, element, [])

/** `failed` has the elements that the selector up to a compound does not match, so that none is tried twice. */
function matchesFrom(selector: Selector, at: number, element: PageElement, failed: Set<PageElement>[]): boolean {
  const compound = selector.compounds[at]
  if (!compound || !matchesCompound(compound, element)) return false
  if (at === 0) return true
  if (failed[at]?.has(element)) return false
  const around = candidates(selector.combinators[at - 1], element)
  if (around.some((one) => matchesFrom(selector, at - 1, one, failed))) return true
  failed[at] = (failed[at] ?? new Set()).add(element)
  return false
}

function candidates(combinator: string | undefined, element: PageElement): readonly PageElement[] {
  const { parent } = element
  if (!parent) return []
  if (combinator === '>') return [parent]
  if (combinator === ' ') return ancestorsOf(element)
  return parent.children.slice(combinator === '+' ? Math.max(0, element.index - 1) : 0, element.index)
}

/** The elements around an element, the innermost first. */
export function ancestorsOf(element: PageElement): readonly PageElement[] {
  const list: PageElement[] = []
  for (let one = element.parent; one; one = one.parent) list.push(one)
  return list
}

function matchesCompound({ tag, classes, pseudos }: Compound, element: PageElement): boolean {
  return (
    (tag === null || tag === element.tag) &&
    classes.every((name) => element.classes.includes(name)) &&
    pseudos.every((pseudo) => matchesPseudo(pseudo, element))
  )
}

function matchesPseudo({ name, argument, inner }: Pseudo, element: PageElement): boolean {
  const siblings = element.parent?.children ?? [element]
  const place = element.index + 1
  switch (name) {
    case 'is':
    case 'where':
      return inner.some((selector) => matches(selector, element))
    case 'not':
      return !inner.some((selector) => matches(selector, element))
    case 'first-child':
      return place === 1
    case 'last-child':
      return place === siblings.length
    case 'only-child':
      return siblings.length === 1
    case 'nth-child':
      return Number(argument) === place
    case 'empty':
      return element.children.length === 0 && !element.hasText
    case 'has':
      return argument.trim() === '*' && element.children.length > 0
    default:
      return false
  }
}
