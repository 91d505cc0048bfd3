import type { Design, FontFamily } from '#shared/resume/schema.ts'
import { FALLBACK_FONTS, PAPER_SIZES } from '#shared/template/base-sheet.ts'
import { standIn } from '#shared/template/families.ts'
import { headingFamily, paperSize, textFamily } from '#shared/template/template-type.ts'

/** Below this paper width everything is in one column; in rem, so that large type switches earlier. */
const NARROW = '42rem'
/** Type that is easy to read at 13 px on paper becomes easy to read on a screen. */
const ENLARGEMENT = 1.2
/** The browser's default size, in px: body text is never smaller. */
const MIN_SIZE = 16
/** In px: large type on paper, or a family with a low x-height, is not enlarged beyond this. */
const MAX_SIZE = 18.4

/**
 * Turns sheets of paper into one flowing page, enlarged by `scale`; comes after the template, within `@media screen`.
 */
export function flowSheet(cssStyles: string, design: Design, scale: number): string {
  const tint = sideTint(cssStyles)
  return `${wideSheet(cssStyles, design, scale)}
@container paper (width < ${NARROW}){
${NARROW_RULES}
${normalSizeRules(cssStyles)}
${tint ? `.doc.doc aside{margin-inline:calc(-1*var(--m));padding:1rem var(--m);background-color:${tint}}` : ''}
}
`
}

function wideSheet(cssStyles: string, design: Design, scale: number): string {
  const size = screenSize(paperSize(cssStyles) * scale) / 16
  return `.paper{position:relative;isolation:isolate;container:paper/inline-size;width:100%;max-width:${PAPER_SIZES[design.paper ?? 'a4'].width / 16}rem;margin-inline:auto;color-scheme:light}
.page{position:absolute;inset:0;z-index:-1;background-color:#fff}
.doc.doc{font-size:${Number(size.toFixed(4))}rem;--fallback:${fallback(design.font ?? textFamily(cssStyles))}}
.doc.doc :is(h1,h2,h3){--fallback:${fallback(design.headingFont ?? design.font ?? headingFamily(cssStyles))}}
.doc.doc a{text-decoration:underline;text-decoration-thickness:1px;text-decoration-color:color-mix(in srgb,currentcolor 45%,transparent);text-underline-offset:.2em}
.doc.doc a:hover{text-decoration-color:currentcolor}
.doc.doc a:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
.doc.doc img{max-width:100%;height:auto}`
}

/** A device font is shown until the family loads. */
const fallback = (family: FontFamily): string =>
  [standIn(family), ...FALLBACK_FONTS].map((name) => `'${name}'`).join(',') + ',sans-serif'

/** Side columns and multi-column lists become one column, in document order; dates are below their entry. */
const NARROW_RULES = `.page.page{background-image:none}
.doc.doc{--m:clamp(16px,5cqi,40px);--date-column:0px;padding:var(--m)}
.doc.doc h1{font-size:clamp(1.5em,8.5cqi,2.25em)}
.doc.doc :is(div,section):has(>aside){display:block}
.doc.doc aside,.doc.doc .main{width:auto;max-width:none;margin-inline:0;padding-inline:0;border-inline:0}
.doc.doc :is(aside:has(*)+*,*+aside:has(*)){margin-top:calc(20px*var(--gap))}
.doc.doc :is(section,.group){display:block}
.doc.doc :is(ul,ol,dl){columns:auto;grid-template-columns:minmax(0,1fr)}
.doc.doc .head{display:block;margin-inline:0}
.doc.doc .head .dates{display:block;width:auto;max-width:none;margin:0;text-align:var(--start)}
.doc.doc :is(.contacts,.links){line-height:1.75}
.doc.doc :is(.contacts,.links) a{padding-block:.15em}`

/** Small print is fine on paper but not on a phone: text that a template makes smaller gets the normal size there. */
function normalSizeRules(cssStyles: string): string {
  const small = [
    ...cssStyles.matchAll(
      /([^{}]+)\{[^{}]*\bfont-size:\s*(?:calc\(\s*0?\.\d+em[^;}]*|0?\.\d+em|\d\d%|small\w*)\s*[;}]/g,
    ),
  ]
  return small.map(([, selectors = '']) => `${selectors.trim()}{font-size:1em}`).join('\n')
}

/** The size on a screen for a size on paper, both in px; never smaller. */
const screenSize = (size: number): number => Math.max(MIN_SIZE, size, Math.min(size * ENLARGEMENT, MAX_SIZE))

/**
 * The color that a template puts behind its side column for the full height of the page. If the column is no longer at
 * the side, its text keeps that background, because it may be white.
 */
function sideTint(cssStyles: string): string | null {
  const [, page = ''] = /\.page\s*\{([^}]*linear-gradient[^}]*)\}/.exec(cssStyles) ?? []
  const [, direction, color] =
    /linear-gradient\(\s*((?:90|270)deg\s*,|to (?:left|right)\s*,)?\s*(#\w+|[a-z-]+\((?:[^()]|\([^()]*\))*\)|[a-z]+)/i.exec(
      page,
    ) ?? []
  const isColumn = direction !== undefined || /background-size:\s*(?:[\d.]+(?:px|em|%)|calc\([^;]*\))\s+100%/.test(page)
  if (!isColumn || color === undefined) return null
  // Custom properties of .page are not available within .doc.
  return color.replace(/var\((--[\w-]+)\)/, (whole, name: string) => declared(page, name) ?? whole)
}

const declared = (rule: string, name: string): string | undefined =>
  rule.split(';').flatMap((each) => (each.startsWith(`${name}:`) ? each.slice(name.length + 1) : []))[0]
