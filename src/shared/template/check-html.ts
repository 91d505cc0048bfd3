import { BoundedWriter } from '#shared/template/bounded-writer.ts'

/** Names of the view model: the only ones that a template may use (Mustache would reach prototypes otherwise). */
const NAMES = new Set(
  (
    'lang fullName contacts text href labels summary title experience items position company dates description ' +
    'achievements keep education degree field qualification institution gpa label skills list projects name technologies links ' +
    'certifications generic subtitle sections side main email phone location linkedin github website present ' +
    'technical soft languages employer place about details headline photo src alt role link flow kind signature consent'
  ).split(' '),
)
const TAGS = new Set(
  'div header main aside section article h1 h2 h3 p ul ol li dl dt dd span b strong i em u a img br'.split(' '),
)
const VOID = new Set(['img', 'br'])
const ATTRIBUTES = new Set(['class', 'href', 'src', 'alt', 'width', 'height'])

/** One token of Mustache's own parser: [kind, text or name, start, end, inner tokens…]. */
type Token = [kind: string, value: string, start: number, end: number, inner?: Token[], ...rest: unknown[]]

const parser = new BoundedWriter()
/** Sections inside each other; the deepest built-in template has 8. Of tags there are fewer, too. */
const MAX_DEPTH = 20

export function checkHtml(source: string): string[] {
  if (/\{\{\s*=/.test(source))
    return ['{{= changes the delimiters: not allowed, because the rest could not be checked.']
  let tokens: Token[]
  try {
    tokens = parser.parse(source) as Token[]
  } catch (error) {
    return [`The template cannot be read: ${error instanceof Error ? error.message : 'syntax error'}.`]
  }
  return [...new Set(checkLevel(tokens))]
}

/** Checks the tokens of one section: each section must be complete HTML, or an empty one would break the page. */
function checkLevel(tokens: readonly Token[], depth = 0): string[] {
  if (depth > MAX_DEPTH) return [`Sections may be at most ${MAX_DEPTH} deep inside each other.`]
  let html = ''
  let isInTag = false
  const problems: string[] = []
  for (const [kind, value, , , inner] of tokens) {
    if (kind === 'text') {
      html += value
      isInTag = endsInTag(value, isInTag)
    } else if (kind === 'name') {
      problems.push(...checkName(value))
      html += `{{${value}}}`
    } else if (kind === '#' || kind === '^') {
      problems.push(...checkName(value))
      if (isInTag) problems.push(`{{${kind}${value}}} is inside a tag: close the tag first.`)
      problems.push(...checkLevel(inner ?? [], depth + 1))
    } else if (kind === '&')
      problems.push('{{{ and {{& print text unescaped: not allowed, because text could become markup.')
    else if (kind === '>') problems.push('{{> includes another template: not allowed, because there is none.')
  }
  return [...problems, ...checkMarkup(html)]
}

function checkName(name: string): string[] {
  if (name === '.' || name.split('.').every((part) => NAMES.has(part))) return []
  return [`{{${name}}} is not known: a template may use only the names of the view model.`]
}

/** Whether a text ends inside a tag, from the text itself or from where it began. */
function endsInTag(text: string, before: boolean): boolean {
  const [open, close] = [text.lastIndexOf('<'), text.lastIndexOf('>')]
  return open === close ? before : open > close
}

function checkMarkup(html: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  let deepest = 0
  const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z-]+="[^"<>]*")*)\s*\/?>/g
  const rest = html.replace(tag, (_, closing: string, written: string, attributes: string) => {
    const name = written.toLowerCase()
    if (!TAGS.has(name))
      problems.push(`<${name}> is not allowed: use ${[...TAGS].slice(0, 8).join(', ')} and similar tags.`)
    if (closing && open.pop() !== name) problems.push(`</${name}> closes a tag that this section did not open.`)
    if (!closing && !VOID.has(name)) deepest = Math.max(deepest, open.push(name))
    problems.push(...checkAttributes(name, attributes))
    return ''
  })
  if (/<|&(?!amp;|lt;|gt;|nbsp;|quot;|#\d+;)/.test(rest))
    problems.push(
      'There is a < or & that is not part of a plain tag or entity: write attributes in double quotes, without comments.',
    )
  if (deepest > MAX_DEPTH) problems.push(`Tags may be at most ${MAX_DEPTH} deep inside each other.`)
  if (open.length > 0) problems.push(`<${open.at(-1)}> is not closed in the section that opens it.`)
  return problems
}

function checkAttributes(tag: string, source: string): string[] {
  return [...source.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].flatMap(([, written = '', value = '']) => {
    const name = written.toLowerCase()
    if (!ATTRIBUTES.has(name)) return [`The attribute ${name} on <${tag}> is not allowed.`]
    if ((name === 'href' || name === 'src') && !/^\{\{\s*(href|src)\s*\}\}$/.test(value))
      return [
        `${name} on <${tag}> must be the placeholder {{${name}}}: another address could reveal who reads the page.`,
      ]
    if (name === 'class' && value.replace(/\{\{(?:flow|kind)\}\}/g, '').includes('{{'))
      return [`The class on <${tag}> must be plain words; only {{flow}} and {{kind}} are allowed as placeholders.`]
    return []
  })
}
