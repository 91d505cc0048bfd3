import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith, type ArrangeHead } from '#shared/template/built-in/sections.ts'

const HEAD: ArrangeHead = ({ title, sub, dates }) =>
  `<div class="head"><div class="who">${title} ${sub}</div> ${dates}</div>`
// The content of a section is in a box next to its title. Its first line is most of a line lower than the title:
// readers that group text by height would otherwise merge both lines and miss the section.
const SECTIONS = sectionsWith({ head: HEAD })
  .replaceAll('</h2>', '</h2><div class="body">')
  .replaceAll('</section>', '</div></section>')

export const briefing: BuiltInTemplate = {
  id: 8,
  name: 'Briefing',
  description: 'Small type, tight spacing, and section titles in a column on the left. Fits a lot on one page.',
  category: 'ats-safe',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#1f2a44}
.doc{--font:'Roboto';--m:44px;color:#22252b;font-size:calc(12px*var(--scale,1)*var(--user-size,1));line-height:calc(1.36*var(--leading,1))}
.doc h1{text-wrap:balance;font-size:2em;line-height:1.15;font-weight:700;color:var(--accent)}
.doc .contacts{display:flex;flex-wrap:wrap;gap:0 16px;margin-top:calc(2px*var(--gap));color:#474d57}
.doc section{display:flex;align-items:flex-start;gap:18px;margin-top:calc(10px*var(--gap))}
.doc header+section{margin-top:calc(12px*var(--gap))}
.doc h2{flex:0 0 11.6em;padding-top:2px;border-top:2px solid var(--accent);break-after:auto;font-size:.86em;line-height:1.25;font-weight:700;text-transform:uppercase;letter-spacing:.02em;color:var(--accent)}
.doc .body{flex:1;min-width:0;padding-top:1.15em;border-top:1px solid #b9bec7}
.doc .body>p.group:first-child:not(:last-child){break-after:avoid;break-inside:avoid}
.doc .body>ul>li:nth-child(2){break-before:avoid}
.doc .body>.entry:first-child:not(:last-child)>.head:only-child{break-after:avoid}
.doc .entry+.entry{margin-top:calc(7px*var(--gap))}
.doc .head{align-items:baseline}
.doc .who{flex:1;display:flex;flex-wrap:wrap;gap:0 10px;align-items:baseline}
.doc h3{font-size:1.06em;line-height:1.3;font-weight:700;color:#111318}
.doc .dates{margin-left:auto;text-align:right;color:#474d57}
.doc .sub{font-style:italic}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(1px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 14px;color:#474d57}
.doc .label{font-weight:700}
`,
}
