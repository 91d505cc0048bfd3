import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith, SKILL_LISTS } from '#shared/template/built-in/sections.ts'

const SECTIONS = sectionsWith({ skills: SKILL_LISTS })

export const signal: BuiltInTemplate = {
  id: 13,
  name: 'Signal',
  description:
    'Bold headings next to a thick bar of color, with skills and certifications in two-column lists. Set in Open Sans.',
  category: 'other',
  isPremium: true,
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#c2410c}
.doc{--font:'Open Sans';--m:62px;color:#232323;font-size:calc(12.5px*var(--scale,1)*var(--user-size,1));line-height:calc(1.42*var(--leading,1))}
.doc header{margin:calc(-1*var(--m)) 0 calc(24px*var(--gap)) calc(-1*var(--m));padding:calc(50px*var(--gap)) 0 calc(18px*var(--gap)) calc(var(--m) - 26px);border-left:26px solid var(--accent)}
.doc h1{text-wrap:balance;font-size:3.1em;line-height:1.08;font-weight:700;letter-spacing:-.03em;color:#0d0d0d}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(8px*var(--gap));color:#4a4a4a}
.doc section+section{margin-top:calc(18px*var(--gap))}
.doc h2{margin:0 0 calc(7px*var(--gap)) calc(-1*var(--m));padding-left:calc(var(--m) - 26px);border-left:26px solid var(--accent);font-size:1.14em;line-height:1.3;font-weight:700;text-transform:uppercase;color:#0d0d0d}
.doc .entry+.entry{margin-top:calc(11px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-size:1.1em;line-height:1.3;font-weight:700;color:#0d0d0d}
.doc .dates{margin-left:auto;text-align:right;font-weight:700;color:#4a4a4a}
.doc .sub{font-weight:700;color:var(--accent)}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc li+li{margin-top:calc(1px*var(--gap))}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 18px;color:#4a4a4a}
.doc .label{font-weight:700}
.doc .skills .group+.group{margin-top:calc(7px*var(--gap))}
.doc .skills ul,.doc .certifications ul{display:grid;grid-template-columns:1fr 1fr;gap:0 28px}
.doc .skills li,.doc .certifications li{margin:0}
`,
}
