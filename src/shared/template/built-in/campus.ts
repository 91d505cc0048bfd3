import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith, SKILL_LISTS } from '#shared/template/built-in/sections.ts'

/** For students: education and projects come before work, and schools are set large. */
export const campus: BuiltInTemplate = {
  id: 115,
  name: 'Campus',
  description: 'Education and projects before work experience, with large school entries. Good for students.',
  category: 'other',
  sectionOrder: ['summary', 'education', 'projects', 'experience', 'volunteer', 'awards', 'skills', 'certifications'],
  htmlTemplate: `${HEADER}
{{#sections}}
${sectionsWith({ skills: SKILL_LISTS })}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#2f6b3f;--m:58px}
.doc{--font:'Source Sans 3';--heading-font:'IBM Plex Serif';color:#262b27;font-size:calc(13.2px*var(--scale,1)*var(--user-size,1));line-height:calc(1.42*var(--leading,1))}
.doc header{margin:calc(-1*var(--m)) calc(-1*var(--m)) 0;padding:calc(48px*var(--gap)) var(--m) calc(20px*var(--gap));background-color:color-mix(in srgb,var(--accent) 10%,white)}
.doc h1{text-wrap:balance;font-size:calc(2.75em*var(--name-size,1));line-height:1.12;font-weight:700;letter-spacing:-.02em;color:color-mix(in srgb,var(--accent) 78%,black)}
.doc .headline{margin-top:calc(3px*var(--gap));font-size:1.16em;color:#3d4640}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(9px*var(--gap));color:#3d4640}
.doc section{margin-top:calc(19px*var(--gap))}
.doc h2{margin-bottom:calc(6px*var(--gap));font-size:calc(1.22em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .entry+.entry,.doc .entry+.employer{margin-top:calc(11px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-family:var(--user-font,var(--font)),var(--fallback);font-size:1.06em;line-height:1.35;font-weight:700;color:#171b18}
.doc .employer h3{font-size:1.12em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#545d57}
.doc .sub{color:#3d4640}
.doc .place,.doc .about,.doc .gpa,.doc .entry .group,.doc .links{color:#545d57}
.doc .education .entry{padding-top:calc(7px*var(--gap));border-top:1.5px solid var(--accent)}
.doc .education h3{font-family:var(--user-font,var(--heading-font)),var(--fallback);font-size:1.26em;line-height:1.3}
.doc .education .sub{font-size:1.06em}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1.5px*var(--gap))}
.doc li::marker{color:var(--accent)}
.doc .text,.doc li{text-wrap:pretty}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px}
.doc .label{font-weight:700}
.doc .entry .label{font-weight:400}
.doc .skills .group{display:flex;gap:16px;align-items:baseline}
.doc .skills .group+.group{margin-top:calc(6px*var(--gap))}
.doc .skills .label{flex:0 0 104px;break-after:auto}
.doc .skills ul{flex:1;display:flex;flex-wrap:wrap;gap:5px;padding:0;list-style-type:none}
.doc .skills li:nth-child(2){break-before:auto}
.doc .skills li{margin:0;padding:1px 10px;border:1px solid color-mix(in srgb,var(--accent) 45%,white);border-radius:11px}
.doc .photo{width:var(--photo-size,96px);height:var(--photo-size,96px);border-radius:var(--photo-shape,50%)}
.doc .closing{margin-top:calc(22px*var(--gap))}
`,
}
