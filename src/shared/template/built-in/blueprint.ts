import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { CONTACTS, HEADLINE, PHOTO, sectionsWith, type ArrangeHead } from '#shared/template/built-in/sections.ts'

const HEAD: ArrangeHead = ({ title, sub, dates }) =>
  `<div class="head"><div class="who">${title} ${sub}</div> ${dates}</div>`

/** Two levels only: titles on a rule, and lines below them. Role and employer share a line, skills are a ruled list. */
export const blueprint: BuiltInTemplate = {
  id: 114,
  name: 'Blueprint',
  description: 'Dense and technical: skills first in a ruled list, and role, employer and dates on one line.',
  category: 'ats-safe',
  sectionOrder: ['summary', 'skills', 'experience', 'projects', 'education', 'certifications'],
  htmlTemplate: `<header>
${PHOTO}
{{#fullName}}<h1>{{fullName}}</h1>{{/fullName}}
${HEADLINE}
${CONTACTS}
</header>
{{#sections}}
${sectionsWith({ head: HEAD })}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#1d4f91;--m:44px}
.doc{--rule:color-mix(in srgb,var(--accent) 30%,white);--font:'IBM Plex Sans';color:#20252b;font-size:calc(11.6px*var(--scale,1)*var(--user-size,1));line-height:calc(1.38*var(--leading,1));font-variant-numeric:tabular-nums}
.doc header{padding-bottom:calc(8px*var(--gap));border-bottom:2px solid var(--accent)}
.doc h1{text-wrap:balance;font-size:calc(2.3em*var(--name-size,1));line-height:1.15;font-weight:700;letter-spacing:-.01em;color:#12161b}
.doc .headline{font-size:1.16em;line-height:1.35;color:var(--accent)}
.doc .contacts{display:flex;flex-wrap:wrap;gap:0 16px;margin-top:calc(3px*var(--gap));color:#434b54}
.doc h2{display:flex;align-items:center;gap:10px;margin:calc(13px*var(--gap)) 0 calc(4px*var(--gap));font-size:calc(1em*var(--heading-size,1));line-height:1.3;font-weight:700;letter-spacing:.06em;text-transform:var(--heading-case,uppercase);color:var(--accent)}
.doc h2::after{content:'';flex:1;min-width:20px;border-top:1px solid var(--rule)}
.doc .entry+.entry,.doc .entry+.employer{margin-top:calc(7px*var(--gap))}
.doc .head{align-items:baseline}
.doc .who{flex:1;display:flex;flex-wrap:wrap;gap:0 10px;align-items:baseline}
.doc h3{font-size:1.06em;line-height:1.35;font-weight:700;color:#12161b}
.doc .employer h3{font-size:1.12em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);letter-spacing:.02em;color:#434b54}
.doc .sub{color:var(--accent)}
.doc .place,.doc .about,.doc .gpa,.doc .links{color:#434b54}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(1px*var(--gap))}
.doc ul{list-style-type:var(--bullet,square)}
.doc li::marker{color:var(--accent)}
.doc .text,.doc li{text-wrap:pretty}
.doc .links{display:flex;flex-wrap:wrap;gap:0 14px}
.doc .label{font-weight:700}
.doc .skills .group{display:flex;gap:16px;padding-block:calc(2px*var(--gap))}
.doc .skills .group+.group{border-top:1px solid var(--rule)}
.doc .skills .label{flex:0 0 118px;color:var(--accent)}
.doc .entry .label{font-weight:400;color:var(--accent)}
.doc .photo{width:var(--photo-size,72px);height:var(--photo-size,72px);border-radius:var(--photo-shape,4px)}
.doc .closing{margin-top:calc(16px*var(--gap))}
`,
}
