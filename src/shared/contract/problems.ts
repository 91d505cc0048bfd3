import * as z from 'zod/mini'

/** More errors than this help no one, and a hostile body could have a hundred thousand. */
const MAX_FIELDS = 50
/** The default message of zod/mini if neither the schema nor the caller has one. */
const DEFAULT_MESSAGE = 'Invalid input'

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue

/**
 * Describes each error of a document in plain English, by the path of its field, such as
 * `content.experience.0.company`.
 */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const errors = error.issues.flatMap(errorsOf).slice(0, MAX_FIELDS)
  const first = new Map<string, string>()
  // Only the first error of a field is reported.
  for (const [path, sentence] of errors) if (!first.has(path)) first.set(path, sentence)
  return Object.fromEntries(first)
}

/** The message for an error; passed to `safeParse` as `error`, it applies if the schema has none of its own. */
export function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return 'input' in issue && issue.input === undefined
        ? 'This is missing.'
        : (KINDS[issue.expected] ?? 'This isn’t in the right format.')
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'invalid_value':
      return `Choose one of these: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return unknownField(issue.keys.join(', '))
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Enter an email address like name@example.com.'
        : 'This isn’t in the right format.'
    default:
      return 'This isn’t in the right format.'
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be a group of fields.',
  record: 'This must be a group of fields.',
}

const unknownField = (name: string) => `Unknown field: ${name}.`

function tooBig(origin: string, max: number): string {
  if (origin === 'string') return `Shorten this to ${max} characters or fewer.`
  if (origin === 'array') return `Use at most ${max} entries.`
  return `This must be ${max} or less.`
}

function tooSmall(origin: string, min: number): string {
  if (origin === 'string') return min === 1 ? 'This can’t be empty.' : `Enter at least ${min} characters.`
  if (origin === 'array') return `Add at least ${min} entries.`
  return `This must be ${min} or more.`
}

/** An unknown field is an error at its own path, so a document with two of them names both. */
function errorsOf(issue: z.core.$ZodIssue): [path: string, sentence: string][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, MAX_FIELDS).map((key) => [pathOf([...issue.path, key]), unknownField(key)])
  return [[pathOf(issue.path), issue.message === DEFAULT_MESSAGE ? sentenceOf(issue) : issue.message]]
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'body'
