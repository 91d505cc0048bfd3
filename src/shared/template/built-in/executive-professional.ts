import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** A book page in Garamond: names and titles are centered, with short rules beside them. */
export const executiveProfessional: BuiltInTemplate = {
  id: 4,
  name: 'Executive Professional',
  description: 'Centered name and titles in Garamond, with wide margins and one column. Good for senior roles.',
  category: 'executive',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  // Garamond has a low x-height: the size adjustment makes it and every other family look equally large.
  cssStyles: `.doc,.page{--template-accent:#6b2737;--m:64px}
.doc{padding:calc(var(--m)*.84) var(--m);--font:'EB Garamond';line-height:calc(1.38*var(--leading,1));font-size:calc(15px*var(--scale,1)*var(--user-size,1));color:#1f1c1a}
.doc header{text-align:center}
.doc .photo{margin-inline-start:calc(-1*var(--photo-size,96px))}
.doc .photo~*{padding-inline:calc(var(--photo-size,96px) + 20px)}
.doc h1{font-size:calc(2.7em*var(--name-size,1));line-height:1.15;font-weight:400;letter-spacing:.01em;text-wrap:balance;color:#1f1c1a}
.doc h1::after{content:'';display:block;width:56px;margin:calc(5px + 4px*var(--gap)) auto 0;border-top:1px solid var(--accent-2,var(--accent))}
.doc .about{color:#4a4340}
.doc .headline{margin-top:calc(3px*var(--gap));color:#4a4340}
.doc .contacts{margin-top:calc(8px*var(--gap));text-wrap:balance;color:#4a4340}
.doc .contacts .contact{display:inline-block;margin:0 9px}
.doc h2{display:flex;justify-content:center;align-items:center;gap:14px;margin:calc(17px*var(--gap)) 0 calc(5px*var(--gap));font-size:calc(1em*var(--heading-size,1));line-height:1.3;font-weight:700;text-align:center;text-transform:var(--heading-case,uppercase);letter-spacing:.04em;color:var(--accent)}
.doc h2::before,.doc h2::after{content:'';flex:0 0 28px;border-top:1px solid var(--accent-2,var(--accent))}
.doc h3{font-size:1.08em;line-height:1.35;font-weight:700}
.doc .employer h3{font-size:1.18em;color:var(--accent)}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end);font-style:italic;color:#4a4340}
.doc .entry+.entry{margin-top:calc(9px*var(--gap))}
.doc .sub{font-style:italic;color:#4a4340}
.doc .text,.doc ul{margin-top:calc(2px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc .summary .text{text-align:center;text-wrap:balance}
.doc ul{padding-inline-start:1.3em;list-style-type:var(--bullet,disc)}
.doc li{padding-inline-start:.1em}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:var(--accent-2,var(--accent))}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px;color:#4a4340}
.doc .group+.group{margin-top:calc(2px*var(--gap))}
.doc .label{font-style:italic;color:#4a4340}
.doc .entry .group,.doc .gpa{color:#4a4340}
`,
}
