import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { PORTRAIT_HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** The look of a typeset paper: one serif at few sizes, justified lines, titles in regular weight over a hairline. */
export const typeset: BuiltInTemplate = {
  id: 104,
  name: 'Typeset',
  description:
    'Looks like a paper set in LaTeX: an old-style serif, justified lines and titles over hairlines. For research.',
  category: 'other',
  htmlTemplate: `${PORTRAIT_HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#16181c;--m:70px}
.doc{padding:calc(var(--m)*.86) var(--m);--font:'Libre Baskerville';line-height:calc(1.42*var(--leading,1));font-size:calc(11.3px*var(--scale,1)*var(--user-size,1));color:#16181c}
.doc header{display:flex;align-items:flex-start;gap:26px}
.doc .who{flex:1;min-width:0}
.doc .photo{flex:none;width:var(--photo-size,84px);height:var(--photo-size,84px);margin:0;border-radius:var(--photo-shape,50%)}
.doc h1{font-size:calc(2.2em*var(--name-size,1));line-height:1.15;font-weight:400;letter-spacing:-.01em;text-wrap:balance;color:var(--accent)}
.doc .headline{margin-top:calc(3px*var(--gap));font-style:italic;font-size:1.12em;text-wrap:balance}
.doc .contacts{display:flex;flex-wrap:wrap;gap:0 18px;margin-top:calc(7px*var(--gap));font-size:.95em;color:#3c4046}
.doc h2{margin:calc(17px*var(--gap)) 0 calc(6px*var(--gap));padding-bottom:1px;border-bottom:.75px solid #4d525a;font-size:calc(1.28em*var(--heading-size,1));line-height:1.3;font-weight:400;text-transform:var(--heading-case,none);color:var(--accent)}
.doc h3{line-height:1.4;font-weight:700}
.doc .employer h3{font-size:1.1em}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end);font-style:italic;color:#3c4046}
.doc .entry+.entry{margin-top:calc(9px*var(--gap))}
.doc .sub{font-style:italic;color:#3c4046}
.doc .about{color:#3c4046}
.doc .text,.doc ul{margin-top:calc(2px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc section .text,.doc li{text-align:justify;text-align-last:var(--start)}
.doc .text a,.doc li a{text-decoration:underline .5px #7d838b;text-underline-offset:2px}
.doc ul{padding-inline-start:1.5em;list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px;color:#3c4046}
.doc section>.group+.group{margin-top:calc(2px*var(--gap))}
.doc .label{font-weight:700}
.doc .entry .group,.doc .gpa{color:#3c4046}
.doc .entry .label{font-weight:400;font-style:italic}
.doc .closing{margin-top:calc(20px*var(--gap))}
`,
}
