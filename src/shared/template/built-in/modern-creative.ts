import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { BAND_HEADER, sectionsWith, SKILL_LISTS } from '#shared/template/built-in/sections.ts'

const SECTIONS = sectionsWith({ skills: SKILL_LISTS })

export const modernCreative: BuiltInTemplate = {
  id: 2,
  name: 'Modern Creative',
  description:
    'Your name on a wide band of color, one roomy column, and skills as small tinted tags. Good for creative roles.',
  category: 'creative',
  htmlTemplate: `${BAND_HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#a3264f;--m:58px}
.doc{--font:'Roboto';color:#26282d}
.doc .band{margin:calc(-1*var(--m)) calc(-1*var(--m)) calc(24px*var(--gap));padding:calc(44px*var(--gap)) var(--m) calc(26px*var(--gap));background:var(--accent);color:var(--on-accent)}
.doc h1{text-wrap:balance;font-size:calc(3.3em*var(--name-size,1));line-height:1.08;font-weight:700;letter-spacing:-.02em}
.doc .about{color:#5a5f69}
.doc .headline{margin-top:calc(4px*var(--gap))}
.doc .contacts{display:flex;flex-wrap:wrap;gap:3px 22px;margin-top:calc(12px*var(--gap))}
.doc section+section{margin-top:calc(16px*var(--gap))}
.doc h2{margin-bottom:calc(7px*var(--gap));font-size:calc(1.4em*var(--heading-size,1));line-height:1.25;font-weight:700;letter-spacing:-.01em;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .summary .text{font-size:1.12em;line-height:calc(1.5*var(--leading,1))}
.doc .entry+.entry{margin-top:calc(11px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-size:1.1em;line-height:1.3;font-weight:700;color:#111318}
.doc .employer h3{font-size:1.2em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#5a5f69}
.doc .sub{color:var(--accent-2,var(--accent))}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(4px*var(--gap))}
.doc li+li{margin-top:calc(1px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li::marker{color:var(--accent-2,var(--accent))}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 18px;color:#5a5f69}
.doc .entry .label{font-weight:700}
.doc .skills .group{display:flex;align-items:baseline;padding-inline-start:9em;break-inside:avoid}
.doc .skills .group+.group{margin-top:calc(8px*var(--gap))}
.doc .skills .label{flex:0 0 9em;margin-inline-start:-9em;padding-inline-end:12px;font-weight:700;break-after:auto}
.doc .skills ul{flex:1;display:flex;flex-wrap:wrap;gap:6px;padding:0;list-style:none}
.doc .skills li:nth-child(2){break-before:auto}
.doc .skills li{margin:0;padding:3px 10px 2px;border-radius:4px;background:color-mix(in srgb,var(--accent-2,var(--accent)) 9%,white)}
`,
}
