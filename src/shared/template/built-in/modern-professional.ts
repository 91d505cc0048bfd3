import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, sectionsWith, SKILL_LISTS } from '#shared/template/built-in/sections.ts'

const SECTIONS = sectionsWith({ skills: SKILL_LISTS })

// The side column is printed even if it is empty: its tint is on the paper, and text must stay off it.
export const modernProfessional: BuiltInTemplate = {
  id: 3,
  name: 'Modern Professional',
  description: 'Skills and certifications in a tinted column on the left, work history in a wide column on the right.',
  category: 'modern',
  htmlTemplate: `${HEADER}
<div class="cols">
<aside>
{{#side}}
{{#items}}
${SECTIONS}
{{/items}}
{{/side}}
</aside>
<div class="main">
{{#main}}
{{#items}}
${SECTIONS}
{{/items}}
{{/main}}
</div>
</div>`,
  cssStyles: `.doc,.page{--template-accent:#27567f}
.page{--tint:color-mix(in srgb,var(--accent) 9%,white);background-image:linear-gradient(var(--tint),var(--tint));background-size:232px 100%;background-repeat:no-repeat}
.doc{--font:'Source Sans 3';--m:50px;color:#22272e;font-size:calc(13.5px*var(--scale,1)*var(--user-size,1));line-height:calc(1.4*var(--leading,1))}
.doc header{margin:calc(-1*var(--m)) calc(-1*var(--m)) 0;padding:calc(46px*var(--gap)) var(--m) calc(20px*var(--gap));background:#fff;border-bottom:3px solid var(--accent)}
.doc h1{text-wrap:balance;font-size:2.6em;line-height:1.1;font-weight:700;letter-spacing:-.01em;color:var(--accent)}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(7px*var(--gap));color:#454c56}
.doc .cols{display:flex;gap:50px;padding-top:calc(24px*var(--gap))}
.doc aside{flex:0 0 160px;min-width:0}
.doc .main{flex:1;min-width:0}
.doc section+section{margin-top:calc(19px*var(--gap))}
.doc h2{margin-bottom:calc(8px*var(--gap));padding-bottom:3px;border-bottom:1px solid color-mix(in srgb,var(--accent) 45%,white);font-size:.96em;font-weight:700;text-transform:uppercase;letter-spacing:.04em;color:var(--accent)}
.doc aside h2{color:color-mix(in srgb,var(--accent) 86%,black)}
.doc .entry+.entry{margin-top:calc(12px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-size:1.08em;line-height:1.3;font-weight:700;color:#111418}
.doc .dates{margin-left:auto;text-align:right;color:#525a65}
.doc .sub{font-style:italic}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc li+li{margin-top:calc(1.5px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc .label{font-weight:700}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 16px;color:#525a65}
.doc .skills .group+.group{margin-top:calc(10px*var(--gap))}
.doc .skills ul{margin-top:calc(2px*var(--gap));padding:0;list-style:none}
.doc aside ul{padding:0;list-style:none}
.doc aside .certifications li+li{margin-top:calc(6px*var(--gap))}
`,
}
