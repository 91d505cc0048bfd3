import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith, type ArrangeHead } from '#shared/template/built-in/sections.ts'

const HEAD: ArrangeHead = ({ title, sub, dates }) =>
  `<div class="head"><div class="who">${title} ${sub}</div> ${dates}</div>`
const SECTIONS = sectionsWith({ head: HEAD })

export const briefing: BuiltInTemplate = {
  id: 8,
  name: 'Briefing',
  description: 'Small type and tight spacing, with role, employer, and dates on one line. Fits a lot on one page.',
  category: 'ats-safe',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#24427a;--m:46px}
.doc{--font:'Roboto';color:#22252b;font-size:calc(11.8px*var(--scale,1)*var(--user-size,1));line-height:calc(1.38*var(--leading,1))}
.doc h1{text-wrap:balance;font-size:calc(2.1em*var(--name-size,1));line-height:1.15;font-weight:700;color:#111318}
.doc .about{color:#474d57}
.doc .headline{margin-top:calc(3px*var(--gap));color:#474d57}
.doc .contacts{display:flex;flex-wrap:wrap;gap:0 16px;margin-top:calc(3px*var(--gap));color:#474d57}
.doc h2{display:flex;align-items:center;gap:10px;margin:calc(12px*var(--gap)) 0 calc(4px*var(--gap));font-size:calc(.98em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,uppercase);letter-spacing:.03em;color:var(--accent)}
.doc h2::after{content:'';flex:1;min-width:24px;border-top:1px solid color-mix(in srgb,var(--accent-2,var(--accent)) 35%,white)}
.doc .entry+.entry{margin-top:calc(6px*var(--gap))}
.doc .head{align-items:baseline}
.doc .who{flex:1;display:flex;flex-wrap:wrap;gap:0 10px;align-items:baseline}
.doc h3{font-size:1.06em;line-height:1.3;font-weight:700;color:#111318}
.doc .employer h3{color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#474d57}
.doc .sub{color:#474d57}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(1px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li::marker{color:#68707c}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 14px;color:#474d57}
.doc .label{font-weight:700}
.doc .entry .label{font-weight:400}
`,
}
