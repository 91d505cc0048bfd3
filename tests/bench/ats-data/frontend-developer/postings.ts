import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'frontend-developer-p1',
    occupation: 'frontend-developer',
    text: `Senior Engineer, Design Systems
Glasgow, Manchester or from home in the UK

Who we are
Marlowe & Thrift is a charity-owned energy comparison service. No commission, no dark patterns. A quarter of the people who come to us use some form of assistive technology, so a broken focus ring is, for us, an outage.

Your role
You will look after Heather, the component library behind our eleven public journeys. Squads build on it in React and TypeScript; a few older pages still render through Nunjucks. You'll decide with our designers what belongs in the library, ship it, write its guidance, and help squads adopt it. You will not be on call for servers.

In a typical fortnight you might
– replace a home-grown combobox with one that passes WCAG 2.2 at level AA
– shave 30 kB off the bundle by moving tokens to CSS custom properties
– run a clinic where squads bring their thorniest layout
– pair with a tester using NVDA and VoiceOver
– argue for semantic HTML, and win

Essential experience
• Deep knowledge of HTML, modern CSS and the DOM, well beyond any one framework
• React in production, and Storybook or something like it
• Automated testing of interfaces: Testing Library, Playwright, visual regression
• Accessible patterns (ARIA, keyboard handling, reduced motion)
• Versioning and publishing npm packages for other teams
• Influencing without authority

Desirable
• Design tokens and Figma plugins
• Core Web Vitals, measured on real devices
• A little Node, since our pages are rendered on the server
• Welsh

How we work
Three squads a month come to us with something the library cannot do yet. We ask what the visitor is trying to achieve, look for the smallest pattern that would serve, and try it with people before it earns a name. Roughly a third of requests end in better guidance and no new code. Everything is published in the open, on a public repository, so a fair amount of your time goes into kind replies to strangers. Releases go out on Tuesdays; breaking changes come with a codemod and a human who'll sit beside you while it runs.

Salary £64k–£72k, 35 hours a week, nine-day fortnight available, generous parental leave from day one. Interviews include no live coding. We are a Disability Confident employer and guarantee an interview to disabled applicants who meet the essential criteria.`,
    keywords: [
      'Design Systems',
      'component library',
      'React',
      'TypeScript',
      'Nunjucks',
      'WCAG 2.2',
      'CSS custom properties',
      'NVDA',
      'VoiceOver',
      'semantic HTML',
      'HTML',
      'CSS',
      'DOM',
      'Storybook',
      'Testing Library',
      'Playwright',
      'visual regression',
      'ARIA',
      'keyboard handling',
      'npm packages',
      'codemod',
      'Influencing without authority',
      'Design tokens',
      'Figma plugins',
      'Core Web Vitals',
      'Node',
      'Welsh',
    ],
  },
  {
    id: 'frontend-developer-p2',
    occupation: 'frontend-developer',
    text: `Frontend-Entwickler:in Angular – Antragsportale (Vollzeit, Teilzeit ab 70 %)

Die Versicherungskammer Rheinaue VVaG betreut 900.000 Mitglieder. Wer heute eine Hausratversicherung abschließt oder einen Wasserschaden meldet, tut das meist am Telefon in der Straßenbahn. Unsere Portale sollen dafür gemacht sein.

Was du bei uns bewegst:
Du entwickelst mit fünf Kolleginnen und Kollegen die Oberflächen unserer Antrags- und Schadenstrecken. Du zerlegst Entwürfe aus Figma in wiederverwendbare Komponenten, bindest die Schnittstellen des Java-Teams an (REST, OpenAPI-Generator) und sorgst dafür, dass lange Formulare verständlich bleiben. Du achtest auf Barrierefreiheit nach BITV 2.0 und BFSG und prüfst deine Arbeit mit Tastatur und Screenreader. In Reviews gibst du Rückmeldung, die andere weiterbringt.

Was du mitbringst:
* fundierte Erfahrung mit Angular (ab Version 16), RxJS und TypeScript
* sicheres HTML5, SCSS, responsives Layout mit Grid und Flexbox
* State-Management, etwa NgRx oder Signals
* Tests mit Jasmine oder Jest sowie Cypress
* Grundverständnis von CI/CD (Jenkins, Azure DevOps) und Nx-Monorepos
* Deutsch auf C1-Niveau, Freude am Austausch mit Fachbereich und UX

Schön, aber nicht nötig: Einblick in Spring Boot, Erfahrung mit Matomo oder A/B-Tests, Kenntnisse der Versicherungsbranche.

Darauf kannst du dich freuen: 38-Stunden-Woche nach Tarif, 14 Gehälter, Deutschlandticket, Eltern-Kind-Büro, Sabbatical nach drei Jahren, Hund im Büro nach Absprache.

Vielfalt gehört zu uns. Wir freuen uns auf Bewerbungen unabhängig von Alter, Herkunft, Geschlecht, sexueller Identität, Religion oder Behinderung. Ein Anschreiben brauchst du nicht; drei Zeilen zu einem Formular, das dich zuletzt geärgert hat, lesen wir aber mit Vergnügen.`,
    keywords: [
      'Angular',
      'Figma',
      'wiederverwendbare Komponenten',
      'REST',
      'OpenAPI-Generator',
      'Formulare',
      'Barrierefreiheit',
      'BITV 2.0',
      'BFSG',
      'Screenreader',
      'RxJS',
      'TypeScript',
      'HTML5',
      'SCSS',
      'responsives Layout',
      'Flexbox',
      'State-Management',
      'NgRx',
      'Signals',
      'Jasmine',
      'Jest',
      'Cypress',
      'CI/CD',
      'Jenkins',
      'Azure DevOps',
      'Nx-Monorepos',
      'Deutsch auf C1-Niveau',
      'Spring Boot',
      'Matomo',
      'A/B-Tests',
    ],
  },
  {
    id: 'frontend-developer-p3',
    occupation: 'frontend-developer',
    text: `Desarrollador/a Front (Vue 3) – comercio electrónico – Zaragoza / híbrido

¿Quiénes somos?
Alpargata Mía nació en un puesto del mercado y hoy vende calzado artesano en catorce países. Somos un equipo digital de doce personas: cuatro de servidor (Laravel), tres de front, diseño, datos y producto.

¿Qué buscamos?
Una persona que disfrute convirtiendo diseños en tiendas rápidas y agradables, con más de dos años de experiencia y ganas de opinar. Formarás parte del equipo que está pasando nuestra tienda de plantillas Blade a Nuxt 3 con renderizado en servidor.

Tus tareas serán:
- Maquetar fichas de producto, carrito y proceso de compra con Vue 3, Composition API y Tailwind.
- Consumir nuestra API GraphQL y cuidar los estados de carga y de error.
- Mejorar LCP e INP: imágenes, fuentes, carga diferida.
- Preparar experimentos con el analista (VWO, GA4, Google Tag Manager) e instrumentar los eventos.
- Internacionalización: seis idiomas, tres monedas, y un árabe que se lee de derecha a izquierda.
- Escribir pruebas con Vitest y Cypress.

Lo que pedimos:
JavaScript moderno, TypeScript, HTML semántico y CSS a buen nivel; Pinia o Vuex; Git; nociones de SEO técnico y de accesibilidad. Inglés intermedio para hablar con proveedores. Que sepas trabajar en equipo y recibir una revisión de código sin sufrir.

Sumas puntos si: conoces Storyblok u otro CMS headless, has tocado pasarelas de pago (Redsys, Bizum, Klarna), has hecho animaciones con GSAP o sabes leer PHP.

Te ofrecemos contrato indefinido, entre 29.000 y 36.000 €, jornada intensiva en julio y agosto, dos pares de alpargatas al año y un horario que respeta la siesta. Fomentamos la igualdad de oportunidades; en el proceso no pedimos foto ni fecha de nacimiento.`,
    keywords: [
      'Vue 3',
      'comercio electrónico',
      'Nuxt 3',
      'renderizado en servidor',
      'Composition API',
      'Tailwind',
      'GraphQL',
      'LCP',
      'INP',
      'carga diferida',
      'VWO',
      'GA4',
      'Google Tag Manager',
      'Internacionalización',
      'Vitest',
      'Cypress',
      'JavaScript',
      'TypeScript',
      'HTML semántico',
      'CSS',
      'Pinia',
      'Vuex',
      'Git',
      'SEO técnico',
      'accesibilidad',
      'Inglés intermedio',
      'Storyblok',
      'pasarelas de pago',
      'GSAP',
      'PHP',
    ],
  },
  {
    id: 'frontend-developer-p4',
    occupation: 'frontend-developer',
    text: `Product Engineer (Web)

Perchlight helps 5,000 independent podcasters get paid. There are fourteen of us, spread from Halifax to Austin, and the browser is where nearly all of our product happens: an audio editor, a storefront builder, an inbox. This is a job for someone who thinks in what a listener or a host sees, and who is then happy to chase that feeling down through the stack until it works.

Most of your days will be spent in a Next.js codebase with React Server Components, TanStack Query and a good deal of hand-written CSS. You'd take a loosely worded problem such as "hosts are scared of the publish button", talk to three hosts, sketch something, build it behind a flag, and watch the numbers in PostHog. Some days you would write a resolver in our Node GraphQL layer or a Prisma migration, because waiting for someone else would be silly. Heavier server work, meaning transcoding, payouts and the Postgres cluster, belongs to Ines and Bertrand.

You likely have four or more years of shipping interfaces people use daily, and at least one thing you made that you'd proudly open on your phone right now. You understand how browsers paint, why a list of ten thousand rows stutters, and what to do about it. You've met the Web Audio API or canvas or WebGL and weren't frightened. You care that a screen reader can find the play button. You can tell a designer why and a CEO why not.

We don't need a degree. We don't need every library named above; if you come from Svelte or Solid you'll be fine in a month. Overlap with Eastern time for four hours a day matters, and so does writing, since we're asynchronous by default.

US$140–165k or local equivalent, 1% equity pool for the next five hires, a home office stipend, four weeks off plus the last week of December. Perchlight hires people, not pedigrees, and complies with all applicable fair chance ordinances.`,
    keywords: [
      'Next.js',
      'React Server Components',
      'TanStack Query',
      'CSS',
      'PostHog',
      'Node',
      'GraphQL',
      'Prisma',
      'how browsers paint',
      'Web Audio API',
      'canvas',
      'WebGL',
      'screen reader',
      'Svelte',
      'Solid',
      'writing',
    ],
  },
  {
    id: 'frontend-developer-p5',
    occupation: 'frontend-developer',
    text: `UI engineer, data visualisation. Fixed term, 9 months. Copenhagen / remote within 2 h of CET.

The Nordkyst Institute publishes sea ice, fisheries and weather series for thirteen coastal states. Our public data explorer is nine years old and shows it. Analysts here prepare the figures in Python and SQL; we need someone who makes them readable, zoomable and honest in a browser.

You get: an API (JSON, Arrow) that is already good, a designer two days a week, users who answer emails.

You build: interactive charts and maps, filters that survive a shared link, an embeddable widget for newspapers, a print view.

Stack, open to change: SvelteKit, D3, MapLibre GL, Observable Plot, Vite, plain CSS. TypeScript throughout.

Requirements:
- strong portfolio of charts made by hand with D3 or SVG, not only dashboards clicked together in Tableau
- canvas rendering for series with a million points
- colour scales safe for colour-blind readers; tables as an alternative to every chart
- responsive design down to 360 px
- unit and end-to-end tests
- can sit with a climatologist and ask the right stupid question

Helpful: DuckDB-Wasm, GeoJSON and map projections, basic statistics (confidence intervals, seasonal adjustment), Danish or Norwegian.

Fee around DKK 68,000 a month as an employee. Send two links and a page about yourself to the address below before 4 February. The institute strives for a staff that mirrors the societies it serves.`,
    keywords: [
      'data visualisation',
      'JSON',
      'Arrow',
      'interactive charts',
      'maps',
      'embeddable widget',
      'SvelteKit',
      'D3',
      'MapLibre GL',
      'Observable Plot',
      'Vite',
      'CSS',
      'TypeScript',
      'SVG',
      'canvas rendering',
      'colour scales',
      'responsive design',
      'end-to-end tests',
      'DuckDB-Wasm',
      'GeoJSON',
      'map projections',
      'basic statistics',
      'Danish',
      'Norwegian',
    ],
  },
  {
    id: 'frontend-developer-p6',
    occupation: 'frontend-developer',
    text: `JUNIOR WEB DEVELOPER – Galway, Ireland

Corrib Lantern is a studio of nine. We make websites for museums, credit unions, cheesemakers and the odd heritage railway. If you're at the start of your career and would rather learn by making forty small things than one enormous one, read on!

What the job involves:
You'll turn Figma designs into clean, responsive pages; build WordPress blocks and themes (PHP templating, nothing too scary); fix things on older client sites, some of which still run on jQuery; check your work in Safari, Firefox and on a battered Android phone; upload content; sit in on client calls and, after a while, lead a few.

We'd expect you to already have:
* good HTML and CSS (Sass, Grid, Flexbox) and you enjoy it
* vanilla JavaScript – fetching from an API, handling events, a bit of animation
* Git, even if only on your own projects
* an eye for spacing and type
* attention to detail and a friendly phone manner

It'd be a bonus if you had:
* React, Astro or Eleventy
* a sense for accessibility audits (axe, Lighthouse)
* some MySQL, or hosting know-how such as DNS and cPanel
* Google Analytics or Search Console
* Irish! Half of our sites are bilingual

A portfolio counts for more than a certificate. Bootcamp graduates, career changers and people coming back after a break are all very welcome.

€31,000–€35,000, Friday afternoons off in summer, bike-to-work, proper training with a senior developer beside you. Corrib Lantern is committed to equality across the nine grounds protected in Irish law.`,
    keywords: [
      'Figma',
      'responsive pages',
      'WordPress',
      'PHP',
      'jQuery',
      'HTML',
      'CSS',
      'Sass',
      'Flexbox',
      'vanilla JavaScript',
      'animation',
      'Git',
      'attention to detail',
      'React',
      'Astro',
      'Eleventy',
      'accessibility audits',
      'axe',
      'Lighthouse',
      'MySQL',
      'DNS',
      'cPanel',
      'Google Analytics',
      'Search Console',
      'Irish',
    ],
  },
]
