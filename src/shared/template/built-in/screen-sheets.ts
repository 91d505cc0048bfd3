/**
 * What single templates need beside the common sheet where their paper is narrow, by the template's id: each stands
 * after it, and its selectors weigh as much.
 */
const narrow = (rules: string) => `@container paper (width < 42rem){\n${rules}\n}\n`

/** A bar at the very edge, thin enough for a phone. */
const BAR = 8
/** Short words stand two abreast where there is room: a column of them would fill the first screen. */
const SHORT_WORDS = '.doc.doc aside .skills ul{columns:9.5em;column-gap:1.5em}'

export const SCREEN_SHEETS: ReadonlyMap<number, string> = new Map([
  // Modern Creative: the label stands over its tags.
  [2, narrow('.doc.doc .skills ul{margin-top:.3em}')],
  // Modern Professional: the tint begins right under the header's line.
  [3, narrow(`.doc.doc .cols{padding-top:0}\n.doc.doc aside:not(:has(*)){display:none}\n${SHORT_WORDS}`)],
  // Straight Line: the line goes with the margin that it stood in.
  [5, narrow('.doc.doc .line{display:block}\n.doc.doc .line .sub+.dates{padding:0;border:0}')],
  // Milestones: the line and its dots stay, in a margin as wide as they need.
  [
    7,
    `.doc.doc .head::before{margin-top:.13em}\n${narrow(`.doc.doc{padding-left:calc(var(--m) + 14px)}
.doc.doc .entry{margin-left:-16px;padding-left:14px}
.doc.doc .head{display:flex;flex-wrap:wrap;gap:0}
.doc.doc .head::before{margin-left:-24px;margin-right:6px}
.doc.doc .head h3{flex:1 1 calc(100% - 2px)}
.doc.doc .head .dates{flex:1 1 100%}`)}`,
  ],
  // Briefing: titles stand over their sections.
  [
    8,
    narrow(
      '.doc.doc .body{padding-top:.4em;border:0}\n.doc.doc section{margin-top:calc(18px*var(--gap))}\n.doc.doc .who{display:block}',
    ),
  ],
  // Academic: one axis is left.
  [
    9,
    narrow(`.doc.doc{--axis:0px;--left:2.5rem}
.doc.doc h2::before{margin-right:12px}
.doc.doc .head :is(.what,h3){width:auto;margin-left:0}
.doc.doc .skills .label{display:block;width:auto;margin:0;text-align:left}`),
  ],
  // Atelier.
  [10, narrow(SHORT_WORDS)],
  // First Chapter: the band on top is no side column.
  [12, '.page.page{background-image:linear-gradient(var(--accent),var(--accent))}\n'],
  // Signal.
  [13, narrow(`.doc.doc :is(header,h2){border-left-width:${BAR}px;padding-left:calc(var(--m) - ${BAR}px)}`)],
])
