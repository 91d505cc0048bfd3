import type { Context, ReadTextField } from '#shared/ats/context.ts'

/** The resume without fields in which a template's text was never replaced: they tell nothing of the person. */
export function withoutPlaceholders(context: Context): Context {
  const textFields = context.textFields.filter((textField) => !isPlaceholder(textField))
  return textFields.length === context.textFields.length ? context : { ...context, textFields }
}

/** Whether a field holds dummy Latin, or the words in which templates say what belongs there. */
export function isPlaceholder({ text, tokens }: ReadTextField): boolean {
  const dummies = tokens.filter(({ folded }) => DUMMY_LATIN.has(folded)).length
  // Some are words of living languages: 'dolor' is Spanish, 'sit' English.
  return (dummies >= 2 && dummies >= tokens.length * MOSTLY) || INSTRUCTION.test(text)
}

const MOSTLY = 0.4

const DUMMY_LATIN = new Set(
  `lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing elit sed eiusmod tempor incididunt ut labore
  dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute
  irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt
  culpa officia deserunt mollit anim laborum`.split(/\s+/),
)

const INSTRUCTION = new RegExp(
  [
    String.raw`\[(?:your|company|employer|name|number|job|title|city|date|degree|school|skill|insert|add|x+)\b[^\]\n]{0,40}\]`,
    String.raw`^\W*(?:your (?:name|e-?mail|phone|job title|company)|company name|job title|first ?name last ?name|city, state)\W*$`,
    String.raw`^\W*(?:ihr name|firmenname|votre nom|nom de l['’]entreprise|tu nombre|nombre de la empresa)\W*$`,
    String.raw`\binsert .{1,30} here\b|(?<![\p{L}\p{N}])X{1,3}\s?%`,
  ].join('|'),
  'iu',
)
