import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'content-editor-p1',
    occupation: 'content-editor',
    text: `Content Editor, Digital Guides
Wayfarer & Wold (London SE1 or remote in the UK) · £36,000–£41,000

Wayfarer & Wold has published walking guides since 1934. Our website is now read by 1.3 million people a month, most of them standing in a car park in the rain, wondering which way is north. They deserve sentences which are short, right and findable.

You will be one of three editors. The role sits in Editorial; the growth marketing squad next door looks after advertising, email and affiliate income, and will bring you search data and wishes. You decide what we say and how.

A good first year would look something like this. By spring you've edited in every region, met the contributors who matter and discovered which of them phone rather than write. By summer the coast path guides, our most visited and least loved pages, have been rebuilt from the contents list down. By autumn you have an opinion on our waymarked-walks newsletter that the marketing people find irritatingly useful, and on which of their campaign landing pages should never have been written. And by Christmas a stranger can tell from any page of ours where to park, how long it takes with children, and whether the café is open.

There's a lot we won't ask of you. You don't have to post on social media, look after the shop, or be photographed in a cagoule. Nobody counts words.

Responsibilities
- Commission, brief and edit around 25 route guides and features a month from freelance writers
- Structural editing, copy-editing and a last proofread on everything you publish
- Look after our style guide and teach it, patiently
- Publish in Contentful, with alt text, metadata, internal links and sensible headings
- Plan content audits, retiring or merging the 4,000 old pages nobody has opened since 2016
- Use Google Analytics and Ahrefs to see what readers came for, and improve on-page SEO accordingly
- Keep the commissioning budget (£9,000 a month) and the editorial calendar

What you will bring
- At least three years' editing for web, magazine or book publishing
- Immaculate grammar and a light touch
- Fact-checking you could defend in front of a coroner: grid references, tide times, access rights
- Experience with a CMS; some HTML is welcome
- The diplomacy to tell a writer of forty years' standing that it's still too long

Bonus: CIEP training, picture research, map reading.

The practical bits
26 days of leave, walking boots allowance, season ticket loan, hybrid or fully remote. Two company days on a hill each year.

Wayfarer & Wold wants the outdoors to belong to everybody. If you have been told that countryside publishing is not for people like you, please write to us.`,
    keywords: [
      'Commission',
      'brief',
      'freelance writers',
      'Structural editing',
      'copy-editing',
      'proofread',
      'style guide',
      'Contentful',
      'alt text',
      'metadata',
      'internal links',
      'content audits',
      'Google Analytics',
      'Ahrefs',
      'on-page SEO',
      'commissioning budget',
      'editorial calendar',
      'magazine or book publishing',
      'grammar',
      'Fact-checking',
      'CMS',
      'HTML',
      'diplomacy',
      'CIEP training',
      'picture research',
      'map reading',
    ],
  },
  {
    id: 'content-editor-p2',
    occupation: 'content-editor',
    text: `Online-Redakteur*in Gesundheit, 80–100 %

Die Krankenkasse Drei Linden versichert 410.000 Menschen zwischen Harz und Heide. Unser Magazin „Wohlauf“ erscheint sechsmal im Jahr auf Papier und jeden Tag im Netz. Zum nächstmöglichen Zeitpunkt verstärken wir in Braunschweig das fünfköpfige Redaktionsteam im Bereich Unternehmenskommunikation.

Was Sie erwartet: Sie recherchieren, schreiben und redigieren Ratgeberbeiträge zu Vorsorge, Pflege und Leistungen unserer Kasse. Sie übersetzen Beamtendeutsch in Leichte Sprache und prüfen medizinische Aussagen mit unseren Ärztinnen gegen Leitlinien. Sie betreuen externe Autoren und Fotografinnen, planen die Themen in der wöchentlichen Redaktionskonferenz und verantworten den Redaktionsplan für Website, App und Mitgliederbrief. Beiträge stellen Sie selbst in unser Content-Management-System FirstSpirit ein, bebildern sie und achten auf Barrierefreiheit nach BITV. Das Performance-Team liefert Ihnen Suchanfragen und schaltet Anzeigen; von Ihnen kommen Überschriften, die auch ohne Anzeige gelesen werden.

Was wir uns wünschen: ein abgeschlossenes Volontariat oder Studium (Journalistik, Germanistik, Gesundheitswissenschaften oder Ähnliches), zwei Jahre Berufserfahrung in einer Redaktion, Stilsicherheit, sehr gute Rechtschreibung, Kenntnisse in suchmaschinenoptimiertem Schreiben und in der Auswertung mit Matomo. Von Vorteil sind Erfahrungen mit Podcasts, InDesign und Bildrecht. Sie arbeiten gern mit anderen, bleiben freundlich bei der vierten Korrekturschleife und halten Termine.

Was wir bieten: Vergütung nach Haustarif EG 9, 38,5 Wochenstunden, mobiles Arbeiten an drei Tagen, Zuschuss zum Deutschlandticket, Betriebskindergarten.

Bewerbungen von Menschen jeder Herkunft, jedes Geschlechts und jeden Alters freuen uns; schwerbehinderte Bewerberinnen und Bewerber ziehen wir bei gleicher Qualifikation vor. Arbeitsproben (höchstens drei) legen Sie bitte bei.`,
    keywords: [
      'Online-Redakteur',
      'recherchieren',
      'redigieren',
      'Ratgeberbeiträge',
      'Leichte Sprache',
      'Leitlinien',
      'Redaktionskonferenz',
      'Redaktionsplan',
      'Content-Management-System',
      'FirstSpirit',
      'Barrierefreiheit',
      'BITV',
      'Überschriften',
      'Volontariat',
      'Gesundheitswissenschaften',
      'Stilsicherheit',
      'Rechtschreibung',
      'suchmaschinenoptimiertem Schreiben',
      'Matomo',
      'Podcasts',
      'InDesign',
      'Bildrecht',
    ],
  },
  {
    id: 'content-editor-p3',
    occupation: 'content-editor',
    text: `Managing Editor, Brand Journalism (Chicago, on-site 3 days)

LakeTrust Mutual is a 118-year-old insurer with a newsroom. Yes, really: nine writers, two designers, one very old coffee machine. We publish explainers about roofs, retirement and teenage drivers, and 700,000 people read our Tuesday newsletter because it doesn't sell them anything.

Our Managing Editor of eleven years is retiring to grow dahlias. Whoever follows her will set the editorial standards, run the morning meeting, line edit the biggest pieces and have the last word on every headline. You'll hire and develop writers and give notes that people thank you for later. You'll own content strategy for the site and newsletter with the VP of Communications, plan quarterly themes, and defend independence kindly when the product marketing and demand gen folks ask for "just one more button." They are smart, they're measured on quote requests, and you will need each other: expect to share a roadmap, keyword lists and the occasional funnel chart.

You should have eight or more years in a newsroom, magazine or content studio, with at least three managing editors or writers. You know AP style cold and when to break it. You've worked with compliance or legal review in a regulated field such as insurance, banking or health. You read analytics (we have Chartbeat and Adobe Analytics) without being ruled by them. Familiarity with WordPress VIP, Airtable workflows and SEO fundamentals is expected; experience with original data reporting, audio or video scripts would make us happy. A policy for the use of generative text tools is on your desk for month one, so bring an opinion.

Salary band is $104,000 to $128,000 plus annual bonus. Pension (we still have one), health plans from day one, 16 weeks of parental leave.

LakeTrust recruits, trains and promotes without regard to race, religion, sex, age, disability, veteran status or anything else the law protects.`,
    keywords: [
      'Brand Journalism',
      'newsletter',
      'editorial standards',
      'line edit',
      'headline',
      'hire and develop writers',
      'content strategy',
      'keyword lists',
      'newsroom',
      'managing editors or writers',
      'AP style',
      'compliance or legal review',
      'insurance',
      'banking',
      'analytics',
      'Chartbeat',
      'Adobe Analytics',
      'WordPress VIP',
      'Airtable',
      'SEO fundamentals',
      'data reporting',
      'audio or video scripts',
      'generative text tools',
    ],
  },
  {
    id: 'content-editor-p4',
    occupation: 'content-editor',
    text: `Editor/a de contenidos digitales — Valencia (híbrido)

Sobre nosotros
Mandarina Viajera es una agencia de viajes lentos: trenes, barcos y posadas con sopa. Desde 2011 hemos llevado a 90.000 personas a lugares sin aeropuerto. Somos 34, hablamos siete idiomas y comemos juntos los jueves.

El puesto
Buscamos a quien cuide cada palabra que publicamos: guías de destino, fichas de viaje, blog y correos a clientes. Trabajarás codo con codo con Amparo, responsable de marketing digital, que lleva las campañas, la analítica y las redes. Ella trae a los visitantes; tú consigues que se queden a leer.

Funciones
• Encargar, editar y corregir textos de quince colaboradores en español, e ir armando el calendario editorial
• Redactar guías propias a partir de entrevistas y de algún viaje
• Mantener el libro de estilo y el glosario con las traductoras de inglés, francés y valenciano
• Maquetar y publicar en WordPress, con atención a los enlaces, las imágenes y los textos alternativos
• Revisar el posicionamiento orgánico de los artículos con Semrush y actualizar los que envejecen
• Comprobar datos: horarios, precios, visados

Requisitos
• Grado en Periodismo, Filología, Traducción o similar
• Tres años como mínimo en edición, corrección ortotipográfica o periodismo de viajes
• Redacción impecable en castellano; inglés C1
• Nociones de SEO y de HTML
• Orden, criterio y buen humor en equipo

Se valorará: valenciano, fotografía, experiencia con Notion, formación en lenguaje claro.

Ofrecemos
Contrato indefinido, entre 25.000 y 29.000 € brutos, jornada intensiva en verano, 26 días de vacaciones y un viaje al año con todo pagado menos la sopa.

En Mandarina Viajera contratamos personas, no perfiles, y disponemos de plan de igualdad registrado.`,
    keywords: [
      'guías de destino',
      'Encargar',
      'editar',
      'corregir',
      'calendario editorial',
      'entrevistas',
      'libro de estilo',
      'glosario',
      'WordPress',
      'textos alternativos',
      'posicionamiento orgánico',
      'Semrush',
      'Comprobar datos',
      'Periodismo',
      'Filología',
      'Traducción',
      'corrección ortotipográfica',
      'periodismo de viajes',
      'castellano',
      'inglés C1',
      'SEO',
      'HTML',
      'valenciano',
      'fotografía',
      'Notion',
      'lenguaje claro',
    ],
  },
  {
    id: 'content-editor-p5',
    occupation: 'content-editor',
    text: `SENIOR CONTENT DESIGNER / EDITOR
Office of Rural Services, Ottawa. Term, 24 months, possibility of extension. EC-05, $95,800 – $110,200.

Who can apply: persons residing in Canada, and Canadian citizens abroad.

Work environment
A digital services branch of sixty: researchers, developers, service designers, content people, and a small outreach unit which buys advertising and runs the department's social channels. We are hybrid, two days on site at Booth Street.

Duties
Under the Manager, Content, the incumbent drafts and edits plain language pages on grants, wells, ferries and mail delivery; conducts content inventories and decides with subject-matter experts what to archive; pairs with designers in Figma on forms and error messages; tests comprehension with the public (cloze tests, tree tests, highlighter exercises); reviews English drafts against the Canada.ca Content Style Guide and co-ordinates with French editors so that both official languages say the same; publishes through Adobe Experience Manager; mentors junior editors; reports on task success and search queries to senior management.

Essential qualifications
* Degree or acceptable combination of education, training and experience
* Experience editing web content for a large organization
* Experience of usability testing of content
* Knowledge of information architecture and of accessibility standards (WCAG 2.1 AA)
* Ability to negotiate wording with lawyers and policy stakeholders
* Bilingual imperative BBB/BBB

Asset qualifications
* Knowledge of Markdown and Git
* Certificate from Editors Canada
* Knowledge of Indigenous style guidance

Selection may rest on a written exam and an interview. Reliability clearance required.

The Public Service of Canada is committed to a skilled, diverse workforce reflective of the people it serves. Accommodation during assessment is available on request.`,
    keywords: [
      'plain language',
      'content inventories',
      'Figma',
      'error messages',
      'cloze tests',
      'tree tests',
      'highlighter exercises',
      'Canada.ca Content Style Guide',
      'French',
      'Adobe Experience Manager',
      'mentors junior editors',
      'task success',
      'search queries',
      'editing web content',
      'usability testing',
      'information architecture',
      'accessibility standards',
      'WCAG 2.1 AA',
      'negotiate wording',
      'Bilingual',
      'Markdown',
      'Git',
      'Editors Canada',
      'Indigenous style guidance',
    ],
  },
  {
    id: 'content-editor-p6',
    occupation: 'content-editor',
    text: `junior web editor wanted

hi. We're Sprocketbird, a Dublin edtech that makes science lessons for ten-year-olds. Forty people, lots of volcanoes.

We need somebody to tidy words. Teachers write our lessons, and they're brilliant, and their commas are everywhere. You'd copyedit lessons and teacher notes, check that facts are facts (is Pluto in this week?), cut reading age down to nine, write quiz questions, and put everything into our home-made CMS without breaking the pictures. You'll also lend a hand to Aoife in marketing: she plans the campaigns and sends the mails, you'd sub her blog posts and landing pages and tell her when a pun has gone too far.

You need:
an eye for detail that annoys your friends
a year or so of editing, teaching, journalism or similar, paid or not
Google Docs, track changes, a bit of Markdown
happy working to curriculum documents (NCCA or the English KS2)
kind feedback skills; teachers are people

Useful: Irish (Gaeilge), Trello, basic image editing, knowing what readability scores can and can't tell you, a science background.

€31k, four-day week on full pay, home or Smithfield or both, pension after six months.

To apply, send a CV plus this paragraph, corrected. There's at least three mistakes in it, and one of them are on purpose.

Everyone's welcome here: parents, carers, returners, neurodivergent folk, people who never liked science at school.`,
    keywords: [
      'copyedit',
      'teacher notes',
      'check that facts are facts',
      'reading age',
      'quiz questions',
      'CMS',
      'sub her blog posts',
      'landing pages',
      'eye for detail',
      'teaching',
      'journalism',
      'Google Docs',
      'track changes',
      'Markdown',
      'curriculum documents',
      'NCCA',
      'KS2',
      'kind feedback',
      'Irish',
      'Trello',
      'image editing',
      'readability scores',
      'science background',
    ],
  },
]
