import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

// The short sections close the page side by side. In a column beside the others, they would split their lines for
// readers that ignore columns.
export const atelier: BuiltInTemplate = {
  id: 10,
  name: 'Atelier',
  description:
    'A very large name and section titles in EB Garamond, with skills and other short sections side by side at the end.',
  category: 'creative',
  isPremium: true,
  htmlTemplate: `${HEADER}
{{#main}}
<div class="main">
{{#items}}
${SECTIONS}
{{/items}}
</div>
{{/main}}
{{#side}}
<aside>
{{#items}}
${SECTIONS}
{{/items}}
</aside>
{{/side}}`,
  cssStyles: `.doc,.page{--template-accent:#8f4326;--side:190px;--m:62px}
.doc{--font:'Source Sans 3';--heading-font:'EB Garamond';color:#2b2724;font-size:calc(13.2px*var(--scale,1)*var(--user-size,1));line-height:calc(1.42*var(--leading,1))}
.doc h1{text-wrap:balance;font-size:calc(4.4em*var(--name-size,1));line-height:1.05;font-weight:400;letter-spacing:-.02em;color:#1f1b18}
.doc .about{color:#5c534c}
.doc .headline{margin-top:calc(8px + 4px*var(--gap));color:#5c534c}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(12px*var(--gap));color:#5c534c}
.doc .main{margin-top:calc(22px*var(--gap))}
.doc .main section+section{margin-top:calc(18px*var(--gap))}
.doc h2{margin-bottom:calc(5px*var(--gap));font-size:calc(1.6em*var(--heading-size,1));line-height:1.2;font-weight:400;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .entry+.entry{margin-top:calc(11px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-size:1.2em;line-height:1.25;font-weight:700;color:#1f1b18}
.doc .employer h3{font-size:1.26em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#5c534c}
.doc .sub{color:#5c534c}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc .text,.doc li{text-wrap:pretty}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1.5px*var(--gap))}
.doc li::marker{color:var(--accent-2,var(--accent))}
.doc .label{font-weight:700}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 16px;color:#5c534c}
.doc aside{break-inside:avoid;display:flex;flex-wrap:wrap;gap:calc(16px*var(--gap)) 34px;margin-top:calc(20px*var(--gap));padding-top:calc(14px*var(--gap));border-top:1px solid color-mix(in srgb,var(--accent-2,var(--accent)) 45%,white)}
.doc aside section{flex:1 1 var(--side);min-width:0}
.doc aside .skills{flex:2 1 300px}
.doc .skills .group+.group{margin-top:calc(4px*var(--gap))}
.doc aside .certifications ul{padding:0;list-style:none}
`,
}
