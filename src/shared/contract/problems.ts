import * as z from 'zod/mini'

/** More than this many faults help nobody, and a hostile body could have a hundred thousand. */
const MOST_FIELDS = 50
/** What zod/mini says where neither the schema nor the caller says anything. */
const SILENT = 'Invalid input'

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue

/** Says each fault of a document in plain English, by the path of its field, like `content.experience.0.company`. */
export function fieldSentences(error: z.core.$ZodError): Record<string, string> {
  const faults = error.issues.flatMap(faultsOf).slice(0, MOST_FIELDS)
  const first = new Map<string, string>()
  // The first fault of a field is the one to mend first.
  for (const [path, sentence] of faults) if (!first.has(path)) first.set(path, sentence)
  return Object.fromEntries(first)
}

/** The words for a fault; given to `safeParse` as `error`, they hold wherever the schema has none of its own. */
export function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return 'input' in issue && issue.input === undefined
        ? 'This is missing.'
        : (KINDS[issue.expected] ?? 'This has the wrong form.')
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'invalid_value':
      return `Choose one of these: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return unknownField(issue.keys.join(', '))
    case 'invalid_format':
      return issue.format === 'email' ? 'Enter an email address like name@example.com.' : 'This has the wrong form.'
    default:
      return 'This has the wrong form.'
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

const unknownField = (name: string) => `This field is not known: ${name}.`

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `Shorten this to ${most} characters or fewer.`
  if (origin === 'array') return `Keep ${most} entries or fewer here.`
  return `This must be ${most} or less.`
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return least === 1 ? 'Fill this in.' : `This needs at least ${least} characters.`
  if (origin === 'array') return `This needs at least ${least} entries.`
  return `This must be ${least} or more.`
}

/** An unknown field is a fault at its own path, so that a document with two of them names both. */
function faultsOf(issue: z.core.$ZodIssue): [path: string, sentence: string][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, MOST_FIELDS).map((key) => [pathOf([...issue.path, key]), unknownField(key)])
  return [[pathOf(issue.path), issue.message === SILENT ? sentenceOf(issue) : issue.message]]
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'body'
