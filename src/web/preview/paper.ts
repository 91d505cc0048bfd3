import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument, type Layout, type ResumeDocument } from '#shared/template/document.ts'
import type { Fitted } from '#shared/template/fit.ts'
import { fitFully, fitNear, applyFit } from '#web/preview/fit-pages.ts'
import { declareFonts } from '#web/preview/fonts.ts'
import { morph } from '#web/preview/morph.ts'
import { countPages, placeSheets } from '#web/preview/pages.ts'

/** What a resume took; `fitted` tells how it was made to fit, where that was asked for. */
export type PageLayout = { readonly pages: number; readonly fitted: Fitted | null }

/** A resume on its pages, in a shadow tree: the page's styles do not reach it, nor its styles the page. */
export type Paper = {
  /** Lays the resume out at once; what is the same as before stays untouched. */
  put(content: ResumeContent, template: Layout | null): PageLayout
  /** Lays out what is there once more, because a font came. `fully` searches the fit as the print does. */
  again(how: 'near' | 'fully'): PageLayout
  /** The resume's own elements. */
  readonly doc: HTMLElement
}

/**
 * Nothing is inherited from the page around, as the print has no page around: the base sheet comes after it. Scaling
 * from outside leaves the layout as it is at full size, and `contain` keeps the rest of the page out of it.
 */
const HOST_SHEET = `:host{all:initial;direction:ltr;display:block;position:absolute;inset:0 auto auto 0;
transform:scale(var(--paper-zoom,1));transform-origin:0 0;contain:strict;isolation:isolate}
::highlight(edited-field){background-color:var(--mark)}
::highlight(found-word){background-color:var(--found);text-decoration:underline 2px var(--found-line)}
`

/** Makes an element the place for a resume. The same element may be opened again. */
export function createPaper(host: HTMLElement): Paper {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const [pages, doc] = [document.createElement('div'), document.createElement('div')]
  pages.className = 'pages'
  doc.className = 'doc'
  pages.append(doc)
  root.replaceChildren(pages)
  const sheet = new CSSStyleSheet()
  root.adoptedStyleSheets = [sheetOf(HOST_SHEET), sheet]

  let shown: ResumeDocument | undefined
  let fitted: Fitted | null = null
  const layOut = (how: 'near' | 'fully'): PageLayout => {
    if (!shown) return { pages: 1, fitted: null }
    const { fitPages, paper } = shown
    const count = () => countPages(pages, paper)
    if (fitPages === undefined) applyFit(doc, (fitted = null))
    else fitted = how === 'near' ? fitNear(fitPages, doc, count, fitted) : fitFully(fitPages, doc, count)
    const total = fitted?.pages ?? count()
    placeSheets(host, root, paper, total)
    return { pages: total, fitted }
  }
  return {
    doc,
    again: layOut,
    put(content, template) {
      const next = composeDocument(content, template)
      if (next.css !== shown?.css) sheet.replaceSync(next.css)
      // Not the host's, whose own is reset with all else: Greek capitals would keep their accents.
      if (next.lang !== shown?.lang) pages.lang = next.lang
      if (next.html !== shown?.html) morph(doc, next.html, shown?.html)
      declareFonts(next.families, next.html)
      shown = next
      return layOut('near')
    },
  }
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
