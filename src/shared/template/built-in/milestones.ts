import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** The line is each entry's left border, moved into the margin; the dot begins the entry's first line. */
export const milestones: BuiltInTemplate = {
  id: 7,
  name: 'Milestones',
  description:
    'A timeline down the left margin, with a dot for each entry and dates on the right. Set in IBM Plex Sans.',
  category: 'modern',
  isPremium: true,
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#0f766e;--m:56px}
.doc{--font:'IBM Plex Sans';padding-inline-start:calc(var(--m) + 30px);color:#20262b}
.doc h1{text-wrap:balance;font-size:calc(2.7em*var(--name-size,1));line-height:1.12;font-weight:700;letter-spacing:-.02em;color:#12181c}
.doc .about{color:#4d565e}
.doc .headline{margin-top:calc(3px*var(--gap));color:#4d565e}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(6px*var(--gap));color:#4d565e}
.doc section{margin-top:calc(20px*var(--gap))}
.doc h2{margin-bottom:calc(7px*var(--gap));font-size:calc(1.02em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,uppercase);letter-spacing:.04em;color:var(--accent)}
.doc .entry{margin-inline-start:-29px;padding-bottom:calc(13px*var(--gap));padding-inline-start:27px;border-inline-start:2px solid color-mix(in srgb,var(--accent-2,var(--accent)) 35%,white)}
.doc .entry:last-child{padding-bottom:0}
.doc .employer{margin-inline-start:-29px;padding-bottom:calc(5px*var(--gap));padding-inline-start:27px;border-inline-start:2px solid color-mix(in srgb,var(--accent-2,var(--accent)) 35%,white)}
.doc .employer+.entry,.doc .entry+.employer{margin-top:0}
.doc .head{align-items:baseline}
.doc .head::before{content:'';flex:none;align-self:flex-start;width:10px;height:10px;margin-inline:-37px 3px;border:4px solid #fff;border-radius:50%;background:var(--accent-2,var(--accent));background-clip:padding-box}
.doc .head:empty{margin-bottom:-18px}
.doc h3{flex:1;font-size:1.1em;line-height:1.3;font-weight:700;color:#12181c}
.doc .employer h3{font-size:1.2em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#4d565e}
.doc .sub{color:var(--accent-2,var(--accent))}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1px*var(--gap))}
.doc li::marker{color:#66717a}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 18px;color:#4d565e}
.doc .label{font-weight:700}
.doc .skills .group+.group{margin-top:calc(3px*var(--gap))}
`,
}
