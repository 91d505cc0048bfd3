import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

export const signal: BuiltInTemplate = {
  id: 13,
  name: 'Signal',
  description: 'A bold name and section titles on strips of light color, with certifications in two columns.',
  category: 'other',
  isPremium: true,
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  // The strips reach out of the text block, so that the titles on them line up with the text.
  cssStyles: `.doc,.page{--template-accent:#b93a0b;--m:60px}
.doc{--font:'Open Sans';color:#232323;font-size:calc(12.2px*var(--scale,1)*var(--user-size,1));line-height:calc(1.42*var(--leading,1))}
.doc h1{text-wrap:balance;font-size:calc(3.1em*var(--name-size,1));line-height:1.08;font-weight:700;letter-spacing:-.03em;color:var(--accent)}
.doc .about{color:#4a4a4a}
.doc .headline{margin-top:calc(3px*var(--gap));color:#4a4a4a}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(8px*var(--gap));color:#4a4a4a}
.doc section{margin-top:calc(16px*var(--gap))}
.doc h2{margin:0 -12px calc(7px*var(--gap));padding:calc(3px*var(--gap)) 12px;background-color:color-mix(in srgb,var(--accent) 10%,white);font-size:calc(1.08em*var(--heading-size,1));line-height:1.35;font-weight:700;text-transform:var(--heading-case,none);color:color-mix(in srgb,var(--accent) 82%,black)}
.doc .entry+.entry{margin-top:calc(10px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-size:1.06em;line-height:1.35;font-weight:700;color:#0d0d0d}
.doc .employer h3{font-size:1.16em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);font-weight:700;color:#4a4a4a}
.doc .sub{font-weight:700;color:#4a4a4a}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1px*var(--gap))}
.doc li::marker{color:var(--accent-2,var(--accent))}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 18px;color:#4a4a4a}
.doc .label{font-weight:700}
.doc .skills .group+.group{margin-top:calc(5px*var(--gap))}
.doc .certifications li{margin:0}
.doc .certifications ul{display:grid;grid-template-columns:1fr 1fr;gap:0 28px}
`,
}
