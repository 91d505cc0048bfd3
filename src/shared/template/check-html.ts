import mustache from 'mustache'

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

export function checkHtml(source: string): string[] {
  if (/\{\{\s*=/.test(source))
    return ['{{= changes the delimiters: not allowed, because the rest could not be checked.']
  let tokens: Token[]
  try {
    tokens = mustache.parse(source) as Token[]
  } catch (error) {
    return [`The template cannot be read: ${error instanceof Error ? error.message : 'syntax error'}.`]
  }
  return [...new Set(checkLevel(tokens))]
}

/** Checks the tokens of one section: each section must be complete HTML, or an empty one would break the page. */
function checkLevel(tokens: readonly Token[]): string[] {
  let html = ''
  const problems: string[] = []
  for (const [kind, value, , , inner] of tokens) {
    if (kind === 'text') html += value
    else if (kind === 'name') {
      problems.push(...checkName(value))
      html += `{{${value}}}`
    } else if (kind === '#' || kind === '^') {
      problems.push(...checkName(value))
      if (inTag(html)) problems.push(`{{${kind}${value}}} is inside a tag: close the tag first.`)
      problems.push(...checkLevel(inner ?? []))
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

const inTag = (html: string) => html.lastIndexOf('<') > html.lastIndexOf('>')

function checkMarkup(html: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z-]+="[^"<>]*")*)\s*\/?>/g
  const rest = html.replace(tag, (_, closing: string, written: string, attributes: string) => {
    const name = written.toLowerCase()
    if (!TAGS.has(name))
      problems.push(`<${name}> is not allowed: use ${[...TAGS].slice(0, 8).join(', ')} and similar tags.`)
    if (closing && open.pop() !== name) problems.push(`</${name}> closes a tag that this section did not open.`)
    if (!closing && !VOID.has(name)) open.push(name)
    problems.push(...checkAttributes(name, attributes))
    return ''
  })
  if (/<|&(?!amp;|lt;|gt;|nbsp;|quot;|#\d+;)/.test(rest))
    problems.push(
      'There is a < or & that is not part of a plain tag or entity: write attributes in double quotes, without comments.',
    )
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
