/**
 * Additional rules of single templates on narrow screens, by template id: each follows the common sheet, with selectors
 * of the same specificity.
 */
const narrow = (rules: string) => `@container paper (width < 42rem){\n${rules}\n}\n`

/** Labels of skills in a column on paper are in line with the words, or above them. */
const LABELS = '.doc.doc .skills .group{padding:0}\n.doc.doc .skills .label{margin:0;padding:0}'
/** Enlarged dates on one line. */
const WIDER_DATES = '.doc.doc{--side:12.5rem}\n'
/** A photo beside the name leaves room for it. */
const SMALL_PHOTO = '.doc.doc .photo{width:72px;height:72px}'

export const SCREEN_SHEETS: ReadonlyMap<number, string> = new Map([
  // Modern Creative: the label is above its tags.
  [2, narrow(`${LABELS}\n.doc.doc .skills ul{margin-top:.3em}`)],
  // Modern Professional: the tinted band reaches the edges of the screen.
  [3, narrow('.doc.doc aside{margin-inline:calc(-1*var(--m));padding-inline:var(--m)}')],
  // Straight Line: dates are below the employer, without the line between them.
  [5, narrow('.doc.doc .line{display:block}\n.doc.doc .line .sub+.dates{padding:0;border:0}')],
  // Milestones: the line and its dots stay, in a margin of the necessary width.
  [
    7,
    `.doc.doc .head::before{margin-top:.13em}\n${narrow(`.doc.doc{padding-inline-start:calc(var(--m) + 14px)}
.doc.doc :is(.entry,.employer){margin-inline-start:-16px;padding-inline-start:14px}
.doc.doc .head{display:flex;flex-wrap:wrap;gap:0}
.doc.doc .head::before{margin-inline-start:-24px;margin-inline-end:6px}
.doc.doc .head h3{flex:1 1 calc(100% - 2px)}
.doc.doc .head .dates{flex:1 1 100%}`)}`,
  ],
  // Briefing: the employer is below the role.
  [8, narrow('.doc.doc .who{display:block}')],
  // Academic: dates and labels are above the text.
  [9, narrow(`${LABELS}\n.doc.doc{--axis:0px}`)],
  // First Chapter.
  [12, narrow(LABELS)],
  // Lebenslauf: dates and labels are above their text.
  [102, `${WIDER_DATES}${narrow(`.doc.doc{--side:0px}\n${SMALL_PHOTO}`)}`],
  // Continental: titles begin at the left edge, without rules.
  [
    103,
    `${WIDER_DATES}${narrow(`.doc.doc{--side:0px;--gutter:0px}
.doc.doc .who{flex:1 1 0}
${SMALL_PHOTO}
.doc.doc .photo{margin-inline-end:16px}
.doc.doc h2{margin-inline-start:0;padding-inline-end:0;background-image:none;text-align:var(--start)}`)}`,
  ],
  // Typeset: short lines are not stretched.
  [104, narrow(`.doc.doc :is(.text,li){text-align:var(--start)}\n${SMALL_PHOTO}`)],
  // Nameplate.
  [105, narrow('.doc.doc .skills ul{display:block;columns:9.5em;column-gap:1.5em}')],
  // Swiss Grid: text begins at the left edge like its titles.
  [106, narrow(`.doc.doc{--side:0px}\n${SMALL_PHOTO}`)],
  // Mayfair.
  [107, narrow(SMALL_PHOTO)],
  // Portrait: the panel is below the name, as wide as the page.
  [
    111,
    `.doc.doc{--side:212px}\n${narrow(`.doc.doc .cols{margin:0}
.doc.doc .intro{margin-inline-start:0;padding:0}
.doc.doc aside{margin-inline:calc(-1*var(--m));padding:1.25rem var(--m)}
.doc.doc aside:empty{padding:0}
.doc.doc .frame{margin-top:0}`)}`,
  ],
  // Campus: the label is above its tags.
  [115, narrow('.doc.doc .skills ul{margin-top:.3em}')],
  // Ruled Form: the label cell is wider for larger type; on a narrow page it is above its value.
  [
    116,
    `.doc.doc{--axis:11.5rem}\n${narrow(`.doc.doc :is(.entry,.employer){padding-inline-start:14px;background-image:none}
.doc.doc .skills .group{background-image:none}
.doc.doc .skills .label{display:block}
.doc.doc .contacts .contact{flex-basis:100%}
.doc.doc .frame{align-items:flex-start;padding:10px}
.doc.doc .photo{width:72px;height:72px}`)}`,
  ],
])
