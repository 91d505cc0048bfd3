import type { BuiltInTemplate } from '#shared/template/built-in/built-in-template.ts'
import { CONTACTS, HEADLINE, PHOTO, SECTIONS } from '#shared/template/built-in/sections.ts'

/** Contact details with icons on a pale band; everything else is one calm column. */
export const waypoint: BuiltInTemplate = {
  id: 112,
  name: 'Waypoint',
  description: 'Contact details with colored icons on a pale band, then one column with large section titles.',
  category: 'modern',
  htmlTemplate: `<header>
<div class="top">
<div class="who">
{{#fullName}}<h1>{{fullName}}</h1>{{/fullName}}
${HEADLINE}
</div>
${PHOTO}
</div>
${CONTACTS}
</header>
{{#sections}}
${SECTIONS}
{{/sections}}`,
  cssStyles: `.doc,.page{--template-accent:#0b6b70;--m:56px}
.doc{--contact-icons:on;--font:'Open Sans';color:#262b2f;font-size:calc(12.3px*var(--scale,1)*var(--user-size,1));line-height:calc(1.46*var(--leading,1))}
.doc .top{display:flex;align-items:center;gap:24px}
.doc .who{flex:1;min-width:0}
.doc h1{text-wrap:balance;font-size:calc(2.6em*var(--name-size,1));line-height:1.12;font-weight:700;letter-spacing:-.02em;color:#15191c}
.doc .headline{margin-top:calc(3px*var(--gap));font-size:1.2em;line-height:1.35;color:var(--accent)}
.doc .contacts{display:flex;flex-wrap:wrap;gap:calc(4px*var(--gap)) 0;margin:calc(14px*var(--gap)) calc(-1*var(--m)) 0;padding:calc(11px*var(--gap)) var(--m);background-color:color-mix(in srgb,var(--accent) 7%,white);color:#394147}
.doc .contacts .contact{flex:none;min-width:33.3%;max-width:100%;padding-inline-end:16px}
.doc h2{margin:calc(20px*var(--gap)) 0 calc(6px*var(--gap));font-size:calc(1.36em*var(--heading-size,1));line-height:1.25;font-weight:700;letter-spacing:-.01em;text-transform:var(--heading-case,none);color:var(--accent)}
.doc .entry+.entry,.doc .entry+.employer{margin-top:calc(12px*var(--gap))}
.doc .head{align-items:baseline}
.doc h3{font-size:1.06em;line-height:1.4;font-weight:700;color:#15191c}
.doc .employer h3{font-size:1.12em;color:var(--accent)}
.doc .dates{margin-inline-start:auto;text-align:var(--end);color:#525b61}
.doc .sub{color:#394147}
.doc .place,.doc .about,.doc .gpa,.doc .entry .group,.doc .links{color:#525b61}
.doc .text,.doc ul{margin-top:calc(3px*var(--gap))}
.doc h2+.text,.doc h2+ul{margin-top:0}
.doc ul{list-style-type:var(--bullet,disc)}
.doc li+li{margin-top:calc(2px*var(--gap))}
.doc li::marker{color:var(--accent)}
.doc .text,.doc li{text-wrap:pretty}
.doc .text a,.doc li a{text-decoration:underline .5px #8a929c;text-underline-offset:2px}
.doc .links{display:flex;flex-wrap:wrap;gap:0 18px}
.doc .skills .group+.group{margin-top:calc(3px*var(--gap))}
.doc .label{font-weight:700}
.doc .entry .label{font-weight:400}
.doc .photo{flex:none;margin:0}
.doc .closing{margin-top:calc(22px*var(--gap))}
`,
}
