import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith } from '#shared/template/built-in/sections.ts'

const SECTIONS = sectionsWith({
  head: ({ title, sub, dates }) => `<div class="head">${title}<div class="line">${sub} ${dates}</div></div>`,
})

/** Everything starts at one left edge, dates too; each section begins under a line across the page. */
export const straightLine: BuiltInTemplate = {
  id: 5,
  name: 'Straight Line',
  description:
    'A thin line above each section, and everything lined up on the left, with dates under each role. Set in Noto Serif.',
  category: 'ats-safe',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#1d4b44;--m:64px}
.doc{--font:'Noto Serif';line-height:calc(1.46*var(--leading,1));font-size:calc(11.8px*var(--scale,1)*var(--user-size,1));color:#24282e}
.doc h1{font-size:calc(2.5em*var(--name-size,1));text-wrap:balance;line-height:1.15;font-weight:400;letter-spacing:-.015em;color:#15181c}
.doc .about{color:#4b5058}
.doc .headline{margin-top:calc(3px*var(--gap));color:#4b5058}
.doc .contacts{margin-top:calc(7px*var(--gap));text-wrap:balance;font-size:.95em;color:#4b5058}
.doc .contacts .contact{display:inline-block;margin-inline-end:17px}
.doc section{margin-top:calc(15px*var(--gap));padding-top:calc(7px*var(--gap));border-top:1px solid var(--accent-2,var(--accent))}
.doc h2{margin-bottom:calc(5px*var(--gap));font-size:calc(.92em*var(--heading-size,1));line-height:1.4;font-weight:700;letter-spacing:.05em;text-transform:var(--heading-case,uppercase);color:var(--accent)}
.doc h3{line-height:1.4;font-weight:700;color:#15181c}
.doc .employer h3{color:var(--accent)}
.doc .head{flex-direction:column;gap:0}
.doc .line{display:flex;gap:10px;font-size:.95em;color:#4b5058}
.doc .sub+.dates{padding-inline-start:10px;border-inline-start:.75px solid #a4a9b0}
.doc .entry+.entry{margin-top:calc(11px*var(--gap))}
.doc .text,.doc ul{margin-top:calc(3px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc ul{padding-inline-start:1.15em;list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1.5px*var(--gap))}
.doc li::marker{color:#6a7079}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px;font-size:.95em;color:#4b5058}
.doc .group+.group{margin-top:calc(2px*var(--gap))}
.doc .label{font-weight:700}
.doc .gpa,.doc .entry .group{font-size:.95em;color:#4b5058}
.doc .entry .label{font-weight:400}
`,
}
