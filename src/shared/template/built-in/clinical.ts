import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

/** A CV for medicine and research: licenses and certificates are set apart, publications are numbered as list items. */
export const clinical: BuiltInTemplate = {
  id: 117,
  name: 'Clinical',
  description:
    'A CV for medicine: licenses and certificates near the top, serif section titles and numbered publications.',
  category: 'other',
  sectionOrder: ['summary', 'certifications', 'education', 'experience', 'publications', 'awards'],
  htmlTemplate: `${HEADER}
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#7a2335;--m:58px}
.doc{--font:'Source Sans 3';--heading-font:'Noto Serif';color:#24272b;font-size:calc(13px*var(--scale,1)*var(--user-size,1));line-height:calc(1.42*var(--leading,1))}
.doc header{padding-bottom:calc(12px*var(--gap));border-bottom:1px solid #b9a9ad}
.doc h1{text-wrap:balance;font-size:calc(2.15em*var(--name-size,1));line-height:1.18;font-weight:400;letter-spacing:-.01em;color:var(--accent)}
.doc .headline{margin-top:calc(3px*var(--gap));font-size:1.12em;color:#474c53}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(8px*var(--gap));color:#474c53}
.doc section{margin-top:calc(18px*var(--gap))}
.doc h2{margin-bottom:calc(6px*var(--gap));font-size:calc(1.16em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .entry+.entry,.doc .entry+.employer{margin-top:calc(10px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-family:var(--user-font,var(--font)),var(--fallback);font-size:1.04em;line-height:1.4;font-weight:700;color:#15181c}
.doc .employer h3{font-size:1.12em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#525860}
.doc .sub{color:#3a3f46}
.doc .place,.doc .about,.doc .gpa,.doc .entry .group,.doc .links{color:#525860}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1.5px*var(--gap))}
.doc li::marker{color:#7a7f87}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc .certifications,.doc .licenses{margin-inline:max(-18px,-1*var(--m));padding:calc(11px*var(--gap)) 18px calc(12px*var(--gap));background-color:color-mix(in srgb,var(--accent) 6%,white)}
.doc .publications .entry{display:list-item;margin-inline-start:1.7em;list-style-type:decimal}
.doc .publications .entry::marker{font-weight:700;color:var(--accent)}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px}
.doc .label{font-weight:700}
.doc .entry .label{font-weight:400}
.doc .skills .group+.group{margin-top:calc(3px*var(--gap))}
.doc .photo{width:var(--photo-size,96px);height:var(--photo-size,96px);border-radius:var(--photo-shape,4px)}
.doc .closing{margin-top:calc(22px*var(--gap))}
`,
}
