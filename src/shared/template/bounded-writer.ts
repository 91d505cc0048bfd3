import mustache from 'mustache'

type Writer = mustache.Writer
type Value = Parameters<Writer['escapedValue']>

/**
 * Pieces that a template may print: the longest resume that can be stored takes about 100,000. Sections inside each other
 * could repeat a hundred entries a hundred times.
 */
const MAX_PIECES = 400_000
/** Characters that a template may print; the longest resume that can be stored has half a million. */
const MAX_CHARACTERS = 8_000_000
/** Parsed templates in memory: those of a site, and a few that are being written. */
const MAX_PARSED = 100

/** Thrown for a template that prints far more than the resume has to say. */
export class TemplateTooLong extends Error {
  constructor() {
    super('This template repeats its sections too often. Don’t put a list inside itself.')
    this.name = 'TemplateTooLong'
  }
}

/** Mustache's renderer within limits, because people write templates of their own. */
export class BoundedWriter extends mustache.Writer {
  #pieces = 0
  #characters = 0
  readonly #parsed = new Map<string, unknown>()

  constructor() {
    super()
    // The cache of the library grows without end.
    Reflect.set(this, 'templateCache', undefined)
  }

  /** The tokens of a template, as Mustache's parser gives them. Throws an error with a sentence for what it can't read. */
  override parse(template: string): unknown {
    const known = this.#parsed.get(template)
    if (known) return known
    const tokens: unknown = super.parse(template)
    if (this.#parsed.size >= MAX_PARSED) this.#parsed.clear()
    this.#parsed.set(template, tokens)
    return tokens
  }

  override render(...order: Parameters<Writer['render']>): string {
    this.#pieces = 0
    this.#characters = 0
    return super.render(...order)
  }

  override renderTokens(...order: Parameters<Writer['renderTokens']>): string {
    const [tokens] = order
    this.#pieces += tokens.length + 1
    if (this.#pieces > MAX_PIECES) throw new TemplateTooLong()
    return super.renderTokens(...order)
  }

  override rawValue(token: string[]): string {
    return this.#counted(super.rawValue(token))
  }

  override escapedValue(token: string[], context: Value[1], config?: Value[2]): string {
    return this.#counted(super.escapedValue(token, context, config))
  }

  #counted(text: string | undefined): string {
    // Nothing is printed for what is null.
    const printed = text ?? ''
    this.#characters += printed.length
    if (this.#characters > MAX_CHARACTERS) throw new TemplateTooLong()
    return printed
  }
}
