import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

export const quietPage: BuiltInTemplate = {
  id: 11,
  name: 'Quiet Page',
  description: 'Wide margins and no lines, so that white space alone separates the sections. Set in Literata.',
  category: 'modern',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#46544c}
.doc{--font:'Literata';padding:78px 112px;color:#2a2c2b;font-size:calc(12.5px*var(--scale,1)*var(--user-size,1));line-height:calc(1.5*var(--leading,1))}
.doc h1{text-wrap:balance;font-size:2.3em;line-height:1.2;font-weight:400;color:#1b1d1c}
.doc .contacts{display:flex;flex-wrap:wrap;gap:0 18px;margin-top:calc(8px*var(--gap));font-size:.92em;color:#5b605d}
.doc section{margin-top:calc(26px*var(--gap))}
.doc h2{margin-bottom:calc(6px*var(--gap));font-size:.84em;line-height:1.4;font-weight:700;text-transform:uppercase;letter-spacing:.06em;color:var(--accent)}
.doc .entry+.entry{margin-top:calc(14px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-weight:700;color:#1b1d1c}
.doc .dates{margin-left:auto;text-align:right;font-size:.92em;color:#5b605d}
.doc .sub{font-style:italic;color:#5b605d}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc li::marker{color:#8a908c}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 16px;font-size:.92em;color:#5b605d}
.doc .label{font-style:italic;color:#5b605d}
`,
}
