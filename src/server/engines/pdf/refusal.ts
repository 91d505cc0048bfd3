export type PdfRefusalCode = 'too_many_pages' | 'busy' | 'timeout' | 'cancelled' | 'unavailable' | 'failed'

/** A file that could not be made; the message is shown to people. */
export class PdfRefusal extends Error {
  readonly code: PdfRefusalCode

  constructor(code: PdfRefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PdfRefusal'
    this.code = code
  }
}

export const busy = () => new PdfRefusal('busy', 'We’re creating a lot of files right now. Try again in a minute.')

export const cancelled = () => new PdfRefusal('cancelled', 'The download was canceled.')

/** With `isMinimum` the resume was not laid out: it takes this many pages at least. */
export const tooManyPages = (pages: number, max: number, { isMinimum = false } = {}) =>
  new PdfRefusal(
    'too_many_pages',
    isMinimum
      ? `This resume is at least ${pages.toLocaleString('en-US')} pages long, and the limit is ${max}. Shorten it or choose a denser design.`
      : `This resume is ${pages.toLocaleString('en-US')} pages long, and the limit is ${max}. Shorten it or choose a denser design.`,
  )

export const tookTooLong = () =>
  new PdfRefusal('timeout', 'This resume takes too long to convert to PDF. Shorten it or choose another template.')

export const failed = (cause: unknown) =>
  new PdfRefusal('failed', 'We couldn’t create the PDF. Your resume is safe. Try again in a minute.', { cause })

export const unavailable = (cause: unknown) =>
  new PdfRefusal('unavailable', 'PDF files aren’t available on this site right now. Other formats still work.', {
    cause,
  })
