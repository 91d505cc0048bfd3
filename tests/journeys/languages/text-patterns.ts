/** What a placeholder shows. */
const ANY = '\u0000'

/** The texts that a message of a catalog can become, tags apart: each as a pattern of a whole text on the page. */
export const patternsOf = (message: string): readonly string[] =>
  alternativesOf(message).flatMap((text) =>
    text
      .split(/<\/?\d+\/?>/)
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part)),
  )

export const hasPlaces = (pattern: string): boolean => pattern.includes(ANY)
export const wordCount = (pattern: string): number => pattern.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0

export const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split(ANY)
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
      .join('.+?')}$`,
    's',
  )

/** The texts of a message, one for each form of its plurals. */
function alternativesOf(message: string): readonly string[] {
  let at = 0
  return sequence(false)

  function sequence(isForm: boolean): string[] {
    let texts = ['']
    while (at < message.length && message[at] !== '}') {
      const next = message[at] === '{' ? argument() : [literal(isForm)]
      texts = texts.flatMap((text) => next.map((part) => text + part))
    }
    return texts
  }

  function literal(isForm: boolean): string {
    const [text = ''] = /^[^{}]+/.exec(message.slice(at)) ?? []
    at += text.length
    return isForm ? text.replaceAll('#', ANY) : text
  }

  function argument(): string[] {
    const [head = ''] = /^\{\s*\w+\s*(?:,\s*\w+\s*,\s*(?:offset:\d+\s*)?)?/.exec(message.slice(at)) ?? []
    at += head.length
    const forms: string[] = []
    for (let form = nextForm(); form; form = nextForm()) {
      at += form.length
      forms.push(...sequence(true))
      at += 1
    }
    while (at < message.length && message[at] !== '}') at += 1
    at += 1
    return forms.length > 0 ? forms : [ANY]
  }

  function nextForm(): string | undefined {
    return /^\s*[=\w]+\s*\{/.exec(message.slice(at))?.[0]
  }
}
