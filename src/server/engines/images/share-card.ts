import type { ScreenshotDocument } from '#server/engines/pdf/page-scripts.ts'
import { FALLBACK_FONTS, PAPER_SIZES } from '#shared/template/base-sheet.ts'
import { pageBody, type ResumeDocument } from '#shared/template/document.ts'
import { escapeHtml } from '#shared/text/escape.ts'

/** The size that social networks recommend for link previews. */
const CARD = { width: 1200, height: 630 } as const

type Card = {
  readonly document: ResumeDocument
  readonly name: string
  readonly headline: string
  /** The name of this site; blank where the person has removed it. */
  readonly brand: string
}

/** Width of the sheet of paper on the card, in pixels. */
const SHEET = 600

/** The link preview of a resume page: the person's name beside the top of the first page. */
export function shareCard({ document, name, headline, brand }: Card): ScreenshotDocument {
  const line = (className: string, text: string) =>
    text === '' ? '' : `<p class="card-${className}" dir="auto">${escapeHtml(text)}</p>`
  const words = `${line(nameClass(name), name)}${line('headline', headline)}`
  return {
    ...CARD,
    lang: document.lang,
    css: `${document.css}\n${sheet(document)}`,
    html: `<div class="card"><div class="card-words"><div class="card-who"><div class="card-bar page"></div>${words}</div>${line('brand', brand)}</div><div class="card-sheet"><div class="card-paper">${pageBody(document.html)}</div></div></div>`,
  }
}

/** Long names get smaller letters, so that they fit. */
const nameClass = (name: string): string => {
  if (name.length <= 20) return 'name'
  return name.length <= 36 ? 'name card-longer' : 'name card-longest'
}

function sheet({ paper, families }: ResumeDocument): string {
  const { width, height } = PAPER_SIZES[paper]
  const scale = SHEET / width
  const fonts = [...families.slice(0, 1), ...FALLBACK_FONTS].map((family) => `'${family}'`).join(',')
  return `html,body{margin:0}
.card{position:absolute;inset:0 auto auto 0;width:${CARD.width}px;height:${CARD.height}px;overflow:hidden;background:#eef2f6;color:#0f172a;font-family:${fonts},sans-serif}
.card-words{position:absolute;inset:72px auto 64px 72px;width:420px;display:flex;flex-direction:column;justify-content:space-between}
.card-bar.page{position:static;width:56px;height:6px;border-radius:3px;margin-bottom:28px;background:var(--accent)}
.card p{margin:0;text-align:left;unicode-bidi:plaintext;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
.card .card-name{font-size:64px;line-height:1.08;font-weight:700;letter-spacing:-0.02em;text-wrap:balance;padding-bottom:0.2em;-webkit-line-clamp:4}
.card .card-longer{font-size:50px}
.card .card-longest{font-size:40px;-webkit-line-clamp:6}
.card .card-headline{margin-top:8px;font-size:30px;line-height:1.3;color:#475569;-webkit-line-clamp:3}
.card .card-brand{font-family:'Source Sans 3',sans-serif;font-size:24px;font-weight:700;color:#64748b;-webkit-line-clamp:1}
.card-sheet{position:absolute;left:${CARD.width - SHEET - 56}px;top:64px;width:${SHEET}px;height:${Math.round(height * scale)}px;overflow:hidden;border-radius:6px;background:#fff;box-shadow:0 1px 2px #0f172a1a,0 12px 40px #0f172a26}
.card-paper{width:${width}px;height:${height}px;overflow:hidden;transform:scale(${scale.toFixed(4)});transform-origin:0 0;background:#fff}
.card-paper .page{z-index:0}
.card-paper .doc{position:relative;z-index:1}`
}
