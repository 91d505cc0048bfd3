import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'content-editor-r1',
    occupation: 'content-editor',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Philippa Nwachukwu', email: 'pip@nwachukwu.example', location: 'Sheffield' },
      summary:
        'Web editor with six years in leisure and heritage. I make other people’s sentences shorter and their facts truer, then check whether anybody could find them.',
      experience: [
        {
          company: 'Castles & Keeps Membership Society',
          position: 'Senior Web Editor',
          startDate: 'May 2021',
          current: true,
          achievements: [
            'Edit thirty features and property pages a month from a pool of nineteen contributors; hold the £70,000 yearly fees budget.',
            'Audited 2,600 pages, merged or removed 1,450, and saw organic visits climb by a third in the following year.',
            'Wrote a style sheet of eleven pages that replaced one of ninety.',
            'Introduced image descriptions and heading rules after sitting beside a screen reader user for a day.',
            'Swap notes every Monday with paid social and email colleagues about what visitors are searching for.',
          ],
        },
        {
          company: 'Fellside Outdoors Ltd',
          position: 'E-commerce Marketing Assistant',
          startDate: 'Jan 2019',
          endDate: 'Apr 2021',
          achievements: [
            'Wrote 1,100 product descriptions and the spring and autumn newsletters (Mailchimp, 40,000 people).',
            'Uploaded Google Shopping feeds and small Facebook campaigns; asked to write more and bid less, and was allowed to.',
          ],
        },
        {
          company: 'Moor Light Press',
          position: 'Editorial Assistant',
          startDate: '2017',
          endDate: '2018',
          description: 'Proofs, permissions, index cards and tea for a publisher of local history and climbing books.',
        },
      ],
      education: [{ institution: 'University of Sheffield', degree: 'BA', field: 'Geography', endDate: '2017' }],
      skills: {
        technical: [
          'Copy-editing (BSI symbols and on screen)',
          'Contentful',
          'Umbraco',
          'HTML',
          'GA4',
          'Ahrefs',
          'Photo rights',
          'Commissioning',
        ],
        soft: ['Diplomatic', 'Accurate under deadline', 'Happy to teach'],
        languages: ['English', 'Igbo (basic)'],
      },
      certifications: ['CIEP Intermediate Member', 'PTC Essential Proofreading'],
    }),
  },
  {
    id: 'content-editor-r2',
    occupation: 'content-editor',
    content: resume({
      language: 'de',
      personalInfo: { fullName: 'Wiebke Achterberg', email: 'w.achterberg@kontor.example', location: 'Wolfenbüttel' },
      summary:
        'Redakteurin für Medizin- und Verbraucherthemen, gelernt bei einer Tageszeitung. Ich schreibe so, dass meine Tante es versteht und mein Onkel, der Internist, nichts anstreicht.',
      experience: [
        {
          company: 'Apothekenblatt Verlag',
          position: 'Redakteurin Digital',
          startDate: '03/2020',
          current: true,
          achievements: [
            'Rund 180 Artikel jährlich verfasst oder gegengelesen, von Allergien bis Zahnersatz.',
            'Faktenprüfung nach AWMF-Leitlinien eingeführt, mit fachärztlichem Gegenlesen und Aktualisierungsdatum.',
            'Sechs freie Autorinnen gesteuert, Honorare verhandelt, Themenplan für Heft und Portal geführt.',
            'Überarbeitung alter Texte anhand von Suchdaten; Sichtbarkeit bei Google in zwei Jahren verdoppelt.',
            'Podcastreihe „Beipackzettel“ konzipiert und selbst geschnitten.',
          ],
        },
        {
          company: 'Stadtwerke Salzgitter',
          position: 'Mitarbeiterin Marketing und Kommunikation',
          startDate: '2017',
          endDate: '2020',
          achievements: [
            'Kundenzeitschrift und Internetauftritt betreut, Anzeigen und Facebook-Kampagnen mit der Agentur abgestimmt.',
            'Newsletter mit CleverReach aufgebaut, 12.000 Empfänger.',
            'Texte für Tarife in verständliche Sprache gebracht.',
          ],
        },
        {
          company: 'Harzer Tageblatt',
          position: 'Volontärin, danach Lokalredakteurin',
          startDate: '2013',
          endDate: '2017',
          description: 'Rathaus, Klinikum, Kaninchenzüchter. Spätdienst, Seitenumbruch, Kommentar.',
          achievements: [
            'Serie über den Hausärztemangel im Landkreis, ausgezeichnet mit dem regionalen Journalistenpreis.',
            'Drei Praktikantinnen angeleitet und jeden ihrer Texte mit ihnen besprochen.',
            'Umstieg auf das neue Redaktionssystem begleitet und die Kollegschaft am Spätdienst geschult.',
          ],
        },
        {
          company: 'Tierarztpraxis Dr. Mehnert',
          position: 'Aushilfe am Empfang',
          startDate: '2010',
          endDate: '2013',
          description:
            'Neben dem Studium Termine, Telefon und nervöse Dackel. Dort begonnen, Merkblätter umzuschreiben.',
        },
      ],
      education: [
        { institution: 'Universität Göttingen', degree: 'M.A.', field: 'Germanistik und Biologie', endDate: '2013' },
      ],
      skills: {
        technical: [
          'Redigieren',
          'Recherche',
          'FirstSpirit',
          'WordPress',
          'InDesign',
          'Matomo',
          'Sistrix',
          'Leichte Sprache',
          'Audioschnitt (Hindenburg)',
        ],
        soft: ['Termintreue', 'Teamfähigkeit', 'Humor bei Korrekturschleifen'],
        languages: ['Deutsch', 'Englisch', 'Niederdeutsch'],
      },
      certifications: ['Übersetzerin für Leichte Sprache (Netzwerk)'],
    }),
  },
  {
    id: 'content-editor-r3',
    occupation: 'content-editor',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Ambrose Villareal', email: 'ambrose@villareal.example', location: 'Milwaukee, WI' },
      summary:
        'Editor of people and pages. Fourteen years from city desk to corporate publishing, seven of them leading writers. I believe in early drafts, short meetings and corrections in plain sight.',
      experience: [
        {
          company: 'Heartland Savings Bank',
          position: 'Executive Editor, Money Plain',
          startDate: '2019',
          current: true,
          description: 'Award-winning consumer site and weekly mail with 420,000 readers; eight staff, $1.1M budget.',
          achievements: [
            'Set editorial guidelines including sourcing, disclosure and rules for AI-assisted drafting.',
            'Shortened legal sign-off from nine days to three by bringing counsel into story meetings.',
            'Doubled newsletter readership in four years, without buying a list.',
            'Agreed with the acquisition marketing director which pages carry a product link and which never will.',
            'Promoted three writers to editor; lost nobody I wanted to keep.',
            'Planned quarterly themes (first apartment, caring for parents, layoffs) from reader mail, branch visits and query data.',
            'Started a corrections page. In the first year it had sixty-four entries, last year nine.',
            'Commissioned a twelve-part audio series on debt, written, recorded and mixed in house; 800,000 downloads.',
          ],
        },
        {
          company: 'Great Lakes Monthly',
          position: 'Senior Editor',
          startDate: '2014',
          endDate: '2019',
          achievements: [
            'Assigned and line-edited cover stories, two of them finalists for City and Regional Magazine awards.',
            'Built a records-request project on lead pipes with a data reporter and two interns.',
            'Kept a stable of thirty freelancers, paid them on acceptance, and wrote the contract template still in use.',
            'Sat on the hiring panel for photo, fact desk and social, where I learned what each of them is measured on.',
            'Wrote heads, decks and captions; ran the magazine’s site through a WordPress migration.',
          ],
        },
        {
          company: 'Milwaukee Courier-Post',
          position: 'Copy Editor, then Night City Editor',
          startDate: '2011',
          endDate: '2014',
          achievements: [
            'Late shift, five editions, AP in my sleep.',
            'Fast-paced does not begin to describe election nights.',
          ],
        },
        {
          company: 'Marquette Tribune',
          position: 'Advertising Sales Representative, later Opinions Editor',
          startDate: '2008',
          endDate: '2011',
          description:
            'Sold quarter pages to pizzerias for a year, crossed the corridor to the opinion desk and stayed on that side.',
        },
      ],
      education: [{ institution: 'Marquette University', degree: 'BA', field: 'Journalism', endDate: '2011' }],
      skills: {
        technical: [
          'AP and Chicago style',
          'WordPress VIP',
          'Parse.ly',
          'Chartbeat',
          'Airtable',
          'Sailthru',
          'Google Analytics',
          'Search optimization',
          'Scriptwriting',
        ],
        soft: ['Hiring', 'Giving notes', 'Stakeholder diplomacy'],
        languages: ['English', 'Spanish (reading)'],
      },
    }),
  },
  {
    id: 'content-editor-r4',
    occupation: 'content-editor',
    content: resume({
      language: 'es',
      personalInfo: {
        fullName: 'Leocadia Ferrándiz Pons',
        email: 'leo.ferrandiz@buzon.example',
        location: 'Castellón',
      },
      summary:
        'Periodista y correctora con ocho años entre revistas de viajes, turismo y comercio en línea. Me gustan los trenes nocturnos, los párrafos cortos y los datos comprobados dos veces.',
      experience: [
        {
          company: 'Rutas del Sur',
          position: 'Coordinadora editorial web',
          startDate: 'marzo de 2021',
          current: true,
          description: 'Portal de escapadas rurales con 600.000 lectores al mes.',
          achievements: [
            'Coordino a doce redactores externos: encargos, revisión, pagos y planificación mensual.',
            'Reescribí o actualicé 350 reportajes antiguos; el tráfico orgánico subió un 48 %.',
            'Redacté el manual de estilo, con un capítulo de lenguaje inclusivo que nadie ha conseguido odiar.',
            'Publico en WordPress y cuido titulares, entradillas, enlaces y descripciones de imágenes.',
            'Me reúno cada semana con la persona de campañas y redes para repartir temas y palabras clave.',
          ],
        },
        {
          company: 'Cerámicas Onda',
          position: 'Técnica de marketing de contenidos',
          startDate: '2018',
          endDate: '2021',
          achievements: [
            'Catálogo, blog y boletín en cuatro idiomas con traductoras autónomas.',
            'Publicaciones en Instagram y LinkedIn, y alguna campaña de Google Ads que aprendí a medir.',
            'Apoyo en ferias: azulejos, folletos y muchos saludos.',
          ],
        },
        {
          company: 'Diario de la Plana',
          position: 'Redactora en prácticas',
          startDate: '2016',
          endDate: '2018',
          description: 'Sucesos, fiestas patronales y cierre de los domingos.',
        },
      ],
      education: [
        { institution: 'Universitat Jaume I', degree: 'Grado', field: 'Periodismo', endDate: '2016' },
        { institution: 'Cálamo y Cran', degree: 'Curso', field: 'Corrección profesional', endDate: '2018' },
      ],
      skills: {
        technical: [
          'Edición',
          'Corrección de pruebas',
          'WordPress',
          'Notion',
          'Semrush',
          'Search Console',
          'HTML básico',
          'Lightroom',
        ],
        soft: ['Ordenada', 'Criterio', 'Trabajo en equipo'],
        languages: ['Castellano', 'Valenciano (C2)', 'Inglés (C1)', 'Francés (B1)'],
      },
      certifications: ['Especialista en lenguaje claro, UNED'],
    }),
  },
  {
    id: 'content-editor-r5',
    occupation: 'content-editor',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Étienne Ouellet-Baird', email: 'eob@ouellet.example', location: 'Gatineau, QC' },
      summary:
        'Bilingual UX writer. Ten years on government and utility services, where a misplaced "may" costs somebody a month. I test words with the people who have to obey them.',
      experience: [
        {
          company: 'HydroValley Power Commission',
          position: 'Lead Content Designer',
          startDate: '2020',
          current: true,
          achievements: [
            'Rewrote 240 pages on outages, moving house and arrears at a grade 7 level; calls about bills fell 22%.',
            'Ran comprehension tests and card sorts with 190 customers, including people who read mostly on phones.',
            'Designed form labels, hints and error text inside the shared Figma library with three product designers.',
            'Keep the English and the French in step through a term bank and weekly pairing with the translators.',
            'Coach four writers. Two came from the advertising team and still write excellent buttons.',
          ],
        },
        {
          company: 'Ministry of Northern Roads',
          position: 'Web Editor',
          startDate: '2015',
          endDate: '2020',
          achievements: [
            'Inventoried and archived 8,000 PDFs, with tears and thanks in equal measure.',
            'Negotiated the plain version of the winter tire rules with counsel over eleven drafts.',
            'Published in Drupal, later AEM; checked everything against WCAG.',
          ],
        },
        {
          company: 'Maple & Pine Advertising',
          position: 'Junior Copywriter and Community Manager',
          startDate: '2013',
          endDate: '2015',
          achievements: [
            'Banner ads, radio spots, contest rules, a talking moose on Twitter.',
            'Monthly campaign reporting for five clients.',
          ],
        },
      ],
      education: [{ institution: 'Carleton University', degree: 'MA', field: 'Applied Linguistics', endDate: '2013' }],
      skills: {
        technical: [
          'Plain writing',
          'Structured content',
          'Findability and IA',
          'Adobe Experience Manager',
          'Figma',
          'Optimal Workshop',
          'Git and Markdown',
          'Accessible content',
          'Site search analysis',
        ],
        soft: ['Facilitation', 'Mentoring', 'Patience with policy'],
        languages: ['English', 'French'],
      },
      certifications: ['Certified Professional Editor, Editors Canada'],
    }),
  },
  {
    id: 'content-editor-r6',
    occupation: 'content-editor',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Niamh Tarpey', email: 'niamh.tarpey@post.example', location: 'Drogheda' },
      summary:
        'Primary school teacher leaving the classroom for the page. I have corrected roughly 60,000 sentences by children and about 400 by adults, and adults take it worse.',
      experience: [
        {
          company: 'Freelance',
          position: 'Copy Editor and Proofreader',
          startDate: 'Sept 2024',
          current: true,
          achievements: [
            'Edited two workbooks and a teacher handbook for a schools publisher, querying forty-one facts and one dinosaur.',
            'Sub-edit a monthly parenting newsletter and its landing pages; suggest headlines, trim by a third.',
            'Bring texts down to a chosen reading level and explain why, using comments and tracked changes.',
          ],
        },
        {
          company: 'Scoil Bhríde, Drogheda',
          position: 'Class Teacher, Fourth Class',
          startDate: '2018',
          endDate: '2024',
          achievements: [
            'Wrote a year of science lessons with experiments that cost less than €5, now used in six schools.',
            'Ran the school’s website and Facebook page, sent the weekly mail to 310 families.',
            'Mentored two student teachers; gave feedback that left them standing.',
            'Promoted the book fair with posters, a video and a hashtag; takings trebled.',
          ],
        },
        {
          company: 'Louth Tourism Office',
          position: 'Summer Marketing Assistant',
          startDate: '2016',
          endDate: '2017',
          description: 'Leaflets, event listings, Instagram stories and survey clipboards.',
        },
      ],
      education: [
        { institution: 'Dublin City University', degree: 'Bachelor of Education', field: 'Primary', endDate: '2018' },
        {
          institution: 'Publishing Training Dublin',
          degree: 'Certificate',
          field: 'Copy-editing and Proofreading',
          endDate: '2024',
        },
      ],
      skills: {
        technical: [
          'Copyediting',
          'Fact-checking',
          'Quiz and worksheet writing',
          'Google Docs',
          'WordPress',
          'Markdown',
          'Canva',
          'Hemingway and Flesch scores',
          'Irish primary curriculum',
        ],
        soft: ['Kind, clear feedback', 'Attention to detail', 'Team player'],
        languages: ['English', 'Irish (fluent)'],
      },
    }),
  },
]
