import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'frontend-developer-r1',
    occupation: 'frontend-developer',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Catriona Abernethy-Rao',
        email: 'catriona@abernethy.example',
        location: 'Stirling, UK',
      },
      summary:
        'Interface engineer with ten years behind me, the last five on shared component libraries. I am the person who tabs through a page before reading it. Happiest between designers and developers, translating in both directions.',
      experience: [
        {
          company: 'Pentland Mutual',
          position: 'Lead UI Engineer',
          startDate: 'Jan 2020',
          current: true,
          description: 'Pattern library used by nine squads and two agencies.',
          achievements: [
            'Took the library from 14 copied React snippets to 61 documented, versioned components with changelogs people read.',
            'Replaced our date picker three times; the third works with NVDA, JAWS, VoiceOver and my father.',
            'Introduced Chromatic snapshots and Playwright accessibility checks, which catch around twenty regressions a month.',
            'Moved colours, spacing and type into tokens that are generated from Figma for web, iOS and email.',
            'Wrote codemods with jscodeshift for each breaking release, so that 1,900 call sites moved in an afternoon and nobody cursed my name for long.',
            'Sat in on 35 sessions with people who use switches, magnifiers or dictation; four components were redesigned because of what we saw there.',
            'Agreed release notes, deprecation periods and a support rota with squad leads, and published adoption figures per squad every quarter.',
            'Trained 40 colleagues in accessible patterns; the external audit found 3 issues in 2024 against 57 in 2020.',
          ],
        },
        {
          company: 'Saltire Rail Information',
          position: 'Front-end Developer',
          startDate: 'Jun 2016',
          endDate: 'Dec 2019',
          achievements: [
            'Live departure boards in React and server-sent events, readable on a platform in December rain.',
            'Brought time to interactive on a mid-range Android from 9 s to 3.2 s by splitting code and dropping Moment.',
            'Built the disruption banner as a web component, so that the ticket shop (Angular) and the journey planner (React) could share it without sharing anything else.',
            'Drove visual tests with BackstopJS long before it was fashionable, and deleted the flaky half.',
            'Wrote the Express middleware that rendered timetables for browsers without scripts.',
          ],
        },
        {
          company: 'Inkfish Print & Web',
          position: 'Web Designer',
          startDate: '2014',
          endDate: '2016',
          description:
            'Small-business sites: Photoshop, SCSS, a lot of WordPress. Twenty-six launches for distilleries, dentists, a falconry and two bagpipe makers; hosting, invoices and Friday panics included.',
        },
      ],
      education: [
        { institution: 'Duncan of Jordanstone College', degree: 'BDes', field: 'Graphic Design', endDate: '2014' },
      ],
      skills: {
        technical: [
          'Semantic HTML',
          'CSS architecture',
          'React',
          'TypeScript',
          'Storybook',
          'WAI-ARIA',
          'Testing Library',
          'Playwright',
          'Design tokens',
          'Rollup',
          'npm publishing',
        ],
        soft: ['Facilitation', 'Stakeholder management', 'Mentoring'],
        languages: ['English', 'Scottish Gaelic (learner)', 'Hindi (spoken)'],
      },
      certifications: ['IAAP Web Accessibility Specialist (WAS)'],
    }),
  },
  {
    id: 'frontend-developer-r2',
    occupation: 'frontend-developer',
    content: resume({
      language: 'de',
      personalInfo: { fullName: 'Leonie Fahrenkrog', email: 'leonie.fahrenkrog@post.example', location: 'Köln' },
      summary:
        'Ich baue seit sieben Jahren Weboberflächen, am liebsten solche, in denen Menschen etwas Lästiges schnell hinter sich bringen: anmelden, beantragen, bezahlen. Ursprünglich aus dem Backend kommend, verstehe ich auch, was hinter der Schnittstelle passiert.',
      experience: [
        {
          company: 'Domblick Krankenkasse',
          position: 'Frontend-Entwicklerin',
          startDate: '10/2020',
          current: true,
          description:
            'Mitgliederportal und App-Ansichten für 1,1 Millionen Versicherte, agiles Team aus acht Personen.',
          achievements: [
            'Antrag auf Mutter-Kind-Kur von elf auf fünf Schritte verkürzt, Abbrüche um ein Drittel gesenkt',
            'Umstieg von AngularJS auf Angular 17 mit Standalone Components im laufenden Betrieb begleitet',
            'Formularbaukasten mit Validierung, Zwischenspeichern und verständlichen Fehlermeldungen entwickelt; inzwischen nutzen ihn vier weitere Teams',
            'Prüfung nach WCAG und EN 301 549 mit blinden Testpersonen durchgeführt und 48 Befunde behoben',
            'Zustandsverwaltung von verteilten Services auf NgRx vereinheitlicht',
            'Ende-zu-Ende-Tests mit Cypress in die Jenkins-Pipeline eingebaut',
          ],
        },
        {
          company: 'Rheinufer Software GmbH',
          position: 'Webentwicklerin',
          startDate: '02/2018',
          endDate: '09/2020',
          achievements: [
            'Verwaltungsoberflächen für Stadtbibliotheken, zunächst mit jQuery und Bootstrap, ab 2019 mit Angular und RxJS',
            'Mitarbeit an der Spring-Boot-Schnittstelle: Endpunkte für Ausleihe und Mahnung, kleinere JPA-Abfragen',
            'Schulungen für Bibliothekarinnen gehalten und deren Rückmeldungen in das Backlog gebracht',
          ],
        },
        {
          company: 'Kölner Werkstatt für Software',
          position: 'Werkstudentin Java',
          startDate: '2016',
          endDate: '2018',
          description:
            'Importprogramme für Katalogdaten in Java, SQL-Auswertungen für den Vertrieb, Pflege der Testumgebung.',
        },
      ],
      education: [
        { institution: 'Technische Hochschule Köln', degree: 'B. Sc.', field: 'Medieninformatik', endDate: '2018' },
      ],
      skills: {
        technical: [
          'Angular',
          'TypeScript',
          'RxJS',
          'NgRx',
          'HTML5 und SCSS',
          'Jest',
          'Cypress',
          'Figma',
          'Nx',
          'Git',
          'Grundlagen Java',
        ],
        soft: ['Kommunikationsstärke', 'Teamfähigkeit', 'Blick für Details'],
        languages: ['Deutsch', 'Englisch (C1)', 'Türkisch (A2)'],
      },
      interests: ['Chorgesang', 'Siebdruck'],
    }),
  },
  {
    id: 'frontend-developer-r3',
    occupation: 'frontend-developer',
    content: resume({
      language: 'fr',
      personalInfo: { fullName: 'Yanis Belhadj-Morel', email: 'yanis@belhadj.example', location: 'Lyon, France' },
      summary:
        "Intégrateur devenu développeur front, cinq ans d'expérience dans la vente en ligne. J'aime les interfaces légères, les équipes où l'on se parle franchement et les pages qui s'affichent avant qu'on ait reposé son café.",
      experience: [
        {
          company: 'Maison Courtepointe',
          position: 'Développeur front-end Vue',
          startDate: 'septembre 2021',
          current: true,
          description: 'Linge de maison, 2,3 millions de visites par mois, équipe produit de neuf personnes.',
          achievements: [
            'Passage du thème Magento à une boutique headless sous Nuxt 3 : rendu côté serveur, LCP ramené de 4,8 s à 1,9 s.',
            "Refonte du tunnel d'achat en trois écrans, testée en A/B avec l'équipe data ; conversion mobile en hausse de 11 %.",
            "Mise en place de Storybook, d'une bibliothèque de composants Tailwind et de tests Vitest.",
            'Plan de marquage GA4 et GTM tenu à jour avec l’analyste web.',
            "Traduction de l'interface en cinq langues, formats de prix et d'adresses compris.",
          ],
        },
        {
          company: 'Agence Traboule',
          position: 'Intégrateur web',
          startDate: 'janvier 2019',
          endDate: 'août 2021',
          achievements: [
            'Une trentaine de sites vitrines et de boutiques : HTML, Sass, JavaScript natif, gabarits Twig et Blade.',
            'Corrections RGAA pour deux mairies et une université.',
            "Animations GSAP sans faire ramer les téléphones d'entrée de gamme.",
            'Formation des clients à la saisie dans leur CMS.',
          ],
        },
        {
          company: 'Brasserie du Gourguillon',
          position: 'Chef de rang',
          startDate: '2014',
          endDate: '2018',
          description:
            "Service en salle, encadrement de deux commis, commandes et caisse. J'y ai appris à garder mon calme un samedi soir.",
        },
      ],
      education: [
        {
          institution: 'École du Web de Villeurbanne',
          degree: 'Titre professionnel',
          field: 'Développeur web et web mobile',
          endDate: '2018',
        },
        { institution: 'Lycée hôtelier de Dardilly', degree: 'Bac professionnel', field: 'Service', endDate: '2013' },
      ],
      skills: {
        technical: [
          'Vue 3',
          'Nuxt',
          'TypeScript',
          'Pinia',
          'Tailwind CSS',
          'GraphQL',
          'Vitest',
          'Cypress',
          'Accessibilité RGAA',
          'SEO technique',
          'Notions de PHP',
        ],
        soft: ["Esprit d'équipe", 'Écoute', 'Sens du service'],
        languages: ['Français', 'Arabe (courant)', 'Anglais (B2)'],
      },
    }),
  },
  {
    id: 'frontend-developer-r4',
    occupation: 'frontend-developer',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Marcus Delacroix-Oyelaran',
        email: 'marcus@mdo.example',
        location: 'Montréal, Canada',
        website: 'https://mdo.example',
      },
      summary:
        'Product-minded engineer who lives in the browser and visits the server when needed. Six years in startups of under thirty people, from first commit to paying customers.',
      experience: [
        {
          company: 'Drumlin Audio',
          position: 'Product Engineer',
          startDate: '2022',
          current: true,
          achievements: [
            'Built a multitrack editor on Web Audio and canvas; 90-minute sessions scrub smoothly on a five-year-old laptop.',
            'Rebuilt onboarding behind feature flags after watching twelve users struggle; activation rose from 34% to 52%.',
            'Own our Next.js app: app router, streaming, TanStack Query, optimistic updates that roll back politely.',
            'Add tRPC procedures and the odd Postgres column through Drizzle when a feature needs them.',
            'Read funnels in Amplitude every Monday with the founders, and delete what nobody uses.',
          ],
        },
        {
          company: 'Papillon Recrutement',
          position: 'Full-stack JavaScript Developer',
          startDate: '2019',
          endDate: '2022',
          achievements: [
            'Half React, half Node: candidate inbox, drag-and-drop pipeline board, calendar sync.',
            'Virtualised a 12,000-row table; typing in its filter went from 700 ms to instant.',
            'Wrote Express endpoints, Mongo queries and the Cypress suite that guarded both.',
            'French and English interface from a single set of messages.',
          ],
        },
        {
          company: 'McTavish Hall Residence',
          position: 'Night porter',
          startDate: '2017',
          endDate: '2019',
          description: 'Paid for my studies and taught me to write long, calm emails at 4 am.',
        },
      ],
      education: [{ institution: 'Concordia University', degree: 'BFA', field: 'Computation Arts', endDate: '2019' }],
      skills: {
        technical: [
          'React 19',
          'Next.js',
          'TypeScript',
          'CSS without frameworks',
          'Web Audio',
          'WebGL / Three.js',
          'Radix',
          'TanStack',
          'Node.js',
          'GraphQL',
          'Drizzle',
          'Vercel',
          'Amplitude',
        ],
        soft: ['User interviews', 'Asynchronous writing', 'Comfort with ambiguity'],
        languages: ['English', 'French', 'Yoruba (family)'],
      },
      projects: [
        {
          name: 'Tidewave',
          description:
            'Browser toy that turns tide tables into ambient music. Featured in two newsletters, 40,000 listeners in its first month, zero servers.',
          technologies: ['Svelte', 'Web Audio API', 'Service workers'],
        },
        {
          name: 'Porterlog',
          description: 'Offline-first logbook for night staff, still used by three residences in Québec.',
          technologies: ['Preact', 'IndexedDB', 'Cloudflare Workers'],
        },
      ],
    }),
  },
  {
    id: 'frontend-developer-r5',
    occupation: 'frontend-developer',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Sigrún Ellingsen', email: 'sigrun@ellingsen.example', location: 'Malmö, Sweden' },
      summary:
        'I make charts and maps that strangers understand. Former data analyst at a statistics office, now for six years a developer of interactive graphics for newsrooms and public bodies.',
      experience: [
        {
          company: 'Øresund Dagblad',
          position: 'Interactive graphics developer',
          startDate: 'Aug 2021',
          current: true,
          description: 'Newsroom graphics desk: two developers, two reporters, one cartographer.',
          achievements: [
            'More than 120 published graphics in D3 and Svelte, from election night maps to a scrolling history of the herring.',
            'Built an embed kit that 30 regional titles use: resizes itself, loads lazily, works in dark mode.',
            'Rendered 1.4 million AIS ship positions on canvas with a quadtree for hover.',
            'Added a data table and a text summary beneath every graphic; complaints from screen reader users stopped.',
            'Set the house palette with tests for three kinds of colour blindness.',
          ],
        },
        {
          company: 'Kartverkstan AB',
          position: 'Web map developer',
          startDate: 'Feb 2019',
          endDate: 'Jul 2021',
          achievements: [
            'MapLibre and Leaflet clients for municipalities: zoning plans, snow ploughs, playgrounds.',
            'Vector tiles from PostGIS with Tippecanoe; projected odd national grids correctly, mostly.',
            'TypeScript, Vite, Jest, and accessibility statements under the Swedish DOS Act.',
          ],
        },
        {
          company: 'Statistics Bureau of Skåne',
          position: 'Data Analyst',
          startDate: 'Sep 2015',
          endDate: 'Jan 2019',
          achievements: [
            'Seasonally adjusted labour market series in R and SAS, quarterly release on a fixed date.',
            'SQL extracts and Power BI reports for municipal planners and other stakeholders.',
            'Replaced the static PDF bulletin by my first web page, which nobody had requested and everybody kept.',
          ],
        },
      ],
      education: [
        { institution: 'Lund University', degree: 'MSc', field: 'Statistics', endDate: '2015' },
        {
          institution: 'Hyper Island evening school',
          degree: 'Course',
          field: 'Front-end development',
          endDate: '2018',
        },
      ],
      skills: {
        technical: [
          'D3',
          'Svelte / SvelteKit',
          'SVG and canvas',
          'MapLibre',
          'Observable',
          'TypeScript',
          'Responsive layout',
          'Vitest',
          'DuckDB',
          'R',
          'SQL',
        ],
        soft: ['Explaining numbers', 'Calm on deadline', 'Works well with editors'],
        languages: ['Swedish', 'Danish', 'Icelandic', 'English'],
      },
      awards: [{ title: 'Silver, Nordic Infographics', awarder: 'Nordic Society for News Design', date: '2023' }],
    }),
  },
  {
    id: 'frontend-developer-r6',
    occupation: 'frontend-developer',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Fionnuala Ní Dhonnchú', email: 'fionnuala@nidhonnchu.example', location: 'Galway' },
      summary:
        'Junior developer retrained from primary teaching. Eight months of bootcamp, a year of small paid sites, and an unreasonable interest in typography. Looking for a patient team to learn from.',
      experience: [
        {
          company: 'Freelance',
          position: 'Web developer',
          startDate: 'Oct 2024',
          current: true,
          achievements: [
            'Eleven sites for local businesses, built mobile-first with hand-written HTML and Sass.',
            'A bilingual WordPress theme for an Irish-language drama society, with custom blocks and a ticket form.',
            'An Astro site for a surf school whose lessons come from a Google Sheet; perfect Lighthouse scores, which pleased me more than the client.',
            'Sorted out domains, DNS records, hosting moves and a hacked contact form.',
            'Search Console and Analytics reports, explained over coffee in plain words.',
          ],
        },
        {
          company: 'Claddagh Code Academy',
          position: 'Bootcamp trainee',
          startDate: 'Jan 2024',
          endDate: 'Sep 2024',
          achievements: [
            'Team project: React and Express app to swap school uniforms; I led the interface and kept the Trello board honest.',
            'Weekly katas in JavaScript, one module each on Python, SQL and automated testing.',
          ],
        },
        {
          company: 'Scoil Naomh Gobnait',
          position: 'Primary school teacher (third class)',
          startDate: 'Sep 2016',
          endDate: 'Dec 2023',
          achievements: [
            'Taught 28 nine-year-olds everything from long division to tin whistle.',
            'Ran the school website and a lunchtime Scratch club.',
            'Wrote reports for parents and planned with special needs assistants.',
          ],
        },
      ],
      education: [
        { institution: 'Mary Immaculate College', degree: 'BEd', field: 'Education and Gaeilge', endDate: '2016' },
      ],
      skills: {
        technical: [
          'HTML & CSS (Grid, Flexbox)',
          'Sass',
          'JavaScript (ES2022)',
          'WordPress',
          'PHP templates',
          'Astro',
          'React',
          'Git',
          'Figma',
          'axe DevTools',
        ],
        soft: ['Patience', 'Clear explanations', 'Team player', 'Attention to detail'],
        languages: ['Irish', 'English'],
      },
      volunteer: [
        {
          organization: 'CoderDojo Cois Cuain',
          role: 'Mentor',
          startDate: '2019',
          current: true,
          description: 'Saturday mornings.',
        },
      ],
    }),
  },
]
