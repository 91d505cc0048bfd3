import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { PORTRAIT_HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** A generous page in two colors: the first for names and titles, the second for rules, dates and employers. */
export const mayfair: BuiltInTemplate = {
  id: 107,
  name: 'Mayfair',
  description:
    'A light serif with generous margins in deep blue and bronze, with a larger opening statement. For leadership roles.',
  category: 'executive',
  isPremium: true,
  htmlTemplate: `${PORTRAIT_HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#1c2f4f;--template-accent-2:#865f20;--m:70px}
.doc{padding:calc(var(--m)*.84) var(--m);--font:'Spectral';--second:var(--accent-2,var(--template-accent-2));line-height:calc(1.42*var(--leading,1));font-size:calc(13.3px*var(--scale,1)*var(--user-size,1));color:#24272d}
.doc header{display:flex;align-items:flex-start;gap:30px;padding-bottom:calc(14px*var(--gap));border-bottom:1px solid var(--second)}
.doc .who{flex:1;min-width:0}
.doc .photo{flex:none;width:var(--photo-size,100px);height:var(--photo-size,100px);margin:0;border-radius:var(--photo-shape,50%)}
.doc h1{font-size:calc(2.75em*var(--name-size,1));line-height:1.12;font-weight:400;letter-spacing:-.015em;text-wrap:balance;color:var(--accent)}
.doc .headline{margin-top:calc(4px*var(--gap));font-size:1.16em;font-style:italic;color:var(--second)}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(10px*var(--gap));font-size:.94em;color:#4b515b}
.doc section{margin-top:calc(18px*var(--gap))}
.doc header+section{margin-top:calc(15px*var(--gap))}
.doc h2{margin-bottom:calc(5px*var(--gap));font-size:calc(1.36em*var(--heading-size,1));line-height:1.3;font-weight:400;letter-spacing:-.005em;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .summary .text{font-size:1.1em}
.doc h3{font-size:1.04em;line-height:1.4;font-weight:700;color:var(--accent)}
.doc .employer h3{font-size:1.16em}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end);font-size:.94em;color:var(--second)}
.doc .entry+.entry{margin-top:calc(11px*var(--gap))}
.doc .sub{font-style:italic;color:#4b515b}
.doc .about{color:#4b515b}
.doc .entry .text,.doc .entry ul{margin-top:calc(3px*var(--gap))}
.doc .entry :is(ul,.text)+.group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px var(--second);text-underline-offset:2px}
.doc ul{padding-inline-start:1.15em;list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:var(--second)}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 18px;font-size:.96em;color:#4b515b}
.doc .label{font-weight:700;color:var(--accent)}
.doc section>.group+.group{margin-top:calc(3px*var(--gap))}
.doc .closing{margin-top:calc(26px*var(--gap))}
`,
}
