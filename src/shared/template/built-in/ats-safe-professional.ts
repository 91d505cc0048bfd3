import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** One column, with a rule under each title: a page that needs no explanation. */
export const atsSafeProfessional: BuiltInTemplate = {
  id: 1,
  name: 'ATS-Safe Professional',
  description:
    'One plain column with a line under each section title and dates on the right. Good for any application.',
  category: 'ats-safe',
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#1e3a5f;--m:60px}
.doc{--font:'Source Sans 3';line-height:calc(1.44*var(--leading,1));font-size:calc(13.4px*var(--scale,1)*var(--user-size,1));color:#1b222c}
.doc h1{font-size:calc(2.4em*var(--name-size,1));text-wrap:balance;line-height:1.1;font-weight:700;letter-spacing:-.01em;color:var(--accent)}
.doc .about{color:#3d4654}
.doc .headline{margin-top:calc(3px*var(--gap));color:#3d4654}
.doc .contacts{margin-top:calc(7px*var(--gap));text-wrap:balance;color:#3d4654}
.doc .contacts .contact{display:inline-block;margin-inline-end:17px}
.doc h2{margin:calc(19px*var(--gap)) 0 calc(8px*var(--gap));padding-bottom:2px;border-bottom:1px solid #8b97a8;font-size:calc(1em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,uppercase);letter-spacing:.04em;color:var(--accent)}
.doc h3{font-size:1.06em;line-height:1.35;font-weight:700;color:#10151c}
.doc .employer h3{font-size:1.16em;color:var(--accent)}
.doc .head{align-items:baseline}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#3d4654}
.doc .entry+.entry{margin-top:calc(11px*var(--gap))}
.doc .sub{color:#3d4654}
.doc .text,.doc ul{margin-top:calc(3px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc ul{padding-inline-start:1.15em;list-style-type:var(--bullet,disc)}
.doc li{padding-inline-start:.1em}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:#5b6675}
.doc .links{display:flex;flex-wrap:wrap;gap:0 16px;color:#3d4654}
.doc .group+.group{margin-top:calc(2px*var(--gap))}
.doc .label{font-weight:700}
.doc .entry .group,.doc .gpa{color:#3d4654}
.doc .entry .group .label{font-weight:400}
`,
}
