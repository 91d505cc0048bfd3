import type { Logger } from 'pino'
import type { ScreenshotDocument } from '#server/engines/pdf/page-scripts.ts'
import type { WarmPage } from '#server/engines/pdf/warm-page.ts'
import { createPrinterSupervisor, type PrinterHealth } from '#server/engines/pdf/printer-supervisor.ts'
import { launchPrinter } from '#server/engines/pdf/printer.ts'
import { busy, cancelled, failed, PdfRefusal, tooManyPages, unavailable } from '#server/engines/pdf/refusal.ts'
import { createSemaphore } from '#server/engines/semaphore.ts'
import { MAX_PAGES } from '#shared/resume/schema.ts'
import type { ResumeDocument } from '#shared/template/document.ts'
import type { Fit } from '#shared/template/fit.ts'

export { PdfRefusal } from '#server/engines/pdf/refusal.ts'

/** Two pages keep two cores busy; more only wait for each other. */
const PAGES = 2
const MAX_QUEUE = 100
/** Jobs of one person or network that may wait, so that nobody fills the queue alone. */
const MAX_PER_OWNER = 20
/** For one attempt. */
const JOB_TIMEOUT_MS = 8000
const ATTEMPTS = 3
/** Prints after which a page is replaced. */
const PRINTS_PER_PAGE = 250

/** What every job may say about the person who waits for it. */
type Queued = {
  /** Who causes the work: a user, or the network of a visitor. */
  readonly owner?: string
  readonly signal?: AbortSignal
}
export type PdfJob = Queued & {
  readonly document: ResumeDocument
  readonly author: string
  readonly keywords: readonly string[]
  /** JSON Resume text to attach as resume.json. */
  readonly source?: string
}
export type ScreenshotJob = Queued & { readonly picture: ScreenshotDocument }
export type FirstPageJob = Queued & { readonly document: ResumeDocument; readonly width: number }
export type PdfFile = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly pages: number
  readonly fitReached: boolean
  /** The spacing with which it fits the requested pages, if some were requested. */
  readonly fit?: Fit
}
type PdfHealth = PrinterHealth & { readonly waiting: number }

export type PdfEngine = {
  /** Prints one resume; throws a PdfRefusal when it cannot. */
  print(job: PdfJob): Promise<PdfFile>
  /** Takes a screenshot as PNG; throws a PdfRefusal when it cannot. */
  screenshot(job: ScreenshotJob): Promise<Uint8Array<ArrayBuffer>>
  /** Draws the first page of a resume, `width` pixels wide, as WebP; throws a PdfRefusal when it cannot. */
  firstPage(job: FirstPageJob): Promise<Uint8Array<ArrayBuffer>>
  /** Resolves when the browser is warm; throws a PdfRefusal if there is none. */
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
  /** For one attempt; shorter in tests. */
  readonly jobTimeoutMs?: number
}

/** Launches a browser when first asked whether it is ready or to print, and prints with it until closed. */
export function createPdfEngine(options: PdfEngineOptions): PdfEngine {
  const { log, clock = () => new Date(), jobTimeoutMs = JOB_TIMEOUT_MS } = options
  const semaphore = createSemaphore({
    permits: PAGES,
    maxQueue: MAX_QUEUE,
    maxPerOwner: MAX_PER_OWNER,
    busy,
    canceled: cancelled,
  })
  const warned = new Set<string>()
  const warnOnce = (about: object, text: string) => {
    if (!warned.has(text)) log.warn(about, text)
    warned.add(text)
  }
  const supervisor = createPrinterSupervisor(
    () => launchPrinter(options, PAGES, warnOnce),
    (err) => log.error({ err }, 'The PDF browser failed to start.'),
  )
  const printer = () => supervisor.printer().catch((error: unknown) => Promise.reject(unavailable(error)))

  /** A crash, a killed or a frozen browser costs another attempt, not the request. */
  async function withRetries<T>(use: (page: WarmPage) => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      if (signal?.aborted) throw cancelled()
      try {
        return await tryOnce(use)
      } catch (error) {
        if (error instanceof PdfRefusal) throw error
        log.warn({ err: error, attempt }, 'A page was lost while printing.')
        if (attempt === ATTEMPTS) throw failed(error)
      }
    }
  }

  async function tryOnce<T>(use: (page: WarmPage) => Promise<T>): Promise<T> {
    const current = await printer()
    const page = await current.acquire()
    let isWorn = true
    try {
      const made = await use(page)
      isWorn = page.printed() >= PRINTS_PER_PAGE
      return made
    } catch (error) {
      const code = error instanceof PdfRefusal ? error.code : undefined
      // A resume that turned out too long leaves the page as good as before.
      if (code === 'too_many_pages') isWorn = false
      if (code === 'timeout' && !(await current.answers())) {
        current.kill()
        throw new Error('The browser stopped responding.', { cause: error })
      }
      throw error
    } finally {
      current.release(page, isWorn)
    }
  }

  async function queued<T>({ owner, signal }: Queued, use: (page: WarmPage) => Promise<T>): Promise<T> {
    const release = await semaphore.acquire({ owner, signal })
    const work = withRetries(use, signal).finally(release)
    return signal ? orCancelled(work, signal) : work
  }

  return {
    print: async (job) => {
      const printed = await queued(job, (page) => page.print(job.document, jobTimeoutMs))
      // Loaded with the first file: it needs a fifth of the memory of a server that has printed nothing.
      const { finishPdf } = await import('#server/engines/pdf/finish.ts')
      const { bytes, pages } = await finishPdf(printed, job, clock())
      // Forced page breaks do not show on the screen, so paper may take more pages than were counted.
      if (pages > MAX_PAGES) throw tooManyPages(pages, MAX_PAGES)
      const { fitPages } = job.document
      const fitReached = fitPages === undefined || (printed.fitReached && pages <= fitPages)
      return { bytes, pages, fitReached, ...(printed.fit && { fit: printed.fit }) }
    },
    screenshot: async (job) => new Uint8Array(await queued(job, (page) => page.screenshot(job.picture, jobTimeoutMs))),
    firstPage: async (job) =>
      new Uint8Array(await queued(job, (page) => page.firstPage(job.document, job.width, jobTimeoutMs))),
    ready: async () => void (await printer()),
    health: () => ({ ...supervisor.health(), waiting: semaphore.waiting() }),
    close: supervisor.close,
  }
}

/** The page finishes its work, but the caller no longer waits for it. */
function orCancelled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const leave = () => reject(cancelled())
  signal.addEventListener('abort', leave, { once: true })
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  return promise
}
