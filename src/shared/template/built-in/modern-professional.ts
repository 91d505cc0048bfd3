import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { HEADER, SECTIONS } from '#shared/template/built-in/sections.ts'

// The short sections are in a band across the page: beside the work history, they would split its lines for readers
// that ignore columns, and leave an empty column on the following pages.
export const modernProfessional: BuiltInTemplate = {
  id: 3,
  name: 'Modern Professional',
  description:
    'Skills and certifications in a tinted band under your name, with your work history across the page below.',
  category: 'modern',
  htmlTemplate: `${HEADER}
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
{{/main}}`,
  cssStyles: `.doc,.page{--template-accent:#27567f;--m:56px}
.doc{--font:'Source Sans 3';color:#22272e;font-size:calc(13.2px*var(--scale,1)*var(--user-size,1));line-height:calc(1.4*var(--leading,1))}
.doc h1{text-wrap:balance;font-size:calc(2.8em*var(--name-size,1));line-height:1.1;font-weight:700;letter-spacing:-.015em;color:var(--accent)}
.doc .about{color:#525a65}
.doc .headline{margin-top:calc(3px*var(--gap));color:#525a65}
.doc .contacts{display:flex;flex-wrap:wrap;gap:1px 20px;margin-top:calc(6px*var(--gap));color:#454c56}
.doc aside{margin:calc(16px*var(--gap)) calc(-1*var(--m)) 0;padding:calc(14px*var(--gap)) var(--m);background-color:color-mix(in srgb,var(--accent-2,var(--accent)) 9%,white)}
.doc aside section+section{margin-top:calc(11px*var(--gap))}
.doc .main{padding-top:calc(18px*var(--gap))}
.doc .main section+section{margin-top:calc(17px*var(--gap))}
.doc h2{margin-bottom:calc(5px*var(--gap));font-size:calc(1em*var(--heading-size,1));line-height:1.3;font-weight:700;text-transform:var(--heading-case,uppercase);letter-spacing:.04em;color:color-mix(in srgb,var(--accent) 88%,black)}
.doc .main h2{padding-bottom:3px;border-bottom:1px solid color-mix(in srgb,var(--accent-2,var(--accent)) 45%,white)}
.doc .entry+.entry{margin-top:calc(11px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-size:1.08em;line-height:1.3;font-weight:700;color:#111418}
.doc .employer h3{font-size:1.18em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#525a65}
.doc .sub{color:#525a65}
.doc .entry .text,.doc .entry ul,.doc .entry .group{margin-top:calc(3px*var(--gap))}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(1.5px*var(--gap))}
.doc li::marker{color:var(--accent-2,var(--accent))}
.doc .text,.doc li{text-wrap:pretty}
.doc .label{font-weight:700}
.doc .links,.doc .gpa{display:flex;flex-wrap:wrap;gap:0 16px;color:#525a65}
.doc .skills .group+.group{margin-top:calc(3px*var(--gap))}
.doc aside .certifications ul{padding:0;list-style:none}
`,
}
