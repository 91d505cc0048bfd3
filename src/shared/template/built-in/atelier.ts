import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith, SKILL_LISTS } from '#shared/template/built-in/sections.ts'

const SECTIONS = sectionsWith({ skills: SKILL_LISTS })

export const atelier: BuiltInTemplate = {
  id: 10,
  name: 'Atelier',
  description:
    'A large name in EB Garamond over two columns: experience on the left, skills and other short sections on the right.',
  category: 'creative',
  isPremium: true,
  htmlTemplate: `${HEADER}
<div class="cols">
{{#side}}
<aside>
{{#items}}
${SECTIONS}
{{/items}}
</aside>
{{/side}}
{{#main}}
<div class="main">
{{#items}}
${SECTIONS}
{{/items}}
</div>
{{/main}}
</div>`,
  // The longest titles of the side column ('Certificaciones') fit into it in every family.
  cssStyles: `.doc,.page{--template-accent:#8f4326}
.doc{--font:'Source Sans 3';--heading-font:'EB Garamond';--m:58px;color:#2b2724;font-size:calc(13.5px*var(--scale,1)*var(--user-size,1));line-height:calc(1.42*var(--leading,1))}
.doc h1{text-wrap:balance;font-size:3.8em;line-height:1.02;font-weight:400;letter-spacing:-.015em;color:#1f1b18}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(12px*var(--gap));color:#5c534c}
.doc .cols{display:flex;margin-top:calc(26px*var(--gap))}
.doc aside{flex:0 0 180px;min-width:0;margin-left:calc(100% - 180px);margin-right:-100%;padding-left:18px;border-left:1px solid color-mix(in srgb,var(--accent) 40%,white)}
.doc .main{flex:0 0 calc(100% - 212px);min-width:0}
.doc section+section{margin-top:calc(20px*var(--gap))}
.doc h2{margin-bottom:calc(5px*var(--gap));font-size:1.03em;line-height:1.3;font-weight:700;text-transform:uppercase;letter-spacing:.01em;color:var(--accent)}
.doc .entry+.entry{margin-top:calc(12px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-size:1.18em;line-height:1.2;font-weight:700;color:#1f1b18}
.doc .dates{margin-left:auto;text-align:right;color:#5c534c}
.doc .sub{font-style:italic;color:#5c534c}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc li+li{margin-top:calc(1.5px*var(--gap))}
.doc li::marker{color:var(--accent)}
.doc .label{font-weight:700}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 16px;color:#5c534c}
.doc .skills .group+.group{margin-top:calc(9px*var(--gap))}
.doc .skills ul,.doc aside ul{padding:0;list-style:none}
.doc aside .certifications li+li{margin-top:calc(6px*var(--gap))}
`,
}
