import type { BrowserContext, Route } from 'playwright-core'
import { build, type Plugin, type Rolldown } from 'vite'
import { FONT_FAMILIES, fontCss, fontFile, fontSlug } from '#server/engines/fonts/manifest.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'
import type { Layout } from '#shared/template/document.ts'
import { openBrowser } from '../browser.ts'

/** A word, or its part before a line break, with its position on the page in full-size pixels. */
export type PlacedWord = { readonly text: string; readonly left: number; readonly top: number; readonly bottom: number }
/** The words of each page in the order of the document. */
export type PreviewedPages = readonly (readonly PlacedWord[])[]

/** A page of a real browser that lays out resumes with the preview's own code. */
export type PreviewPage = {
  lay(content: ResumeContent, template: Layout | null): Promise<PreviewedPages>
  /** The result of a function that runs in the page, on the resume that was laid out last. */
  read<T, A>(script: (argument: A) => T, argument: A): Promise<T>
  close(): Promise<void>
}

export async function openPreviewPage(): Promise<PreviewPage> {
  const [browser, script] = await Promise.all([openBrowser(), bundlePaper()])
  const context = await browser.newContext({
    baseURL: 'http://preview.invalid',
    viewport: { width: 1000, height: 900 },
  })
  await serveFromMemory(context, script)
  const page = await context.newPage()
  await page.goto('/')
  return {
    lay: (content, template) => page.evaluate(layOutAndRead, { content, template }),
    // The types of evaluate unwrap handles, which the argument never is.
    read: (script, argument) => page.evaluate(script as never, argument) as ReturnType<PreviewPage['read']> as never,
    close: () => browser.close(),
  }
}

/** The words of all languages, which the builder fetches for the resume's. */
const withAllLanguages: Plugin = {
  name: 'with-all-languages',
  transform: (code, id) =>
    id.endsWith('/src/web/preview/paper.ts') ? `import '#shared/resume/all-languages.ts'\n${code}` : undefined,
}

/** The preview's layout code, as the builder's page loads it. */
async function bundlePaper(): Promise<string> {
  const built = await build({
    configFile: false,
    plugins: [withAllLanguages],
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/web/preview/paper.ts', formats: ['iife'], name: 'preview', fileName: 'preview' },
    },
  })
  // One entry in one format makes one output with one chunk.
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}

async function serveFromMemory(context: BrowserContext, script: string): Promise<void> {
  const host = '<div style="position:relative;--paper-zoom:0.75"><div id="host"></div></div>'
  const html = `<!doctype html><meta charset="utf-8"><body>${host}<script src="/preview.js"></script></body>`
  await context.route('**/*', (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    if (pathname === '/preview.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    const sheet = /^\/fonts\/([\w-]+)\.css$/.exec(pathname)?.[1]
    if (sheet) return route.fulfill({ contentType: 'text/css', body: fontCss('/fonts/files', familiesOf(sheet)) })
    const file = fontFile(pathname.replace('/fonts/files/', ''))
    return file ? route.fulfill({ contentType: 'font/woff2', body: Buffer.from(file) }) : route.abort()
  })
}

const familiesOf = (sheet: string) =>
  sheet === 'fallback' ? FALLBACK_FONTS : FONT_FAMILIES.filter((family) => fontSlug(family) === sheet)

/** The bundle's exports; the types of `web` are not available here. */
type Preview = {
  createPaper(host: HTMLElement): {
    put(content: ResumeContent, template: Layout | null): void
    again(how: 'near' | 'fully'): { pages: number }
    doc: HTMLElement
  }
}
declare const preview: Preview

/** Runs in the page: lays out, waits for fonts as the component does, and reads the position of each word. */
async function layOutAndRead({ content, template }: { content: ResumeContent; template: Layout | null }) {
  const host = document.getElementById('host')!
  const shared = globalThis as typeof globalThis & { paper?: ReturnType<Preview['createPaper']> }
  // One preview for all resumes: each is patched from the previous one, as during typing.
  const paper = (shared.paper ??= preview.createPaper(host))
  paper.put(content, template)
  const loaded = (link: HTMLLinkElement) =>
    link.sheet ? undefined : new Promise((resolve) => link.addEventListener('load', resolve))
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(loaded))
  paper.again('near')
  await document.fonts.ready
  const { pages } = paper.again('fully')

  const zoom = 0.75
  const gap = 40
  const origin = host.getBoundingClientRect()
  const sheet = host.shadowRoot!.querySelector('.page')!.getBoundingClientRect()
  const step = sheet.height / zoom + gap
  const words: PlacedWord[][] = Array.from({ length: pages }, () => [])
  const range = document.createRange()
  const place = (text: string, node: Node, from: number, to: number) => {
    range.setStart(node, from)
    range.setEnd(node, to)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0)
    if (rects.length > 1 && text.length > 1) {
      // Broken over lines: letter by letter.
      for (let at = from; at < to; at++) place(node.nodeValue!.slice(at, at + 1), node, at, at + 1)
      return
    }
    const rect = rects[0] ?? range.getBoundingClientRect()
    const top = (rect.top - origin.top) / zoom
    const page = Math.min(pages - 1, Math.floor(top / step))
    const onPage = page * step
    words[page]!.push({
      text,
      left: (rect.left - origin.left) / zoom,
      top: top - onPage,
      bottom: (rect.bottom - origin.top) / zoom - onPage,
    })
  }
  const read = (node: Node) => {
    if (node instanceof Text) {
      for (const match of node.data.matchAll(/\S+/g)) place(match[0], node, match.index, match.index + match[0].length)
      return
    }
    // A reversed row is printed in reverse.
    const isReversed = node instanceof Element && getComputedStyle(node).flexDirection === 'row-reverse'
    const children = [...node.childNodes]
    for (const child of isReversed ? children.toReversed() : children) read(child)
  }
  read(paper.doc)
  return words
}
