import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith, type ArrangeHead } from '#shared/template/built-in/sections.ts'

const HEAD: ArrangeHead = ({ title, sub, dates }) =>
  `<div class="head">${dates} <div class="who">${title}${sub}</div></div>`
const SECTIONS = sectionsWith({ head: HEAD })

/** A curriculum vitae: dates and labels hang in a left column, and all text is on one axis beside them. */
export const academic: BuiltInTemplate = {
  id: 9,
  name: 'Academic',
  description:
    'A CV for several pages: dates in a column on the left, and room for long lists of publications beside them.',
  category: 'other',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  // In the document the dates follow the title, which readers expect; only their place on the page is on the left.
  cssStyles: `.doc,.page{--template-accent:#7a2230;--m:60px}
.doc{--font:'IBM Plex Serif';--axis:12em;line-height:calc(1.46*var(--leading,1));font-size:calc(12.2px*var(--scale,1)*var(--user-size,1));color:#1d2126}
.doc header{padding-bottom:calc(12px*var(--gap));border-bottom:1px solid #1d2126}
.doc h1{font-size:calc(2.2em*var(--name-size,1));text-wrap:balance;line-height:1.15;font-weight:400;letter-spacing:-.01em}
.doc .about{color:#474e57}
.doc .headline{margin-top:calc(3px*var(--gap));color:#474e57}
.doc .contacts{margin-top:calc(6px*var(--gap));text-wrap:balance;color:#474e57}
.doc .contacts .contact{display:inline-block;margin-inline-end:17px}
.doc h2{margin:calc(18px*var(--gap)) 0 calc(6px*var(--gap));font-size:calc(1.18em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,none);color:var(--accent)}
.doc section>.text,.doc section>ul,.doc :is(.entry,.employer,.closing){padding-inline-start:var(--axis)}
.doc .head{justify-content:flex-start;align-items:baseline;gap:0;margin-inline-start:calc(-1*var(--axis))}
.doc .who{flex:1;min-width:0}
.doc .head>:only-child{padding-inline-start:var(--axis)}
.doc .head .dates{flex:0 0 var(--axis);max-width:none;padding-inline-end:14px;text-wrap:balance;color:#474e57}
.doc h3{line-height:1.46;font-weight:700}
.doc .employer h3{font-size:1.1em;color:var(--accent)}
.doc .entry+.entry{margin-top:calc(9px*var(--gap))}
.doc .sub{font-style:italic;color:#3a4149}
.doc .text,.doc ul{margin-top:calc(2px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc ul{list-style-type:var(--bullet,disc)}
.doc .entry ul{padding-inline-start:1.15em}
.doc .certifications ul{list-style-type:none}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:#68707a}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px;color:#474e57}
.doc .skills .group{display:flex;padding-inline-start:var(--axis)}
.doc .skills .label{flex:0 0 var(--axis);margin-inline-start:calc(-1*var(--axis));padding-inline-end:14px}
.doc .label{color:#474e57}
.doc .group+.group{margin-top:calc(2px*var(--gap))}
.doc .gpa,.doc .entry .group{color:#474e57}
`,
}
