import type { BrowserContext, CDPSession } from 'playwright-core'
import {
  CLEAR,
  type Laid,
  type PageLink,
  type PictureDocument,
  loadFonts,
  putDocument,
  putFit,
  putPicture,
} from '#server/engines/pdf/page-scripts.ts'
import { inTime } from '#server/engines/timeout.ts'
import { tookTooLong, tooManyPages } from '#server/engines/pdf/refusal.ts'
import { shellAddress } from '#server/engines/pdf/host-page.ts'
import { FONTS, MAX_PAGES } from '#shared/resume/schema.ts'
import type { ResumeDocument } from '#shared/template/document.ts'
import { fitSearch } from '#shared/template/fit.ts'

/** What the browser printed, before finishing. */
type Printed = {
  readonly bytes: Buffer
  readonly links: readonly PageLink[]
  readonly fitReached: boolean
}

/** A page that stays open and prints one resume after the other. */
export type KeptPage = {
  /** Refuses what is too long or too slow; any other error means that the page is lost. */
  print(document: ResumeDocument, milliseconds: number): Promise<Printed>
  /** Takes a picture, as PNG. */
  photograph(picture: PictureDocument, milliseconds: number): Promise<Buffer>
  printed(): number
  /** False once the page has crashed, was closed or has left its shell. */
  isWhole(): boolean
  close(): Promise<void>
}

let opened = 0

/** Opens the shell, loads the fonts and prints once, because a first print is slow. */
export async function openKeptPage(context: BrowserContext, milliseconds: number): Promise<KeptPage> {
  // A browser that hangs answers nothing: without a limit, whoever waits for the page would wait for good.
  const page = await inTime(context.newPage(), milliseconds, {
    what: 'Opening a page',
    late: (one) => void one.close().catch(() => undefined),
  })
  const loss = Promise.withResolvers<never>()
  loss.promise.catch(() => undefined) // it may happen while nobody prints
  let isLost = false
  const lose = (why: string) => {
    isLost = true
    loss.reject(new Error(why))
  }
  page.on('crash', () => lose('The page crashed.'))
  page.on('close', () => lose('The page was closed.'))
  const loseWithBrowser = () => lose('The browser went away.')
  context.on('close', loseWithBrowser)
  page.on('close', () => context.off('close', loseWithBrowser))

  const within = <T>(work: Promise<T>, ms: number): Promise<T> => race(work, loss.promise, ms)
  const start = async () => {
    await page.goto(shellAddress(++opened))
    page.on('framenavigated', (frame) => frame === page.mainFrame() && lose('The page was led away.'))
    const session = await context.newCDPSession(page)
    await evaluate(session, loadFonts(FONTS))
    await printPage(session)
    return session
  }
  const session = await within(start(), milliseconds).catch((cause: unknown) => {
    void page.close().catch(() => undefined)
    // Not the fault of the resume that waits for this page, so not a refusal of it.
    throw new Error('No page could be opened for printing.', { cause })
  })

  let count = 0
  return {
    print: (document, ms) => {
      count += 1
      return within(printDocument(session, document), ms)
    },
    photograph: (picture, ms) => {
      count += 1
      return within(photograph(session, picture), ms)
    },
    printed: () => count,
    isWhole: () => !isLost,
    close: () => page.close(),
  }
}

async function printDocument(session: CDPSession, document: ResumeDocument): Promise<Printed> {
  const laid = (await evaluate(session, putDocument(document))) as Laid
  const fitted = document.fitPages === undefined ? undefined : await fit(session, document, document.fitPages)
  const pages = fitted?.pages ?? laid.pages
  if (pages > MAX_PAGES) throw tooManyPages(pages, MAX_PAGES)
  const bytes = await printPage(session)
  void evaluate(session, CLEAR).catch(() => undefined) // in order before the next resume, so nobody waits for it
  return { bytes, links: laid.links, fitReached: fitted?.reached ?? true }
}

async function photograph(session: CDPSession, picture: PictureDocument): Promise<Buffer> {
  await evaluate(session, putPicture(picture))
  const { width, height } = picture
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: true,
  })
  void evaluate(session, CLEAR).catch(() => undefined) // in order before the next resume, so nobody waits for it
  return Buffer.from(data, 'base64')
}

/** Tries spacings until the resume takes the pages that were asked for, and leaves the best one in place. */
async function fit(session: CDPSession, document: ResumeDocument, wanted: number) {
  const search = fitSearch(wanted)
  let step = search.next()
  while (!step.done) step = search.next((await evaluate(session, putFit(document, step.value))) as number)
  await evaluate(session, putFit(document, step.value.fit))
  return step.value
}

async function printPage(session: CDPSession): Promise<Buffer> {
  const { data } = await session.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  })
  return Buffer.from(data, 'base64')
}

async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** A call to a browser that is gone never ends, so every one runs against the loss of the page and against time. */
async function race<T>(work: Promise<T>, loss: Promise<never>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const time = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tookTooLong()), milliseconds)
  })
  work.catch(() => undefined) // it may still fail after the race is over
  try {
    return await Promise.race([work, loss, time])
  } finally {
    clearTimeout(timer)
  }
}
