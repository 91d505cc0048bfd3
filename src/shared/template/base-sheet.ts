import type { Density, Paper } from '#shared/resume/schema.ts'
import type { Fit } from '#shared/template/fit.ts'

/** Paper sizes in CSS pixels (96 per inch); whole numbers, so that columns and pages stay aligned. */
export const PAPER_SIZES: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 794, height: 1123 },
  letter: { width: 816, height: 1056 },
}
/** Pixels between two pages of the preview. */
export const COLUMN_GAP = 40

/** Fallback families, script by script. */
export const FALLBACK_FONTS = [
  'Open Sans',
  'Noto Sans SC',
  'Noto Sans Hebrew',
  'Noto Sans Arabic',
  'Noto Sans KR',
  'Noto Sans Devanagari',
  'Noto Sans Bengali',
  'Noto Sans Tamil',
  'Noto Sans Thai',
  'Noto Emoji',
] as const

/** Multipliers of spacing and type size for each density. */
export const DENSITY: Readonly<Record<Density, Fit>> = {
  compact: { gap: 0.7, leading: 0.96, scale: 0.95 },
  normal: { gap: 1, leading: 1, scale: 1 },
  airy: { gap: 1.28, leading: 1.05, scale: 1.03 },
}

/** Type settings that let readers extract the printed text intact. */
export const TYPESETTING =
  'print-color-adjust:exact;-webkit-print-color-adjust:exact;text-rendering:geometricPrecision;font-variant-ligatures:none;font-feature-settings:"calt" 0;font-kerning:normal;text-size-adjust:none;color:#000'

const FALLBACK = FALLBACK_FONTS.map((name) => `'${name}'`).join(',')

/**
 * What stays on one page: a section's title with at least two lines, an entry's first lines with its text, the last two
 * lines of a list, and short entries. An entry that ends in its first lines is not glued to what follows. Lists break
 * between their items, paragraphs by `orphans` and `widows`. Chromium 153 leaves a single line to the next page if a
 * paragraph has one line more than `orphans`, so these are four: paragraphs of five lines are rare. Boxes have their
 * padding on each page: where only the last padding has no room, Chromium breaks before the last line and forgets what to
 * avoid. So it does in a paragraph before one that stays with it, which is therefore whole.
 */
const BREAK_RULES = `.doc .employer{break-inside:avoid;break-after:avoid}
.doc h2,.doc .head,.doc .sub,.doc .links{break-inside:avoid}
.doc h2,.doc p.label,.doc :is(.head,.sub,.links):not(:last-child,.head *){break-after:avoid}
.doc :where(h2,.label)+ul>li:nth-child(2){break-before:avoid}
.doc h2+p.group:not(:last-child){break-after:avoid;break-inside:avoid}
.doc h2+.entry:not(:last-child)>.head:only-child{break-after:avoid}
.doc li,.doc .keep,.doc img{break-inside:avoid}
.doc :where(section,.entry,.employer,.text,.group){box-decoration-break:clone;-webkit-box-decoration-break:clone}
.doc :is(.entry ul,.certifications ul)>li:last-child:not(:first-child),.doc :is(.entry,.skills)>p.group:last-child{break-before:avoid}
.doc :is(.entry,.skills)>p:has(+p.group:last-child){break-inside:avoid}
.doc li:has(>ul){break-inside:auto}
.doc li>ul>li:first-child{break-before:avoid}`

/** The photo is next to the name: it floats, which is safe for what holds no text. */
const ENTRY_RULES = `.doc header{display:flow-root}
.doc .photo{float:var(--end);width:var(--photo-size,96px);height:var(--photo-size,96px);margin:0 0 calc(8px*var(--gap));margin-inline-start:20px;object-fit:cover;border-radius:var(--photo-shape,50%)}
.doc .headline{font-size:1.1em}
.doc .entry+.employer{margin-top:calc(12px*var(--gap))}
.doc .employer+.entry{margin-top:calc(5px*var(--gap))}
.doc .closing{margin-top:calc(24px*var(--gap));break-inside:avoid}
.doc .closing p+p{margin-top:calc(20px*var(--gap))}`

/** Rules for every template, on paper and on web pages. A side column has no room for dates beside a title. */
export const DOC_RULES = `.doc{--m:60px;--start:left;--end:right;--fallback:${FALLBACK},sans-serif;padding:var(--m);box-decoration-break:clone;-webkit-box-decoration-break:clone;overflow-wrap:anywhere;hyphens:manual;orphans:4;widows:2;font-family:var(--user-font,var(--font,'Source Sans 3')),var(--fallback);font-size:calc(13px*var(--scale,1)*var(--user-size,1));line-height:calc(1.42*var(--leading,1));text-align:var(--start);letter-spacing:0;font-weight:400}
.doc,.page{--accent:var(--user-accent,var(--template-accent,#1f4e79));--on-accent:var(--user-on-accent,#fff);--accent-2:var(--user-accent-2,var(--template-accent-2,var(--accent)))}
.doc h1,.doc h2,.doc h3{font-size:1em;font-family:var(--user-heading-font,var(--user-font,var(--heading-font,var(--font,'Source Sans 3')))),var(--fallback)}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li ul{list-style-type:var(--bullet,circle)}
.doc :is(h1,h2,h3,p,li){unicode-bidi:plaintext}
.doc a{color:inherit;text-decoration:none}
.doc :where(li>ul){list-style-type:circle}
${BREAK_RULES}
${ENTRY_RULES}
.doc .head{display:flex;justify-content:space-between;gap:16px}
.doc .head .dates{flex:none;max-width:55%}
.doc aside .head{display:block}
.doc aside .head .dates{display:block;max-width:none;margin:0;text-align:var(--start)}`

/** One sheet of paper per printed page, with the template's own margins on each. */
export const printedPages = (paper: Paper): string =>
  `@page{size:${PAPER_SIZES[paper].width}px ${PAPER_SIZES[paper].height}px;margin:0}
@media print{.page{position:fixed;inset:0;z-index:-1}.doc .new-page{break-before:page}}`

/**
 * The base sheet of every template: paper, pages, breaks and type settings that keep text readable for software. On
 * screen each page is a column (a row if the browser supports wrapping columns).
 */
export function baseSheet(paper: Paper): string {
  const { width, height } = PAPER_SIZES[paper]
  return `${printedPages(paper)}
*{box-sizing:border-box}
:where(body,h1,h2,h3,p,ul,ol,dl,dd){margin:0}
:where(ul,ol){padding:0;padding-inline-start:1.15em}
html,:host{${TYPESETTING}}
${DOC_RULES}
@media screen{
.doc .new-page{break-before:column}
.pages{position:relative;width:${width}px;height:${height}px;columns:${width}px;column-gap:${COLUMN_GAP}px;column-fill:auto}
.page{position:absolute;width:${width}px;height:${height}px;z-index:-1;background-color:#fff}}
@supports(column-wrap:wrap){@media screen{.pages{height:auto;columns:auto;column-count:1;column-height:${height}px;column-wrap:wrap;row-gap:${COLUMN_GAP}px}}}
`
}
