import { rulesOf, splitSelectors, withoutComments } from '#shared/template/css-text.ts'

/** A forbidden construct and the reason, which follows the text that was found. */
type Rule = { readonly match: RegExp; readonly why: string }

const VALUE_RULES: readonly Rule[] = [
  {
    match: /url\s*\(|image-set\s*\(|\bsrc\s*\(|image\s*\(/i,
    why: 'loads a file: a resume must not depend on other files',
  },
  { match: /expression\s*\(|javascript:/i, why: 'runs code' },
  {
    match: /\d(?:vh|vw|vmin|vmax|[sld]v[hw]|cq[whib]|vi|vb)\b/i,
    why: 'is relative to the window, which paper does not have',
  },
  { match: /!\s*important/i, why: 'overrides the base sheet and the choices of the user' },
]
const PROPERTY_RULES: readonly Rule[] = [
  { match: /^float$/, why: 'takes text out of the flow: readers find it in another place' },
  {
    match: /^(position|inset|top|left|right|bottom|z-index)$/,
    why: 'positions text outside the flow: readers lose its place',
  },
  {
    match: /^(zoom|transform|translate|rotate|scale|writing-mode|direction|unicode-bidi|order)$/,
    why: 'shows text in a different place than the document has it',
  },
  {
    match: /^(visibility|opacity|clip|clip-path|mask.*|filter|mix-blend-mode)$/,
    why: 'can hide text from people but not from software',
  },
  { match: /^(animation|transition).*$/, why: 'has no effect on paper' },
  { match: /^(content-visibility|contain|column-span)$/, why: 'changes how pages are counted' },
  { match: /^font-size-adjust$/, why: 'is measured differently on screen and on paper' },
  { match: /^(page|size)$/, why: 'belongs to the base sheet' },
]

/** Problems of a style sheet, in sentences: constructs that break pages, scope or reading order. */
export function checkCss(source: string): string[] {
  const { css, problems: unclear } = withoutComments(source)
  const problems: string[] = [...unclear]
  if (css.includes('\\')) problems.push('A backslash can disguise a forbidden word: write the character itself.')
  if (/@/.test(css))
    problems.push('Rules that begin with @ are not allowed: paper, fonts and media belong to the base sheet.')
  if (/<|>\s*\//.test(css)) problems.push('A style sheet may not contain < or an unclosed comment.')
  for (const rule of VALUE_RULES) {
    const found = css.match(rule.match)
    if (found) problems.push(`"${found[0].trim()}" ${rule.why}.`)
  }
  const { rules, rest } = rulesOf(css)
  for (const { selectors, body } of rules)
    problems.push(...checkSelectors(selectors), ...checkDeclarations(selectors, body))
  if (rest.trim() !== '') problems.push('The style sheet has braces that do not match, or text outside a rule.')
  return [...new Set(problems)]
}

function checkSelectors(selectors: string): string[] {
  return splitSelectors(selectors).flatMap((written) => {
    const selector = written.trim()
    if (!/^\.(doc|page)(?![\w-])/.test(selector))
      return [`The selector "${selector}" must start at .doc or .page: others reach beyond the resume.`]
    if (/(^|[\s>+~(,])(html|body)\b|:(root|host|has|global)\b|\*\s*~|^\.doc[\w.:-]*\s*[+~]/.test(selector))
      return [`The selector "${selector}" reaches beyond the resume.`]
    if (/^\.page(?![\w-])./.test(selector))
      return [`The selector "${selector}": .page must be used on its own, for the background.`]
    return []
  })
}

function checkDeclarations(selectors: string, body: string): string[] {
  return body.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':')
    if (declaration.trim() === '') return []
    if (at < 0) return [`"${declaration.trim()}" is not a declaration.`]
    const [property, value] = [declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1).trim()]
    return checkDeclaration(selectors.trim(), property, value)
  })
}

/** Characters of a value: long gradients and lists of fonts have a few hundred. */
const MAX_VALUE = 1000

function checkDeclaration(selectors: string, property: string, value: string): string[] {
  if (value.length > MAX_VALUE) return [`The value of "${property.slice(0, 40)}" is too long.`]
  const rule = PROPERTY_RULES.find(({ match }) => match.test(property))
  if (rule) return [`"${property}" ${rule.why}.`]
  if (property === 'display') return checkDisplay(selectors, value)
  const broken = DECLARATION_RULES.find(({ match, isBad }) => match.test(property) && isBad(value, selectors))
  return broken ? [broken.message(property, value)] : []
}

/** Values that a property must not have. */
type DeclarationRule = {
  readonly match: RegExp
  readonly isBad: (value: string, selectors: string) => boolean
  readonly message: (property: string, value: string) => string
}

const DECLARATION_RULES: readonly DeclarationRule[] = [
  {
    match: /^content$/,
    isBad: (value) => !/^(''|""|none)$/.test(value),
    message: () => '"content" may only be empty: readers treat its text as junk or miss it.',
  },
  {
    match: /^flex-direction$/,
    isBad: (value) => /column-reverse/.test(value),
    message: () => '"column-reverse" shows text in a different order than the document has it.',
  },
  {
    match: /^column(s|-count|-width|-fill)$/,
    isBad: (_, selectors) => /(^|,)\s*\.doc\s*(,|$)/.test(selectors),
    message: (property) => `"${property}" on .doc changes how pages are counted.`,
  },
  {
    match: /^letter-spacing$/,
    isBad: (value) => !isNarrow(value),
    message: () => '"letter-spacing" over 0.06em makes readers split words into letters.',
  },
  {
    match: /^(color|-webkit-text-fill-color)$/,
    isBad: (value) => /transparent|rgba?\([^)]*[,/]\s*0?\.?0*%?\)|#\w{3}0\b|#\w{6}00\b/.test(value),
    message: (property, value) => `"${property}: ${value}" hides text from people but not from software.`,
  },
  {
    match: /^((max-)?(height|width)|line-height)$/,
    isBad: (value) => /^0([a-z%]*|\.0+[a-z%]*)$/.test(value),
    message: (property) => `"${property}: 0" hides text from people but not from software.`,
  },
  {
    match: /^margin/,
    isBad: (value) => /-\d{3,}px/.test(value),
    message: (property) => `"${property}" moves text off the page.`,
  },
  {
    match: /^font-size$/,
    isBad: (value) => /^0(\D|$)/.test(value),
    message: () => '"font-size: 0" hides text from people but not from software.',
  },
  {
    match: /^overflow$/,
    isBad: (value) => value !== 'visible',
    message: () => '"overflow" cuts text off: all of it must stay readable.',
  },
  {
    match: /^text-indent$/,
    isBad: (value) => /-\d{3,}/.test(value),
    message: () => '"text-indent" moves text off the page.',
  },
]

function checkDisplay(selectors: string, value: string): string[] {
  if (/table/.test(value)) return ['"display: table" falls apart across pages: use flex.']
  if (/^none$/.test(value)) return ['"display: none" hides text: only the user may hide it.']
  if (/grid/.test(value) && !selectors.split(',').every((s) => /[\s>+~](ul|ol|dl)(\.[\w.-]+)?$/.test(s.trim())))
    return ['"display: grid" is for lists only: a column made with it breaks after its first line.']
  return []
}

const isNarrow = (value: string) => {
  const em = /^(-?[\d.]+)em$/.exec(value)
  return value === 'normal' || value === '0' || (em !== null && Math.abs(Number(em[1])) <= 0.06)
}
