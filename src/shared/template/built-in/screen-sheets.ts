/**
 * Additional rules of single templates on narrow screens, by template id: each follows the common sheet, with selectors
 * of the same specificity.
 */
const narrow = (rules: string) => `@container paper (width < 42rem){\n${rules}\n}\n`

/** Width of a bar at the edge of the screen, thin enough for a phone. */
const BAR_WIDTH = 8
/** Short words are in two columns if there is room: a single column would fill the first screen. */
const SHORT_WORDS = '.doc.doc aside .skills ul{columns:9.5em;column-gap:1.5em}'
/** Enlarged dates on one line. */
const WIDER_DATES = '.doc.doc{--side:12.5rem}\n'
/** A photo beside the name leaves room for it. */
const SMALL_PHOTO = '.doc.doc .photo{width:72px;height:72px}'

export const SCREEN_SHEETS: ReadonlyMap<number, string> = new Map([
  // Modern Creative: the label is above its tags.
  [2, narrow('.doc.doc .skills ul{margin-top:.3em}')],
  // Modern Professional: the tint begins right under the header's line.
  [3, narrow(`.doc.doc .cols{padding-top:0}\n.doc.doc aside:not(:has(*)){display:none}\n${SHORT_WORDS}`)],
  // Straight Line: the line disappears with its margin.
  [5, narrow('.doc.doc .line{display:block}\n.doc.doc .line .sub+.dates{padding:0;border:0}')],
  // Milestones: the line and its dots stay, in a margin of the necessary width.
  [
    7,
    `.doc.doc .head::before{margin-top:.13em}\n${narrow(`.doc.doc{padding-left:calc(var(--m) + 14px)}
.doc.doc .entry{margin-left:-16px;padding-left:14px}
.doc.doc .head{display:flex;flex-wrap:wrap;gap:0}
.doc.doc .head::before{margin-left:-24px;margin-right:6px}
.doc.doc .head h3{flex:1 1 calc(100% - 2px)}
.doc.doc .head .dates{flex:1 1 100%}`)}`,
  ],
  // Briefing: titles are above their sections.
  [
    8,
    narrow(
      '.doc.doc .body{padding-top:.4em;border:0}\n.doc.doc section{margin-top:calc(18px*var(--gap))}\n.doc.doc .who{display:block}',
    ),
  ],
  // Academic: the bars move in front of the titles.
  [9, narrow('.doc.doc{--axis:0px;--left:2.5rem}\n.doc.doc h2::before{margin-right:12px}')],
  // Atelier.
  [10, narrow(SHORT_WORDS)],
  // First Chapter: the band at the top is not a side column.
  [12, '.page.page{background-image:linear-gradient(var(--accent),var(--accent))}\n'],
  // Signal.
  [
    13,
    narrow(`.doc.doc :is(header,h2){border-left-width:${BAR_WIDTH}px;padding-left:calc(var(--m) - ${BAR_WIDTH}px)}`),
  ],
  // Lebenslauf: dates and labels are above their text.
  [102, `${WIDER_DATES}${narrow(`.doc.doc{--side:0px}\n${SMALL_PHOTO}`)}`],
  // Continental: titles begin at the left edge, without rules.
  [
    103,
    `${WIDER_DATES}${narrow(`.doc.doc{--side:0px;--gutter:0px}
.doc.doc .who{flex:1 1 0}
${SMALL_PHOTO}
.doc.doc .photo{margin-right:16px}
.doc.doc h2{margin-left:0;padding-right:0;background-image:none;text-align:left}`)}`,
  ],
  // Typeset: short lines are not stretched.
  [104, narrow(`.doc.doc :is(.text,li){text-align:left}\n${SMALL_PHOTO}`)],
  // Nameplate.
  [105, narrow('.doc.doc .skills ul{display:block;columns:9.5em;column-gap:1.5em}')],
  // Swiss Grid: text begins at the left edge like its titles.
  [106, narrow(`.doc.doc{--side:0px}\n${SMALL_PHOTO}`)],
  // Mayfair.
  [107, narrow(SMALL_PHOTO)],
])
