import type { BrowserContext, CDPSession } from 'playwright-core'
import {
  CLEAR,
  type Laid,
  type PageLink,
  type ScreenshotDocument,
  putDocument,
  putFit,
  putScreenshot,
} from '#server/engines/pdf/page-scripts.ts'
import { createFonts } from '#server/engines/pdf/page-fonts.ts'
import { withTimeout } from '#server/engines/timeout.ts'
import { tookTooLong, tooManyPages } from '#server/engines/pdf/refusal.ts'
import { hostPageUrl } from '#server/engines/pdf/host-page.ts'
import { MAX_PAGES } from '#shared/resume/schema.ts'
import { PAPER_SIZES, type ResumeDocument } from '#shared/template/document.ts'
import { fitSearch, type Fit } from '#shared/template/fit.ts'

/** The browser's output before finishing. */
type Printed = {
  readonly bytes: Buffer
  readonly links: readonly PageLink[]
  readonly fitReached: boolean
  /** The spacing with which it fits the requested pages, if some were requested. */
  readonly fit?: Fit
}

/** A page that stays open and prints one resume after another. */
export type WarmPage = {
  /** Refuses a resume that is too long or too slow to print; any other error means that the page is lost. */
  print(document: ResumeDocument, timeoutMs: number): Promise<Printed>
  /** Takes a picture, as PNG. */
  screenshot(picture: ScreenshotDocument, timeoutMs: number): Promise<Buffer>
  /** Draws the first page as the preview shows it, `width` pixels wide, as WebP. */
  firstPage(document: ResumeDocument, width: number, timeoutMs: number): Promise<Buffer>
  printed(): number
  /** False once the page has crashed, was closed or has navigated away. */
  isWhole(): boolean
  close(): Promise<void>
}

let opened = 0

/** Opens the host page, loads the fonts and prints once, because a first print is slow. */
export async function createWarmPage(context: BrowserContext, timeoutMs: number): Promise<WarmPage> {
  // A browser that hangs answers nothing: without a timeout, callers would wait forever.
  const page = await withTimeout(context.newPage(), timeoutMs, {
    onTimeout: () => {
      throw new Error(`Opening a page took longer than ${timeoutMs} ms.`)
    },
    onLate: (late) => void late.close().catch(() => undefined),
  })
  const loss = Promise.withResolvers<never>()
  loss.promise.catch(() => undefined) // it may happen while nothing is printed
  let isLost = false
  const lose = (why: string) => {
    isLost = true
    loss.reject(new Error(why))
  }
  page.on('crash', () => lose('The page crashed.'))
  page.on('close', () => lose('The page was closed.'))
  const loseWithBrowser = () => lose('The browser disconnected.')
  context.on('close', loseWithBrowser)
  page.on('close', () => context.off('close', loseWithBrowser))

  // A call to a browser that is gone never ends, so each one races against the loss of the page and a timeout.
  const guarded = <T>(work: Promise<T>, ms: number): Promise<T> => {
    work.catch(() => undefined) // it may still fail after the race is over
    return withTimeout(Promise.race([work, loss.promise]), ms, {
      onTimeout: () => {
        throw tookTooLong()
      },
    })
  }
  const start = async () => {
    await page.goto(hostPageUrl(++opened))
    page.on('framenavigated', (frame) => frame === page.mainFrame() && lose('The page navigated away.'))
    const session = await context.newCDPSession(page)
    await evaluate(session, createFonts())
    await printPage(session)
    return session
  }
  const session = await guarded(start(), timeoutMs).catch((cause: unknown) => {
    void page.close().catch(() => undefined)
    // Not the fault of the resume that waits for this page, so no refusal.
    throw new Error('No page could be opened for printing.', { cause })
  })

  let count = 0
  return {
    print: (document, ms) => {
      count += 1
      return guarded(printDocument(session, document), ms)
    },
    screenshot: (picture, ms) => {
      count += 1
      return guarded(screenshot(session, picture), ms)
    },
    firstPage: (document, width, ms) => {
      count += 1
      return guarded(drawFirstPage(session, document, width), ms)
    },
    printed: () => count,
    isWhole: () => !isLost,
    close: () => page.close(),
  }
}

/** On screen, pages break where they break in print. */
async function drawFirstPage(session: CDPSession, document: ResumeDocument, wanted: number): Promise<Buffer> {
  await evaluate(session, putDocument(document))
  if (document.fitPages !== undefined) await fit(session, document, document.fitPages)
  const { width, height } = PAPER_SIZES[document.paper]
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width, height, scale: wanted / width },
    captureBeyondViewport: true,
  })
  void evaluate(session, CLEAR).catch(() => undefined) // calls are answered in order, so no need to wait before the next resume
  return Buffer.from(data, 'base64')
}

async function printDocument(session: CDPSession, document: ResumeDocument): Promise<Printed> {
  const laid = (await evaluate(session, putDocument(document))) as Laid
  const fitted = document.fitPages === undefined ? undefined : await fit(session, document, document.fitPages)
  const pages = fitted?.pages ?? laid.pages
  if (pages > MAX_PAGES) throw tooManyPages(pages, MAX_PAGES)
  const bytes = await printPage(session)
  void evaluate(session, CLEAR).catch(() => undefined) // calls are answered in order, so no need to wait before the next resume
  return { bytes, links: laid.links, fitReached: fitted?.reached ?? true, ...(fitted && { fit: fitted.fit }) }
}

async function screenshot(session: CDPSession, picture: ScreenshotDocument): Promise<Buffer> {
  await evaluate(session, putScreenshot(picture))
  const { width, height } = picture
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: true,
  })
  void evaluate(session, CLEAR).catch(() => undefined) // calls are answered in order, so no need to wait before the next resume
  return Buffer.from(data, 'base64')
}

/** Tries spacings until the resume fits the requested number of pages, and leaves the best one in place. */
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
