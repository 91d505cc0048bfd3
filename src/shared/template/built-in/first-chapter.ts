import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** Much white space for little text: education is on a light tint, skills are quiet rows behind their labels. */
export const firstChapter: BuiltInTemplate = {
  id: 12,
  name: 'First Chapter',
  description: 'An airy page for your first job: education is on a light tint, and skills are in simple labeled rows.',
  category: 'other',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#a2431d;--m:62px}
.doc{--font:'IBM Plex Sans';line-height:calc(1.44*var(--leading,1));font-size:calc(12.6px*var(--scale,1)*var(--user-size,1));color:#26292e}
.doc h1{font-size:calc(2.9em*var(--name-size,1));text-wrap:balance;line-height:1.1;font-weight:700;letter-spacing:-.02em;color:#17191d}
.doc .about{color:#4a4f57}
.doc .headline{margin-top:calc(3px*var(--gap));color:#4a4f57}
.doc .contacts{margin-top:calc(9px*var(--gap));text-wrap:balance;color:#4a4f57}
.doc .contacts .contact{display:inline-block;margin-inline-end:19px}
.doc h2{margin:calc(20px*var(--gap)) 0 calc(6px*var(--gap));font-size:calc(1.22em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .summary .text{font-size:1.08em}
.doc h3{font-size:1.04em;line-height:1.4;font-weight:700;color:#17191d}
.doc .employer h3{font-size:1.14em;color:var(--accent)}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#4a4f57}
.doc .entry+.entry{margin-top:calc(11px*var(--gap))}
.doc .sub{color:#4a4f57}
.doc .text,.doc ul{margin-top:calc(3px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc .education .entry{margin-inline:-14px;padding:calc(9px*var(--gap)) 14px;border-radius:6px;background-color:color-mix(in srgb,var(--accent-2,var(--accent)) 8%,white)}
.doc .education .entry+.entry{margin-top:calc(7px*var(--gap))}
.doc .education h3{font-size:1.14em}
.doc ul{padding-inline-start:1.15em;list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:var(--accent-2,var(--accent))}
.doc .links{display:flex;flex-wrap:wrap;gap:0 20px;color:#4a4f57}
.doc .skills .group{display:flex;padding-inline-start:10em}
.doc .skills .group+.group{margin-top:calc(4px*var(--gap));padding-top:calc(4px*var(--gap));border-top:1px solid #d5d9de}
.doc .skills .label{flex:0 0 10em;margin-inline-start:-10em;padding-inline-end:14px;color:#4a4f57}
.doc .gpa,.doc .entry .group{color:#4a4f57}
`,
}
