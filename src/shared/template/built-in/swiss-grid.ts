import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { PORTRAIT_HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** A grid of four columns: titles begin in the first, text in the second; size and weight alone make the order clear. */
export const swissGrid: BuiltInTemplate = {
  id: 106,
  name: 'Swiss Grid',
  description:
    'A very large name and bold titles to the left of one column, in black with a single red. For design and architecture.',
  category: 'creative',
  isPremium: true,
  htmlTemplate: `${PORTRAIT_HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#c8102e;--side:132px;--m:48px}
.doc{padding:var(--m);--font:'Libre Franklin';line-height:calc(1.42*var(--leading,1));font-size:calc(12px*var(--scale,1)*var(--user-size,1));color:#1a1a1a}
.doc header{display:flex;align-items:flex-start;gap:24px}
.doc .who{flex:1;min-width:0}
.doc .photo{flex:none;width:var(--photo-size,124px);height:var(--photo-size,124px);margin:0;border-radius:var(--photo-shape,0)}
.doc h1{font-size:calc(4.2em*var(--name-size,1));line-height:.98;font-weight:700;letter-spacing:-.035em;text-wrap:balance;color:#0a0a0a}
.doc .headline{margin-top:calc(10px*var(--gap));font-size:1.5em;line-height:1.25;font-weight:700;letter-spacing:-.01em;color:var(--accent)}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 16px;margin-top:calc(18px*var(--gap));padding-inline-start:var(--side)}
.doc section{margin-top:calc(22px*var(--gap));padding-top:calc(5px*var(--gap));border-top:1.5px solid #0a0a0a}
.doc h2{margin-bottom:calc(4px*var(--gap));font-size:calc(1.42em*var(--heading-size,1));line-height:1.25;font-weight:700;letter-spacing:-.01em;text-transform:var(--heading-case,none);color:#0a0a0a}
.doc section>:not(h2){margin-inline-start:var(--side)}
.doc h3{font-size:1.05em;line-height:1.4;font-weight:700;color:#0a0a0a}
.doc .employer h3{font-size:1.2em}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end);font-weight:700;color:var(--accent)}
.doc .entry+.entry{margin-top:calc(12px*var(--gap))}
.doc .about{color:#4d4d4d}
.doc .entry .text,.doc .entry ul{margin-top:calc(3px*var(--gap))}
.doc .entry :is(ul,.text)+.group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline 1px var(--accent);text-underline-offset:2px}
.doc ul{padding-inline-start:1.1em;list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:var(--accent)}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 18px;color:#4d4d4d}
.doc .label{font-weight:700}
.doc section>.group+.group{margin-top:calc(3px*var(--gap))}
.doc .closing{margin-top:calc(24px*var(--gap));padding-inline-start:var(--side)}
`,
}
