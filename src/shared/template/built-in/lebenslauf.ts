import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { DATES_FIRST, PORTRAIT_HEADER, sectionsWith } from '#shared/template/built-in/sections.ts'

const SECTIONS = sectionsWith({ head: DATES_FIRST })

/** The tabular CV of German-speaking countries: dates and labels in the first column, all text in the second. */
export const lebenslauf: BuiltInTemplate = {
  id: 102,
  name: 'Lebenslauf',
  description:
    'The tabular CV usual in Germany, Austria and Switzerland: dates in a column on the left and a photo at the top right.',
  category: 'other',
  htmlTemplate: `${PORTRAIT_HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#2f4858;--side:150px;--m:57px}
.doc{padding:var(--m);padding-inline-start:calc(var(--m)*1.25);--font:'Barlow';line-height:calc(1.39*var(--leading,1));font-size:calc(12.8px*var(--scale,1)*var(--user-size,1));color:#20262b}
.doc header{display:flex;justify-content:space-between;align-items:flex-start;gap:28px;margin-bottom:calc(8px*var(--gap))}
.doc .who{flex:1;min-width:0}
.doc .photo{flex:none;width:var(--photo-size,112px);height:var(--photo-size,112px);margin:0;border-radius:var(--photo-shape,2px)}
.doc h1{font-size:calc(2.15em*var(--name-size,1));line-height:1.2;font-weight:400;text-wrap:balance;color:var(--accent)}
.doc .headline{margin-top:calc(2px*var(--gap));font-size:1.1em;color:#414b53}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 18px;margin-top:calc(9px*var(--gap));color:#414b53}
.doc h2{margin:calc(16px*var(--gap)) 0 calc(7px*var(--gap));padding-bottom:calc(3px*var(--gap));border-bottom:1px solid color-mix(in srgb,var(--accent) 35%,white);font-size:calc(1.12em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,none);color:var(--accent)}
.doc section>.text,.doc section>ul,.doc section>.group,.doc .entry,.doc .employer{padding-inline-start:var(--side)}
.doc .head{justify-content:flex-start;align-items:baseline;gap:0;margin-inline-start:calc(-1*var(--side))}
.doc .lead{margin-inline-start:auto;flex:0 0 calc(100% - var(--side));min-width:0}
.doc .head .dates{flex:0 0 var(--side);max-width:none;padding-inline-end:12px;color:#414b53}
.doc h3{line-height:1.45;font-weight:700}
.doc .employer h3{font-size:1.08em;color:var(--accent)}
.doc .entry+.entry{margin-top:calc(9px*var(--gap))}
.doc .sub{font-style:italic}
.doc .about{color:#414b53}
.doc .text,.doc ul{margin-top:calc(2px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc .entry ul{padding-inline-start:1.1em}
.doc ul{list-style-type:var(--bullet,disc)}
.doc .certifications ul{list-style-type:none}
.doc li+li{margin-top:calc(1px*var(--gap))}
.doc li::marker{color:#6a747c}
.doc .links{display:flex;flex-wrap:wrap;gap:0 16px;color:#414b53}
.doc section>.group{display:flex}
.doc section>.group .label{flex:0 0 var(--side);margin-inline-start:calc(-1*var(--side));padding-inline-end:12px;color:#414b53}
.doc section>.group+.group{margin-top:calc(3px*var(--gap))}
.doc .entry .group,.doc .gpa{color:#414b53}
.doc .closing{margin-top:calc(26px*var(--gap))}
`,
}
