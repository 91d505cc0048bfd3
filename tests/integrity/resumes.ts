import { ResumeContent } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

const make = (content: z.input<typeof ResumeContent>) => z.parse(ResumeContent, content)

/** Resumes of invented people in four languages, of one to three pages, from which files are made and read back. */
export const RESUMES: Readonly<Record<string, ResumeContent>> = {
  'nurse in German': make({
    language: 'de',
    personalInfo: {
      fullName: 'Birgit Öztürk-Schäfer',
      email: 'b.oeztuerk@example.de',
      phone: '+49 171 5550123',
      location: '50667 Köln',
    },
    summary:
      'Examinierte Pflegefachkraft mit neun Jahren Erfahrung auf der Intensivstation. Ich leite neue Kolleginnen an und sorge dafür, dass Übergaben vollständig sind.',
    experience: [
      {
        company: 'Klinikum am Rheinbogen gGmbH',
        position: 'Stellvertretende Stationsleitung Intensivpflege',
        startDate: '2020-04',
        current: true,
        achievements: [
          'Dienstplan für 34 Pflegekräfte, Überstunden um 22 % gesenkt',
          'Einarbeitungskonzept geschrieben, das heute auf vier Stationen gilt',
        ],
      },
      {
        company: 'St.-Anna-Krankenhaus',
        position: 'Gesundheits- und Krankenpflegerin',
        startDate: '2015-10',
        endDate: '2020-03',
        description: 'Internistische Station mit 28 Betten, Schwerpunkt Herzinsuffizienz.',
        achievements: ['Wundmanagement für alle chronischen Fälle übernommen'],
      },
    ],
    education: [
      {
        institution: 'Krankenpflegeschule Düren',
        degree: 'Staatsexamen',
        field: 'Gesundheits- und Krankenpflege',
        startDate: '2012-10',
        endDate: '2015-09',
        gpa: '1,4',
      },
    ],
    skills: {
      technical: ['Beatmung', 'Wundversorgung', 'ORBIS', 'Pflegeplanung'],
      soft: ['Belastbarkeit', 'Teamfähigkeit'],
      languages: ['Deutsch', 'Türkisch', 'Englisch (B2)'],
    },
    certifications: ['Fachweiterbildung Intensivpflege und Anästhesie, 2019', 'Praxisanleiterin, 2021'],
    interests: ['Rudern', 'Chorgesang'],
  }),
  'engineer in French': make({
    language: 'fr',
    personalInfo: {
      fullName: 'Anaïs Lefèvre',
      email: 'anais.lefevre@example.fr',
      phone: '+33 6 55 51 23 45',
      location: 'Lyon, France',
      linkedin: 'https://www.linkedin.com/in/anais-lefevre',
    },
    summary:
      'Ingénieure mécanique spécialisée dans la simulation thermique. Dix ans dans l’aéronautique et le ferroviaire.',
    experience: [
      {
        company: 'Rhône Mobilités SA',
        position: 'Ingénieure simulation thermique',
        startDate: '2019-01',
        current: true,
        description: 'Responsable du confort thermique des rames de nouvelle génération.',
        achievements: [
          'Réduction de 17 % de la consommation de climatisation sur 42 rames',
          'Encadrement de deux doctorants et d’une alternante',
        ],
      },
      {
        company: 'Aéroplan Ingénierie',
        position: 'Ingénieure d’études',
        startDate: '2014-09',
        endDate: '2018-12',
        achievements: ['Modèle de cabine validé par 120 points de mesure', 'Formation de huit collègues à OpenFOAM'],
      },
    ],
    education: [
      {
        institution: 'INSA Lyon',
        degree: 'Diplôme d’ingénieur',
        field: 'Génie mécanique',
        startDate: '2009',
        endDate: '2014',
      },
    ],
    skills: {
      technical: ['OpenFOAM', 'Ansys', 'Python', 'CATIA'],
      soft: ['Pédagogie', 'Rigueur'],
      languages: ['Français', 'Anglais (C1)', 'Italien (A2)'],
    },
    projects: [
      {
        name: 'Cabine ouverte',
        description: 'Jeu de données public sur la thermique des cabines.',
        technologies: ['Python', 'NetCDF'],
        url: 'https://cabine-ouverte.example',
      },
    ],
    volunteer: [
      {
        organization: 'Repair Café Croix-Rousse',
        role: 'Réparatrice bénévole',
        startDate: '2018-03',
        current: true,
        achievements: ['Une centaine d’appareils remis en marche chaque année'],
      },
    ],
    interests: ['Escalade', 'Vélo de randonnée', 'Piano'],
  }),
  'accountant in Spanish': make({
    language: 'es',
    personalInfo: {
      fullName: 'Íñigo Martínez Peña',
      email: 'inigo.martinez@example.es',
      phone: '+34 655 512 345',
      location: 'Zaragoza, España',
      website: 'https://inigo.example',
    },
    summary:
      'Contable con catorce años de experiencia en empresas medianas. Cierro el mes en tres días y explico las cifras a quien no es de números.',
    experience: [
      {
        company: 'Conservas del Ebro, S.A.',
        position: 'Jefe de contabilidad',
        startDate: '2017-06',
        current: true,
        achievements: [
          'Reduje el cierre mensual de nueve días a tres',
          'Implanté la facturación electrónica en cuatro sociedades',
        ],
      },
      {
        company: 'Asesoría Pirineos S.L.',
        position: 'Contable sénior',
        startDate: '2011-02',
        endDate: '2017-05',
        description: 'Contabilidad y fiscalidad de 38 pequeñas empresas.',
        achievements: ['Preparé las cuentas anuales y el impuesto de sociedades de todas ellas'],
      },
    ],
    education: [
      {
        institution: 'Universidad de Zaragoza',
        degree: 'Licenciatura',
        field: 'Administración y Dirección de Empresas',
        startDate: '2005',
        endDate: '2010',
        gpa: '8,1',
      },
    ],
    skills: {
      technical: ['SAP', 'Excel', 'Plan General Contable', 'IVA'],
      soft: ['Trabajo en equipo', 'Discreción'],
      languages: ['Español', 'Inglés (B2)', 'Francés (B1)'],
    },
    certifications: ['Auditor de cuentas (ROAC), 2016'],
    references: [
      { name: 'Pilar Gracia', contact: 'pilar.gracia@example.es', text: 'Trabajó conmigo seis años y nunca falló.' },
    ],
  }),
  'career changer': make({
    personalInfo: {
      fullName: 'Desmond Achebe',
      email: 'desmond.achebe@example.com',
      phone: '(312) 555-0186',
      location: 'Chicago, IL',
      github: 'https://github.com/dachebe',
      website: 'https://achebe.example/portfolio',
    },
    summary:
      'Chef turned web developer. Eleven years of running kitchens taught me to plan, to stay calm and to ship on time; two years of evening classes taught me TypeScript.',
    experience: [
      {
        company: 'Lakeshore Bistro Group',
        position: 'Executive Chef',
        startDate: '2016-03',
        endDate: '2023-08',
        achievements: [
          'Ran a brigade of 24 across two houses and kept food cost at 27%',
          'Built the stock sheet that three sister restaurants still use',
        ],
      },
      {
        company: 'Hotel Marquette',
        position: 'Sous Chef',
        startDate: '2012-05',
        endDate: '2016-02',
        achievements: ['Trained 16 commis; four run kitchens of their own'],
      },
    ],
    education: [
      {
        institution: 'City Colleges of Chicago',
        degree: 'Certificate',
        field: 'Web Development',
        startDate: '2021-09',
        endDate: '2023-06',
      },
      { institution: 'Kendall College', degree: 'AAS', field: 'Culinary Arts', startDate: '2010', endDate: '2012' },
    ],
    skills: {
      technical: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'HTML', 'CSS'],
      soft: ['Leadership', 'Planning'],
      languages: ['English', 'French'],
    },
    projects: [
      {
        name: 'Mise',
        description: 'Prep lists for small kitchens; used by seven restaurants every morning.',
        technologies: ['React', 'SQLite'],
        url: 'https://mise.example',
        github: 'https://github.com/dachebe/mise',
      },
      { name: 'Larder Bot', description: 'Orders what is running low.', technologies: ['Node.js'] },
    ],
  }),
  'student without jobs': make({
    personalInfo: {
      fullName: 'Priya Raman',
      email: 'priya.raman@example.edu',
      phone: '+1 617 555 0119',
      location: 'Boston, MA',
      linkedin: 'https://linkedin.com/in/priyaraman',
      github: 'https://github.com/priyaraman',
    },
    education: [
      {
        institution: 'Northeastern University',
        degree: 'BSc',
        field: 'Computer Science and Mathematics',
        startDate: '2022-09',
        endDate: '2026-05',
        gpa: '3.86',
      },
      { institution: 'Quincy High School', degree: 'High School Diploma', startDate: '2018', endDate: '2022' },
    ],
    skills: { technical: ['Java', 'Python', 'C', 'Git', 'LaTeX'], soft: [], languages: ['English', 'Tamil'] },
    projects: [
      {
        name: 'Bus Whisperer',
        description:
          'Predicts the arrival of campus buses from two years of open data; the mean error is 70 seconds. Presented at the spring research fair.',
        technologies: ['Python', 'scikit-learn', 'FastAPI'],
        github: 'https://github.com/priyaraman/bus-whisperer',
      },
    ],
    volunteer: [
      {
        organization: 'Girls Who Solder',
        role: 'Workshop helper',
        startDate: '2023-01',
        endDate: '2024-12',
        description: 'Saturday workshops for girls of 10 to 14.',
        achievements: ['Wrote six project sheets', 'Found a sponsor for 40 kits'],
      },
    ],
    awards: [
      { title: 'Dean’s List', awarder: 'Northeastern University', date: '2024-12' },
      { title: 'Second place, HackBeanpot', awarder: 'HackBeanpot', date: '2024-02', description: 'Team of three.' },
    ],
    interests: ['Carnatic singing', 'Bouldering'],
  }),
  'several jobs at one employer': make({
    personalInfo: {
      fullName: 'Marguerite O’Sullivan',
      email: 'm.osullivan@example.ie',
      phone: '+353 1 555 0177',
      location: 'Dublin, Ireland',
      linkedin: 'https://www.linkedin.com/in/mosullivan',
    },
    summary: 'Insurance operations manager who has done every job she now leads.',
    experience: [
      {
        company: 'Harbour Mutual Insurance',
        position: 'Head of Claims Operations',
        startDate: '2021-01',
        current: true,
        achievements: [
          'Lead 85 people in three cities; claims settled within five days rose from 54% to 81%',
          'Closed two paper archives and moved 1.2 million files to one system',
        ],
      },
      {
        company: 'Harbour Mutual Insurance',
        position: 'Claims Team Manager',
        startDate: '2017-05',
        endDate: '2020-12',
        achievements: ['Coached 14 handlers, reopened claims fell by a third'],
      },
      {
        company: 'Harbour Mutual Insurance',
        position: 'Senior Claims Handler',
        startDate: '2014-02',
        endDate: '2017-04',
        achievements: ['Handled motor claims up to €250,000 alone'],
      },
      {
        company: 'Harbour Mutual Insurance',
        position: 'Claims Handler',
        startDate: '2012-06',
        endDate: '2014-01',
      },
      {
        company: 'Leinster Credit Union',
        position: 'Cashier',
        startDate: '2010-09',
        endDate: '2012-05',
        description: 'Counter and phone service for 4,000 members.',
      },
    ],
    education: [
      {
        institution: 'Technological University Dublin',
        degree: 'Bachelor of Business',
        field: 'Insurance',
        startDate: '2007-09',
        endDate: '2010-06',
      },
    ],
    skills: {
      technical: ['Guidewire', 'Power BI', 'Excel'],
      soft: ['Coaching', 'Negotiation', 'Budgeting'],
      languages: ['English', 'Irish'],
    },
    certifications: ['Chartered Insurance Practitioner (CIP), 2015', 'Lean Six Sigma Green Belt, 2019'],
  }),
  'long titles': make({
    personalInfo: {
      fullName: 'Prof. Dr. Maximilian Alexander von Hohenstein-Waldburg',
      email: 'maximilian.alexander.von.hohenstein-waldburg@institute-of-technology.example',
      phone: '+43 1 5550 1234 567',
      location: 'Klosterneuburg bei Wien, Österreich',
      website: 'https://people.institute-of-technology.example/~hohenstein-waldburg',
      linkedin: 'https://www.linkedin.com/in/maximilian-alexander-von-hohenstein-waldburg',
    },
    summary:
      'Research director for interdisciplinary materials science with a record of bringing laboratory results into factories, standards committees and classrooms, always in that order and never without the people who have to live with them.',
    experience: [
      {
        company: 'Austrian Institute for Advanced Materials, Surfaces and Sustainable Manufacturing Technologies',
        position: 'Deputy Scientific Director and Head of the Department for Interdisciplinary Coatings Research',
        startDate: '2018-10',
        current: true,
        achievements: [
          'Raised €11.4m for a pilot line on which four companies now coat turbine blades, medical instruments and, to everybody’s surprise, the strings of concert harps',
          'Supervised 19 doctoral theses',
        ],
      },
      {
        company: 'Joint Research Laboratory of the University of Leoben and Styrian Steel Holding AG',
        position: 'Senior Researcher, Group Leader Thin Films and Deputy Safety Officer of the Laboratory',
        startDate: '2011-01',
        endDate: '2018-09',
        description:
          'Thin films by sputtering and by atomic layer deposition, from the first idea to the certificate; at the same time responsible for the safety of 60 colleagues and three furnaces.',
        achievements: ['Eleven patents, three of them licensed', 'No accident in seven years'],
      },
    ],
    education: [
      {
        institution: 'Eidgenössische Technische Hochschule Zürich',
        degree: 'Dr. sc. techn.',
        field: 'Materials Science with a thesis on the ageing of multilayered hard coatings',
        startDate: '2006-10',
        endDate: '2010-12',
        gpa: 'summa cum laude',
      },
      {
        institution: 'Technische Universität Graz',
        degree: 'Diplom-Ingenieur',
        field: 'Technische Physik',
        startDate: '2000-10',
        endDate: '2006-06',
      },
    ],
    skills: {
      technical: ['Atomic layer deposition', 'Sputtering', 'X-ray diffraction', 'Scanning electron microscopy'],
      soft: ['Leading interdisciplinary teams', 'Negotiating research contracts'],
      languages: ['German (native)', 'English (fluent)', 'French (basic)'],
    },
    publications: [
      {
        title: 'On the unreasonable durability of amorphous interlayers in multilayered nitride hard coatings',
        publisher: 'Journal of Surfaces and Interfaces in Engineering',
        date: '2021-03',
        url: 'https://doi.example/10.5555/surfaces.2021.0317',
      },
      {
        title: 'Harps, turbines and scalpels: one coating for three trades',
        publisher: 'Materials in Everyday Life',
        date: '2022-09',
      },
    ],
  }),
  'many skills': make({
    personalInfo: {
      fullName: 'Kenji Watanabe',
      email: 'kenji@watanabe.example',
      phone: '+81 3 5550 0134',
      location: 'Tokyo, Japan',
      github: 'https://github.com/kwatanabe',
      linkedin: 'https://linkedin.com/in/kwatanabe',
    },
    summary: 'Full-stack engineer and consultant for teams that outgrow their first architecture.',
    experience: [
      {
        company: 'Freelance',
        position: 'Software Consultant',
        startDate: '2019-04',
        current: true,
        achievements: [
          'Moved a shop of 3 million products from a monolith to 14 services without a closed day',
          'Reviewed the architecture of nine start-ups before their funding rounds',
        ],
      },
      {
        company: 'Kumo Systems K.K.',
        position: 'Backend Engineer',
        startDate: '2014-04',
        endDate: '2019-03',
        achievements: ['Wrote the billing engine for 60,000 customers'],
      },
    ],
    education: [
      {
        institution: 'Waseda University',
        degree: 'BEng',
        field: 'Information Engineering',
        startDate: '2010-04',
        endDate: '2014-03',
      },
    ],
    skills: {
      technical: [
        'TypeScript',
        'JavaScript',
        'Python',
        'Go',
        'Rust',
        'Java',
        'Kotlin',
        'C++',
        'C#',
        '.NET',
        'Node.js',
        'React',
        'Vue.js',
        'Svelte',
        'Next.js',
        'GraphQL',
        'gRPC',
        'PostgreSQL',
        'MySQL',
        'MongoDB',
        'Redis',
        'Elasticsearch',
        'Kafka',
        'RabbitMQ',
        'Docker',
        'Kubernetes',
        'Terraform',
        'AWS (ECS, Lambda, S3)',
        'GCP',
        'CI/CD',
        'GitHub Actions',
        'Linux',
        'Nginx',
        'OAuth 2.0',
        'TLS / PKI',
        'A/B testing',
      ],
      soft: ['Mentoring', 'Technical writing', 'Facilitation', 'Requirements analysis', 'Public speaking'],
      languages: ['Japanese (native)', 'English (C1)', 'Korean (A2)'],
    },
    certifications: [
      'AWS Certified Solutions Architect – Professional, 2023',
      'Certified Kubernetes Security Specialist, 2022',
      'Google Cloud Professional Data Engineer, 2021',
      'Oracle Certified Professional: Java SE 11 Developer, 2019',
    ],
  }),
  'sections of one’s own': make({
    personalInfo: {
      fullName: 'Fernanda Quiroga',
      email: 'fernanda@quiroga.example',
      phone: '+54 11 5555 0148',
      location: 'Buenos Aires, Argentina',
      website: 'https://quiroga.example',
    },
    summary: 'Architect and teacher. I draw houses for dry places and write about them.',
    experience: [
      {
        company: 'Estudio Quiroga & Blanco',
        position: 'Founding Partner',
        startDate: '2013',
        current: true,
        achievements: ['42 built works in four provinces', 'Two schools built from rammed earth'],
      },
      {
        company: 'Universidad de Buenos Aires',
        position: 'Lecturer',
        startDate: '2015-03',
        endDate: '2022-12',
        description: 'Second-year design studio.',
      },
    ],
    education: [
      {
        institution: 'Universidad Nacional de Córdoba',
        degree: 'Arquitecta',
        startDate: '2004-03',
        endDate: '2011-12',
      },
    ],
    skills: {
      technical: ['AutoCAD', 'Rhino', 'Revit'],
      soft: ['Site supervision'],
      languages: ['Spanish', 'Portuguese'],
    },
    custom: [
      {
        id: 'exhibitions',
        title: 'Exhibitions',
        items: [
          {
            title: 'Houses for dry places',
            subtitle: 'Museo de Arquitectura, Buenos Aires',
            date: '2022-08',
            description: 'Drawings and models of eleven houses.',
          },
          { title: 'Earth and light', subtitle: 'Bienal de Quito', date: '2018-11' },
        ],
      },
      {
        id: 'talks',
        title: 'Talks',
        items: [
          {
            title: 'What a wall knows about water',
            subtitle: 'Earth Building Congress, Lima',
            date: '2023-05',
            url: 'https://talks.example/wall',
            bullets: ['Keynote before 600 people', 'Printed in the congress volume'],
          },
        ],
      },
    ],
    awards: [{ title: 'Young Architect of the Year', awarder: 'Colegio de Arquitectos', date: '2016' }],
  }),
  'three pages': make({
    personalInfo: {
      fullName: 'Caroline Mbeki-Thornton',
      email: 'caroline@mbeki-thornton.example',
      phone: '+27 21 555 0163',
      location: 'Cape Town, South Africa',
      linkedin: 'https://linkedin.com/in/cmbekithornton',
    },
    summary:
      'Operations director with twenty-two years in logistics, from the loading dock to the board. I have opened nine warehouses, closed two with nobody left without a job, and learned that the best idea for a dock usually comes from whoever sweeps it.',
    experience: Array.from({ length: 7 }, (_, i) => ({
      company: [
        'Cape Freight',
        'Table Bay Logistics',
        'Karoo Haulage',
        'Protea Retail',
        'Ubuntu Mills',
        'Vaal Cold Chain',
        'Durban Docks',
      ][i]!,
      position: [
        'Operations Director',
        'Regional Manager',
        'Fleet Manager',
        'Warehouse Manager',
        'Shift Manager',
        'Stock Controller',
        'Dock Clerk',
      ][i]!,
      startDate: `${2021 - 3 * i}-0${i + 1}`,
      endDate: i === 0 ? '' : `${2024 - 3 * i}-0${i}`,
      current: i === 0,
      description: `Answerable for ${90 - 10 * i} people and a budget of R${70 - 8 * i}m in a business that never closes and rarely forgives.`,
      achievements: [
        `Cut the hours between order and dispatch from ${30 - i} to ${19 - i} by moving the fastest goods next to the door and the paperwork to the evening`,
        `Brought accidents down to ${i} a year with a walk each morning at which anybody may stop the line`,
        `Renegotiated ${12 - i} haulage contracts and saved ${14 - i}% without losing a single driver`,
        `Introduced a training day every quarter; ${40 - 4 * i} people have since been promoted`,
        `Wrote the handbook for power cuts that the whole group has used since`,
      ],
    })),
    education: [
      {
        institution: 'University of Cape Town',
        degree: 'MBA',
        startDate: '2008-01',
        endDate: '2009-12',
      },
      {
        institution: 'University of the Western Cape',
        degree: 'BCom',
        field: 'Logistics Management',
        startDate: '1999-02',
        endDate: '2001-11',
      },
    ],
    skills: {
      technical: ['SAP EWM', 'Route planning', 'Power BI', 'Contract law'],
      soft: ['Negotiation', 'Change management', 'Crisis management'],
      languages: ['English', 'Xhosa', 'Afrikaans'],
    },
    certifications: ['Prince2 Practitioner, 2012', 'ISO 45001 Lead Auditor, 2018'],
    volunteer: [
      {
        organization: 'Feed the Flats',
        role: 'Board member',
        startDate: '2014-06',
        current: true,
        achievements: ['Set up the cold store that feeds 2,300 families a week'],
      },
    ],
    references: [
      {
        name: 'Sipho Dlamini',
        contact: '+27 21 555 0172',
        text: 'Caroline leaves every dock better than she found it.',
      },
      { name: 'Ruth van Wyk', contact: 'ruth@vanwyk.example' },
    ],
  }),
  'teacher on one page': make({
    personalInfo: {
      fullName: 'Eleanor Pryce',
      email: 'eleanor.pryce@example.co.uk',
      phone: '07700 900123',
      location: 'Cardiff',
    },
    summary: 'Primary teacher, bilingual in English and Welsh.',
    experience: [
      {
        company: 'Ysgol Gynradd Treganna',
        position: 'Year 4 Teacher',
        startDate: '2019-09',
        current: true,
        achievements: ['Maths lead for 420 pupils', 'Ran the reading morning each Friday'],
      },
      {
        company: 'Radnor Primary School',
        position: 'Newly Qualified Teacher',
        startDate: '2018-09',
        endDate: '2019-07',
      },
    ],
    education: [
      {
        institution: 'Cardiff Metropolitan University',
        degree: 'PGCE',
        field: 'Primary',
        startDate: '2017',
        endDate: '2018',
      },
      {
        institution: 'Aberystwyth University',
        degree: 'BA (Hons)',
        field: 'English Literature',
        startDate: '2014',
        endDate: '2017',
        gpa: '2:1',
      },
    ],
    skills: { technical: ['Phonics', 'SIMS'], soft: ['Patience', 'Storytelling'], languages: ['English', 'Welsh'] },
    certifications: ['Paediatric First Aid, 2023'],
  }),
  'electrician in German': make({
    language: 'de',
    personalInfo: {
      fullName: 'Jörg Weiß',
      email: 'joerg.weiss@example.de',
      phone: '0341 5550198',
      location: 'Leipzig',
    },
    experience: [
      {
        company: 'Elektro Kunze GmbH & Co. KG',
        position: 'Elektroniker für Energie- und Gebäudetechnik',
        startDate: '2013-08',
        current: true,
        description: 'Neubau und Sanierung von Wohn- und Geschäftshäusern.',
        achievements: [
          'Bauleitung auf Baustellen mit bis zu acht Monteuren',
          'Planung und Inbetriebnahme von 60 Photovoltaikanlagen',
          'Prüfungen nach DIN VDE 0100-600 und 0105-100',
        ],
      },
    ],
    education: [
      {
        institution: 'Handwerkskammer zu Leipzig',
        degree: 'Elektrotechnikermeister',
        startDate: '2017-09',
        endDate: '2019-07',
      },
      {
        institution: 'Berufliches Schulzentrum 7',
        degree: 'Gesellenbrief',
        field: 'Elektroniker',
        startDate: '2010-08',
        endDate: '2013-07',
        gpa: '2,1',
      },
    ],
    skills: {
      technical: ['KNX', 'Photovoltaik', 'EPLAN', 'Messtechnik'],
      soft: ['Zuverlässigkeit'],
      languages: ['Deutsch', 'Russisch (Grundkenntnisse)'],
    },
    volunteer: [
      {
        organization: 'Freiwillige Feuerwehr Leipzig-Plagwitz',
        role: 'Gruppenführer',
        startDate: '2009',
        current: true,
        achievements: ['Ausbildung der Jugendfeuerwehr'],
      },
    ],
    certifications: ['Führerschein BE', 'Schaltberechtigung bis 30 kV, 2020'],
  }),
  'dates alone': make({
    personalInfo: { fullName: 'Sam Lee', email: 'sam@lee.example', location: 'Perth, Australia' },
    experience: [
      {
        company: 'Swan River Cafe',
        position: 'Barista',
        startDate: '2022',
        endDate: '2024',
        achievements: ['Opened the shop five mornings a week'],
      },
      { company: 'Fresh Fields Supermarkets', position: 'Shelf Stacker', startDate: '2021-11', endDate: '2022-01' },
    ],
    education: [{ institution: 'Perth Modern School', degree: 'WACE', endDate: '2021' }],
    skills: { technical: ['Espresso', 'Cash handling'], soft: ['Punctuality'], languages: [] },
    interests: ['Surfing'],
  }),
}
