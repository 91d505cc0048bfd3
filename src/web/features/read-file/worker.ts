import { detectFileKind, UnreadableFileError } from '#shared/read-file/unreadable-file.ts'
import type { Answer, FileRead, Question } from '#web/features/read-file/worker-messages.ts'

/** Reads files away from the page, which stays quick. Each reader is fetched with the first file of its kind. */
let held: Uint8Array<ArrayBuffer> = new Uint8Array()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (value) => say({ id: data.id, value }),
    (error: unknown) =>
      say(
        error instanceof UnreadableFileError
          ? { id: data.id, refusal: error.refusal }
          : { id: data.id, fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error) },
      ),
  )
})

function say(message: Answer): void {
  const isPicture = 'value' in message && message.value instanceof ImageBitmap
  self.postMessage(message, { transfer: isPicture ? [message.value as ImageBitmap] : [] })
}

async function answer(question: Question): Promise<FileRead | ImageBitmap> {
  if (question.kind === 'read') return read((held = question.ask))
  const { drawPdf } = await import('#web/features/read-file/read-pdf.ts')
  return drawPdf(held, question.ask.page, question.ask.width)
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<FileRead> {
  const kind = detectFileKind(bytes)
  const found =
    kind === 'pdf'
      ? await (await import('#web/features/read-file/read-pdf.ts')).readPdf(bytes)
      : await (await import('#web/features/read-file/read-docx.ts')).readDocx(bytes)
  const texts = found.kind === 'pdf' ? [found.pdfjs.text, found.pdfium.text] : [found.mammoth.text]
  if (texts.every((text) => text.trim() === '')) throw new UnreadableFileError({ code: 'no-text' })
  return found
}
