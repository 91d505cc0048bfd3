import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { BAND_HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** A dark band with the name, then large section titles in the same color. */
export const boardroom: BuiltInTemplate = {
  id: 6,
  name: 'Boardroom',
  description:
    'Your name and contact details on a dark band, with large section titles in Literata below. Good for senior roles.',
  category: 'executive',
  isPremium: true,
  htmlTemplate: `${BAND_HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#17352f;--m:58px}
.doc{--font:'Literata';line-height:calc(1.42*var(--leading,1));font-size:calc(12.5px*var(--scale,1)*var(--user-size,1));color:#20262a}
.doc .band{margin:calc(-1*var(--m)) calc(-1*var(--m)) 0;padding:calc(40px*var(--gap)) var(--m) calc(24px*var(--gap));background-color:var(--accent);color:var(--on-accent)}
.doc h1{font-size:calc(2.7em*var(--name-size,1));text-wrap:balance;line-height:1.12;font-weight:400;letter-spacing:-.01em}
.doc .about{color:#4a5257}
.doc .headline{margin-top:calc(4px*var(--gap))}
.doc .band .contacts{margin-top:calc(10px*var(--gap));text-wrap:balance;font-size:.96em}
.doc .contacts .contact{display:inline-block;margin-inline-end:19px}
.doc h2{margin:calc(19px*var(--gap)) 0 calc(7px*var(--gap));font-size:calc(1.35em*var(--heading-size,1));line-height:1.3;font-weight:400;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .summary .text{font-size:1.06em}
.doc h3{font-size:1.04em;line-height:1.4;font-weight:700}
.doc .employer h3{font-size:1.14em;color:var(--accent)}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end);font-size:.94em;color:#4a5257}
.doc .entry+.entry{margin-top:calc(10px*var(--gap))}
.doc .sub{font-style:italic;color:#3c4448}
.doc .text,.doc ul{margin-top:calc(3px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc ul{padding-inline-start:1.15em;list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:var(--accent-2,var(--accent))}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px;font-size:.96em;color:#4a5257}
.doc .group+.group{margin-top:calc(3px*var(--gap))}
.doc .label{font-weight:700}
.doc .gpa,.doc .entry .group{font-size:.96em;color:#4a5257}
.doc .entry .label{font-weight:400;font-style:italic}
`,
}
