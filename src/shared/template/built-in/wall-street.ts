import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** The form that banks and business schools ask for: black type, full-width hairlines, little space. */
export const wallStreet: BuiltInTemplate = {
  id: 101,
  name: 'Wall Street',
  description:
    'A dense black-and-white page with a centered name and thin lines, in the form banks and business schools ask for.',
  category: 'ats-safe',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#111111;--m:54px}
.doc{padding:calc(var(--m)*.88) var(--m);--font:'Tinos';line-height:calc(1.3*var(--leading,1));font-size:calc(13px*var(--scale,1)*var(--user-size,1));color:#111}
.doc header{display:flex;flex-direction:column;align-items:center;text-align:center}
.doc .photo{flex:none;width:var(--photo-size,84px);height:var(--photo-size,84px);margin:0 0 calc(6px*var(--gap));border-radius:var(--photo-shape,50%)}
.doc h1{font-size:calc(1.95em*var(--name-size,1));line-height:1.15;font-weight:700;letter-spacing:.015em;text-wrap:balance;color:var(--accent)}
.doc .headline{font-style:italic;text-wrap:balance}
.doc .contacts{margin-top:calc(2px*var(--gap));text-wrap:balance}
.doc .contacts .contact{display:inline-block;margin:0 8px}
.doc h2{margin:calc(12px*var(--gap)) 0 calc(4px*var(--gap));border-bottom:.75px solid var(--accent);font-size:calc(.96em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,uppercase);letter-spacing:.03em;color:var(--accent)}
.doc h3{line-height:1.3;font-weight:700}
.doc .employer h3{font-size:1.08em}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end)}
.doc .entry+.entry{margin-top:calc(6px*var(--gap))}
.doc .entry+.employer{margin-top:calc(7px*var(--gap))}
.doc .employer+.entry{margin-top:calc(3px*var(--gap))}
.doc .sub{font-style:italic}
.doc .text,.doc ul{margin-top:calc(1px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #777;text-underline-offset:2px}
.doc ul{padding-inline-start:1.25em;list-style-type:var(--bullet,disc)}
.doc li::marker{font-size:.8em}
.doc .links{display:flex;flex-wrap:wrap;gap:0 16px;font-style:italic}
.doc .label{font-weight:700}
.doc .entry .label{font-weight:400;font-style:italic}
.doc .closing{margin-top:calc(14px*var(--gap))}
`,
}
