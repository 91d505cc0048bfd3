// Texts in code: sentences of the server, and texts whose use can be told from where they are.
import { parseSync } from 'vite'
import type { Kind, ProseText } from './rules.ts'

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown }
type Found = { readonly node: Node; readonly text: string; readonly place?: string }

/** Elements that people press, and the toast; their texts are short. */
const PRESSED = new Set(['Button', 'LinkButton', 'SubmitButton', 'MenuItem'])
/** Properties of object literals that have a limit, by the files they are in. */
const PROPERTIES: readonly { readonly files: RegExp; readonly places: Readonly<Record<string, string>> }[] = [
  {
    files: /^src\/(web\/lib\/meta\/page-meta|shared\/articles\/list)\.ts$/,
    places: { title: 'title', description: 'meta description' },
  },
  { files: /^src\/server\/emails\/messages\//, places: { subject: 'email subject' } },
  { files: /^src\/shared\/template\/built-in\//, places: { description: 'template description' } },
  { files: /^src\/shared\/ats\/finding-texts\.ts$/, places: { title: 'finding title' } },
]
/** Files in which texts of a known length could be. */
export const mayHavePlaces = (file: string, code: string): boolean =>
  PROPERTIES.some(({ files }) => files.test(file)) ||
  (file.endsWith('.tsx') && /<(?:Link|Submit)?Button\b|<MenuItem\b|\bhint=/.test(code)) ||
  /\btoast\(/.test(code)

/** Sentences: they begin with a capital letter or a placeholder, and have several words. */
const SENTENCE = /^(?:\p{Lu}|\{\}).*\s\p{L}{2,}/su

/** The sentences among the string literals of a file. */
export function sentencesOf(file: string, code: string, kind: Kind): ProseText[] {
  return located(file, code, kind, (node) => {
    const text = node.type === 'Literal' || node.type === 'TemplateLiteral' ? textOf(node) : undefined
    return text !== undefined && SENTENCE.test(text) ? [{ node, text }] : []
  })
}

/** The texts of a file for which a length is known. */
export function placedTexts(file: string, code: string, kind: Kind): ProseText[] {
  const places = Object.assign({}, ...PROPERTIES.filter(({ files }) => files.test(file)).map((each) => each.places))
  return located(file, code, kind, (node) => [
    ...properties(node, places),
    ...(nameOf(node['callee']) === 'toast'
      ? children(node['arguments']).flatMap((options) =>
          children(options['properties']).flatMap((property) =>
            properties(property, { title: 'toast title', description: 'toast text' }),
          ),
        )
      : []),
    ...(node.type === 'JSXElement' && PRESSED.has(nameOf(asNode(node['openingElement'])?.['name']) ?? '')
      ? placed(node, childrenText(node), 'button')
      : []),
    ...(node.type === 'JSXAttribute' && nameOf(node['name']) === 'hint'
      ? placed(node, textOf(asNode(node['value'])), 'field help')
      : []),
  ])
}

function located(file: string, code: string, kind: Kind, find: (node: Node) => Found[]): ProseText[] {
  // The syntax tree is plain objects with a type and a position.
  const program = parseSync(file, code).program as unknown as Node
  return [...walk(program)].flatMap(find).map(({ node, ...found }) => ({
    file,
    line: code.slice(0, node.start).split('\n').length,
    kind,
    ...found,
  }))
}

function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) for (const child of children(value)) yield* walk(child)
}

const asNode = (value: unknown): Node | undefined =>
  // Only nodes of the syntax tree have a type.
  typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined

/** The nodes in a value: one, several, or none. */
const children = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).map(asNode).filter((node) => node !== undefined)

function nameOf(value: unknown): string | undefined {
  const name = asNode(value)?.['name']
  return typeof name === 'string' ? name : undefined
}

const placed = (node: Node, text: string | undefined, place: string): Found[] => (text ? [{ node, text, place }] : [])

function properties(node: Node, places: Readonly<Record<string, string>>): Found[] {
  const place = node.type === 'Property' ? places[nameOf(node['key']) ?? ''] : undefined
  return place ? placed(node, textOf(asNode(node['value'])), place) : []
}

/** The text of a literal, a translated message or an element; undefined where it depends on something. */
function textOf(node: Node | undefined): string | undefined {
  if (!node) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type === 'TemplateLiteral') return quasisOf(node)
  if (node.type === 'TaggedTemplateExpression') return textOf(asNode(node['quasi']))
  if (node.type === 'CallExpression') return messageOf(node)
  if (node.type === 'JSXText') return String(node['value']).replaceAll(/\s+/g, ' ')
  if (node.type === 'JSXExpressionContainer') return textOf(asNode(node['expression']))
  if (node.type === 'JSXElement') return childrenText(node)
  return undefined
}

/** The parts of a template literal, which are plain objects of a kind of their own. */
function quasisOf(node: Node): string {
  return children(node['quasis'])
    .map((quasi) => String((quasi['value'] as { cooked?: unknown }).cooked))
    .join('{}')
}

/** The message of `msg({ message })` and `t({ message })`. */
function messageOf(call: Node): string | undefined {
  const [options] = children(call['arguments'])
  const message = children(options?.['properties']).find((property) => nameOf(property['key']) === 'message')
  return textOf(asNode(message?.['value']))
}

/** The text in an element: icons have none, and anything that depends counts as one placeholder. */
function childrenText(element: Node): string | undefined {
  const parts = children(element['children']).map((child) =>
    child.type === 'JSXElement' ? (childrenText(child) ?? '') : (textOf(child) ?? '{}'),
  )
  return parts.join('').trim() || undefined
}
