import type { Logger } from 'pino'
import { finishPdf } from '#server/engines/pdf/finish.ts'
import type { PictureDocument } from '#server/engines/pdf/page-scripts.ts'
import type { KeptPage } from '#server/engines/pdf/warm-page.ts'
import { openPress, type PressHealth } from '#server/engines/pdf/printer-supervisor.ts'
import { startPrinter } from '#server/engines/pdf/printer.ts'
import { cancelled, failed, PdfRefusal, tooManyPages, unavailable } from '#server/engines/pdf/refusal.ts'
import { openTurns } from '#server/engines/semaphore.ts'
import { MAX_PAGES } from '#shared/resume/schema.ts'
import type { ResumeDocument } from '#shared/template/document.ts'

export { PdfRefusal } from '#server/engines/pdf/refusal.ts'

/** Two pages keep two cores busy; more only wait for each other. */
const PAGES = 2
const QUEUE = 100
/** Milliseconds of one try. */
const JOB_TIME = 8000
const TRIES = 3
/** Prints after which a page is exchanged. */
const PRINTS_PER_PAGE = 250

export type PdfJob = {
  readonly document: ResumeDocument
  readonly author: string
  readonly keywords: readonly string[]
  /** JSON Resume text to attach as resume.json. */
  readonly source?: string
  readonly signal?: AbortSignal
}
export type PdfFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly pages: number; readonly fitReached: boolean }
type PdfHealth = PressHealth & { readonly waiting: number }

export type PdfEngine = {
  /** Prints one resume; throws a PdfRefusal when it cannot. */
  print(job: PdfJob): Promise<PdfFile>
  /** Takes a picture of a sheet, as PNG; throws a PdfRefusal when it cannot. */
  photograph(picture: PictureDocument): Promise<Uint8Array<ArrayBuffer>>
  /** Resolves when the browser is warm; throws a PdfRefusal where there is none. */
  ready(): Promise<void>
  health(): PdfHealth
  close(): Promise<void>
}

export type PdfEngineOptions = {
  readonly browserPath?: string | undefined
  readonly browserUrl?: string | undefined
  readonly dataDir: string
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly clock?: () => Date
  /** Milliseconds of one try; shorter in tests. */
  readonly jobTime?: number
}

/** Starts a browser at once and prints with it until closed. */
export function openPdfEngine(options: PdfEngineOptions): PdfEngine {
  const { log, clock = () => new Date(), jobTime = JOB_TIME } = options
  const turns = openTurns({ atOnce: PAGES, queue: QUEUE })
  const warned = new Set<string>()
  const warnOnce = (about: object, text: string) => {
    if (!warned.has(text)) log.warn(about, text)
    warned.add(text)
  }
  const press = openPress(
    () => startPrinter(options, PAGES, warnOnce),
    (err) => log.error({ err }, 'The PDF browser could not be started.'),
  )
  const printer = () => press.printer().catch((error: unknown) => Promise.reject(unavailable(error)))

  /** A crash or a killed browser costs another try, not the request. */
  async function tryOften<T>(use: (page: KeptPage) => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      if (signal?.aborted) throw cancelled()
      try {
        return await tryOnce(use)
      } catch (error) {
        if (error instanceof PdfRefusal) throw error
        log.warn({ err: error, attempt }, 'A page was lost while printing.')
        if (attempt === TRIES) throw failed(error)
      }
    }
  }

  async function tryOnce<T>(use: (page: KeptPage) => Promise<T>): Promise<T> {
    const present = await printer()
    const page = await present.lend()
    let isWorn = true
    try {
      const made = await use(page)
      isWorn = page.printed() >= PRINTS_PER_PAGE
      return made
    } catch (error) {
      // A resume that was laid out and found too long leaves its page as good as before.
      if (error instanceof PdfRefusal && error.code === 'too_many_pages') isWorn = false
      throw error
    } finally {
      present.takeBack(page, isWorn)
    }
  }

  async function inTurn<T>(use: (page: KeptPage) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const end = await turns.take(signal)
    const work = tryOften(use, signal).finally(end)
    return signal ? orCancelled(work, signal) : work
  }

  return {
    print: async (job) => {
      const printed = await inTurn((page) => page.print(job.document, jobTime), job.signal)
      const { bytes, pages } = await finishPdf(printed, job, clock())
      // The screen knows no forced page breaks, so paper may take more pages than were counted before.
      if (pages > MAX_PAGES) throw tooManyPages(pages, MAX_PAGES)
      const { fitPages } = job.document
      return { bytes, pages, fitReached: fitPages === undefined || (printed.fitReached && pages <= fitPages) }
    },
    photograph: async (picture) => new Uint8Array(await inTurn((page) => page.photograph(picture, jobTime))),
    ready: async () => void (await printer()),
    health: () => ({ ...press.health(), waiting: turns.waiting() }),
    close: press.close,
  }
}

/** The page goes on to its end, but nobody waits for it. */
function orCancelled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const leave = () => reject(cancelled())
  signal.addEventListener('abort', leave, { once: true })
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  return promise
}
