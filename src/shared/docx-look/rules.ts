/** One element of a selector, such as `p.label:first-child`. */
export type Compound = {
  readonly tag: string | null
  readonly classes: readonly string[]
  readonly pseudos: readonly Pseudo[]
}
export type Pseudo = { readonly name: string; readonly argument: string; readonly inner: readonly Selector[] }
/** Compounds from the outermost element to the matched one; `combinators[i]` is between compounds i and i + 1. */
export type Selector = {
  readonly compounds: readonly Compound[]
  readonly combinators: readonly string[]
  /** Ids are not allowed in templates, so a number is enough: classes count 1000, tags 1. */
  readonly specificity: number
  readonly pseudoElement: 'before' | 'after' | 'marker' | null
}
export type Rule = { readonly selector: Selector; readonly declarations: readonly Declaration[] }
export type Declaration = readonly [property: string, value: string]

/**
 * The style rules of a sheet for paper, in cascade order; those for the screen and for browsers with a certain ability
 * are left out. Selectors that cannot be read match nothing.
 */
export function readRules(css: string): readonly Rule[] {
  const flat = forPaper(css.replace(/\/\*[\s\S]*?\*\//g, ' '))
  const rules = [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declarations = declarationsIn(body)
    return splitOutside(selectors, ',').flatMap((text) => {
      const selector = readSelector(text)
      return selector ? [{ selector, declarations }] : []
    })
  })
  return rules.toSorted((one, other) => one.selector.specificity - other.selector.specificity)
}

function forPaper(css: string): string {
  let rest = ''
  for (let at = 0; at < css.length;) {
    const start = css.indexOf('@', at)
    if (start < 0) return rest + css.slice(at)
    rest += css.slice(at, start)
    at = endOfAtRule(css, start)
    const [, inside = ''] = /^@media print\s*\{([\s\S]*)\}$/.exec(css.slice(start, at)) ?? []
    rest += inside
  }
  return rest
}

function endOfAtRule(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}' && (depth -= 1) === 0) return at + 1
    if (css[at] === ';' && depth === 0) return at + 1
  }
  return css.length
}

const declarationsIn = (body: string): readonly Declaration[] =>
  splitOutside(body, ';').flatMap((text): Declaration[] => {
    const at = text.indexOf(':')
    if (at < 0) return []
    const property = text.slice(0, at).trim()
    return [[property.startsWith('--') ? property : property.toLowerCase(), text.slice(at + 1).trim()]]
  })

/** Splits at a sign that is not within parentheses. */
export function splitOutside(text: string, sign: string): readonly string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    const isSign = sign === ' ' ? /\s/.test(letter) : letter === sign
    if (isSign && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const TOKEN = /\s*([>+~])\s*|\s+|([^\s>+~(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g

function readSelector(text: string): Selector | null {
  const compounds: Compound[] = []
  const combinators: string[] = []
  let pseudoElement: Selector['pseudoElement'] = null
  for (const [token, combinator] of text.trim().matchAll(TOKEN)) {
    if (combinator !== undefined || token.trim() === '') {
      combinators.push(combinator ?? ' ')
      continue
    }
    const element = /::(before|after|marker)$/.exec(token)
    if (element) pseudoElement = element[1] as Selector['pseudoElement'] // the expression allows no other
    const compound = readCompound(element ? token.slice(0, element.index) : token)
    if (!compound) return null
    compounds.push(compound)
  }
  if (compounds.length === 0 || combinators.length !== compounds.length - 1) return null
  return { compounds, combinators, pseudoElement, specificity: specificityOf(compounds) }
}

const PART = /\.([\w-]+)|:([\w-]+)(?:\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))?|^([a-z][\w-]*|\*)/g

function readCompound(text: string): Compound | null {
  let tag: string | null = null
  const classes: string[] = []
  const pseudos: Pseudo[] = []
  let length = 0
  for (const [part, className, pseudo, argument = '', tagName] of text.matchAll(PART)) {
    length += part.length
    if (className !== undefined) classes.push(className)
    else if (tagName !== undefined) tag = tagName === '*' ? null : tagName
    else if (pseudo !== undefined) pseudos.push({ name: pseudo, argument, inner: selectorsIn(pseudo, argument) })
  }
  return length === text.length ? { tag, classes, pseudos } : null
}

const selectorsIn = (pseudo: string, argument: string): readonly Selector[] =>
  /^(?:is|where|not)$/.test(pseudo) ? splitOutside(argument, ',').flatMap((text) => readSelector(text) ?? []) : []

const specificityOf = (compounds: readonly Compound[]): number =>
  compounds.reduce(
    (sum, { tag, classes, pseudos }) =>
      sum + (tag ? 1 : 0) + classes.length * 1000 + pseudos.reduce((all, pseudo) => all + ofPseudo(pseudo), 0),
    0,
  )

function ofPseudo({ name, inner }: Pseudo): number {
  if (name === 'where') return 0
  if (name === 'is' || name === 'not') return Math.max(0, ...inner.map(({ specificity }) => specificity))
  return 1000
}
