import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

export const quietPage: BuiltInTemplate = {
  id: 11,
  name: 'Quiet Page',
  description:
    'Wide margins, italic section titles, and no lines, so that white space alone separates the sections. Set in Literata.',
  category: 'modern',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#46594e;--m:104px}
.doc{--font:'Literata';padding:calc(var(--m)*.75) var(--m);color:#2a2c2b;font-size:calc(12.2px*var(--scale,1)*var(--user-size,1));line-height:calc(1.5*var(--leading,1))}
.doc h1{text-wrap:balance;font-size:calc(2.7em*var(--name-size,1));line-height:1.15;font-weight:400;letter-spacing:-.015em;color:#1b1d1c}
.doc .about{color:#5b605d}
.doc .headline{margin-top:calc(3px*var(--gap));color:#5b605d}
.doc .contacts{display:flex;flex-wrap:wrap;gap:0 18px;margin-top:calc(8px*var(--gap));font-size:.94em;color:#5b605d}
.doc section{margin-top:calc(24px*var(--gap))}
.doc h2{margin-bottom:calc(6px*var(--gap));font-size:calc(1.28em*var(--heading-size,1));line-height:1.35;font-weight:400;font-style:italic;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .entry+.entry{margin-top:calc(13px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-weight:700;color:#1b1d1c}
.doc .employer h3{font-size:1.12em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);font-size:.94em;color:#5b605d}
.doc .sub{color:#5b605d}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li::marker{color:#8a908c}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 16px;font-size:.94em;color:#5b605d}
.doc .label{color:#5b605d}
`,
}
