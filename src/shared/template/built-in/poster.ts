import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { BAND_HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** Blocks of color and large type carry the page: the name, the summary and the skills each have their own block. */
export const poster: BuiltInTemplate = {
  id: 113,
  name: 'Poster',
  description:
    'Blocks of color and large type instead of charts, with a very large name. Good for design and marketing.',
  category: 'creative',
  isPremium: true,
  htmlTemplate: `${BAND_HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#3a2a86;--template-accent-2:#e8573f;--m:56px}
.doc{--second:var(--accent-2);--font:'Source Sans 3';--heading-font:'Literata';color:#28252e;font-size:calc(13px*var(--scale,1)*var(--user-size,1));line-height:calc(1.4*var(--leading,1))}
.doc .band{margin:calc(-1*var(--m)) calc(-1*var(--m)) 0;padding:calc(46px*var(--gap)) var(--m) calc(22px*var(--gap));background-color:var(--accent);color:var(--on-accent)}
.doc h1{text-wrap:balance;font-size:calc(3.6em*var(--name-size,1));line-height:1.04;font-weight:700;letter-spacing:-.03em}
.doc .headline{margin-top:calc(8px*var(--gap));font-size:1.4em;line-height:1.3}
.doc .contacts{display:flex;flex-wrap:wrap;gap:2px 22px;margin-top:calc(14px*var(--gap))}
.doc .summary{margin:0 calc(-1*var(--m));padding:calc(15px*var(--gap)) var(--m) calc(17px*var(--gap));background-color:color-mix(in srgb,var(--second) 18%,white)}
.doc .summary .text{font-size:1.16em;line-height:calc(1.42*var(--leading,1))}
.doc section+section,.doc header+section{margin-top:calc(17px*var(--gap))}
.doc header+.summary,.doc header+.skills{margin-top:0}
.doc h2{margin-bottom:calc(4px*var(--gap));font-size:calc(1.66em*var(--heading-size,1));line-height:1.2;font-weight:700;letter-spacing:-.02em;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .entry+.entry,.doc .entry+.employer{margin-top:calc(10px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-family:var(--user-font,var(--font)),var(--fallback);font-size:1.14em;line-height:1.3;font-weight:700;color:#17141d}
.doc .employer h3{font-size:1.12em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#57525f}
.doc .sub{font-weight:700;color:color-mix(in srgb,var(--second) 55%,black)}
.doc .place{font-weight:400;color:#57525f}
.doc .about,.doc .gpa,.doc .links{color:#57525f}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1.5px*var(--gap))}
.doc li::marker{color:color-mix(in srgb,var(--second) 55%,black)}
.doc .text,.doc li{text-wrap:pretty}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px}
.doc .label{font-weight:700}
.doc .skills{break-inside:avoid}
.doc .skills h2,.doc .skills .group{margin:0 calc(-1*var(--m));padding:calc(3px*var(--gap)) var(--m) 0;background-color:color-mix(in srgb,var(--accent) 8%,white)}
.doc .skills h2{padding-block:calc(13px*var(--gap)) 0}
.doc .skills .group:last-child{padding-bottom:calc(15px*var(--gap))}
.doc .photo{width:var(--photo-size,112px);height:var(--photo-size,112px);border-radius:var(--photo-shape,50%)}
.doc .closing{margin-top:calc(24px*var(--gap))}
`,
}
