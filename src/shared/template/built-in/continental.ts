import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { DATES_FIRST, PORTRAIT_HEADER, sectionsWith } from '#shared/template/built-in/sections.ts'

const SECTIONS = sectionsWith({ head: DATES_FIRST })

/** Titles and dates end at one axis, and everything else begins behind it; a thin rule leads on from each title. */
export const continental: BuiltInTemplate = {
  id: 103,
  name: 'Continental',
  description:
    'Section titles and dates in a narrow column on the left, joined to the text by thin colored rules, like European CVs.',
  category: 'other',
  htmlTemplate: `${PORTRAIT_HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#3d4a9e;--side:180px;--m:52px}
.doc{padding:var(--m);padding-inline:calc(var(--m)*.62) calc(var(--m)*1.1);--gutter:20px;--axis:calc(var(--side) + var(--gutter));--rule:color-mix(in srgb,var(--accent) 60%,white);--font:'Open Sans';line-height:calc(1.45*var(--leading,1));font-size:calc(12px*var(--scale,1)*var(--user-size,1));color:#262a33}
.doc header{margin-bottom:calc(24px*var(--gap));display:flex;flex-direction:row-reverse;justify-content:flex-start;align-items:flex-start}
.doc .who{flex:0 0 calc(100% - var(--axis));min-width:0}
.doc .photo{flex:none;width:var(--photo-size,104px);height:var(--photo-size,104px);margin:0;margin-inline-end:var(--gutter);border-radius:var(--photo-shape,3px)}
.doc h1{font-size:calc(2.05em*var(--name-size,1));line-height:1.2;font-weight:700;letter-spacing:-.01em;text-wrap:balance;color:var(--accent)}
.doc .headline{margin-top:calc(2px*var(--gap));font-size:1.12em;color:#474d5c}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 18px;margin-top:calc(8px*var(--gap));color:#474d5c}
.doc h2{margin:calc(17px*var(--gap)) 0 calc(6px*var(--gap));margin-inline-start:-10px;padding-inline-end:calc(100% - var(--side));background:linear-gradient(var(--rule),var(--rule)) var(--end) 52%/calc(100% - var(--axis) - 10px) 1px no-repeat;font-size:calc(.98em*var(--heading-size,1));line-height:1.35;font-weight:700;text-align:var(--end);text-transform:var(--heading-case,none);color:var(--accent)}
.doc section>.text,.doc section>ul,.doc section>.group,.doc .entry,.doc .employer{padding-inline-start:var(--axis)}
.doc .head{justify-content:flex-start;align-items:baseline;gap:var(--gutter);margin-inline-start:calc(-1*var(--axis))}
.doc .lead{margin-inline-start:auto;flex:0 0 calc(100% - var(--axis));min-width:0}
.doc .head .dates{flex:0 0 var(--side);max-width:none;text-align:var(--end);color:#474d5c}
.doc h3{line-height:1.4;font-weight:700}
.doc .employer h3{font-size:1.08em;color:var(--accent)}
.doc .entry+.entry{margin-top:calc(10px*var(--gap))}
.doc .sub{font-style:italic;color:var(--accent)}
.doc .about{color:#474d5c}
.doc .text,.doc ul{margin-top:calc(2px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc .entry ul{padding-inline-start:1.1em}
.doc ul{list-style-type:var(--bullet,disc)}
.doc .certifications ul{list-style-type:none}
.doc li+li{margin-top:calc(1px*var(--gap))}
.doc li::marker{color:var(--accent)}
.doc .links{display:flex;flex-wrap:wrap;gap:0 16px;color:#474d5c}
.doc section>.group{display:flex;gap:var(--gutter)}
.doc section>.group .label{flex:0 0 var(--side);margin-inline-start:calc(-1*var(--axis));text-align:var(--end);color:#474d5c}
.doc section>.group+.group{margin-top:calc(3px*var(--gap))}
.doc .entry .group,.doc .gpa{color:#474d5c}
.doc .closing{margin-top:calc(22px*var(--gap));padding-inline-start:var(--axis)}
`,
}
