import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'customer-support-lead-r1',
    occupation: 'customer-support-lead',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Juniper Halvorsen', email: 'juniper@halvorsen.example', location: 'Eugene, OR' },
      summary:
        'Support lead for small software companies. Seven years in the inbox, three of them responsible for other people’s days. I would sooner fix the cause than polish the apology.',
      experience: [
        {
          company: 'Ledgerleaf',
          position: 'Support Team Lead',
          startDate: 'Feb 2023',
          current: true,
          description: 'Bookkeeping app for restaurants; 6,500 subscribers, seven specialists in three time zones.',
          achievements: [
            'Brought median first reply from 5 hours to 48 minutes through shifts that follow arrival patterns.',
            'Hold weekly coaching chats and blind peer reviews; satisfaction rose from 88 to 95.',
            'Moved us from Help Scout to Zendesk: 60 saved replies, routing rules, a tidy form.',
            'Run Bug Club with engineering every other Thursday, ranking faults by hurt rather than by noise.',
            'Tell the sales team which renewals worry me, a list that was right about 23 of 30.',
            'Launched an answer bot for six dull questions, with an exit to a human on every screen.',
          ],
        },
        {
          company: 'Ledgerleaf',
          position: 'Senior Support Specialist',
          startDate: '2020',
          endDate: 'Feb 2023',
          achievements: [
            'Wrote or rewrote 210 help articles; contacts per account fell by a fifth.',
            'Learned enough SQL to stop asking engineers for invoices.',
            'Mentored four newcomers through their first busy season.',
          ],
        },
        {
          company: 'Cascade Payroll Partners',
          position: 'Inside Sales Representative',
          startDate: '2018',
          endDate: '2020',
          achievements: [
            'Carried a $300k quota selling payroll to dentists and diners, reached 92% and 101%.',
            'Gave forty demos a month and answered the same three worries in each.',
          ],
        },
      ],
      education: [{ institution: 'Lane Community College', degree: 'AAS', field: 'Accounting', endDate: '2018' }],
      skills: {
        technical: [
          'Zendesk',
          'Help Scout',
          'Intercom',
          'SQL',
          'Jira',
          'Conversation scoring',
          'Workforce scheduling',
          'QuickBooks',
          'HubSpot CRM',
        ],
        soft: ['De-escalation', 'Plain writing', 'Coaching', 'Team player'],
        languages: ['English', 'Norwegian (rusty)'],
      },
    }),
  },
  {
    id: 'customer-support-lead-r2',
    occupation: 'customer-support-lead',
    content: resume({
      language: 'de',
      personalInfo: {
        fullName: 'Mandy Kretzschmar',
        email: 'mandy.kretzschmar@mail.example',
        location: 'Halle (Saale)',
      },
      summary:
        'Teamleiterin im Kundendialog mit elf Jahren am Hörer und fünf Jahren in der Führung. Meine Leute wissen, woran sie sind, und die Anrufenden auch.',
      experience: [
        {
          company: 'Saale Strom & Wärme',
          position: 'Teamleiterin Servicecenter',
          startDate: '08/2020',
          current: true,
          achievements: [
            'Vierzehn Mitarbeitende geführt: Schichtpläne, Zielgespräche, Einstellung, zwei schwierige Trennungen.',
            'Annahmequote während der Preiskrise von 61 auf 90 % gehoben, ohne Überstunden zur Gewohnheit zu machen.',
            'Erstlösung um elf Prozentpunkte verbessert, indem Abschläge direkt am Telefon geändert werden durften.',
            'Mithörrunden und gemeinsames Auswerten von Gesprächen eingeführt.',
            'Rückmeldungen zu Balkonanlagen und Zählern gebündelt an die Technik gegeben.',
            'Gewerbekunden gemeinsam mit dem Key Account betreut, samt monatlichem Bericht zu Reaktionszeiten.',
          ],
        },
        {
          company: 'Dialogwerk Mitteldeutschland',
          position: 'Qualitätscoach und stellvertretende Teamleitung',
          startDate: '2016',
          endDate: '2020',
          achievements: [
            'Projekte für einen Möbelhändler und eine Direktbank begleitet, bis zu 40 Arbeitsplätze.',
            'Leitfäden und Vorlagen entwickelt, Neue in Deeskalation und Datenschutz geschult.',
            'Reklamationen letzter Stufe bearbeitet, Gutschriften freigegeben.',
          ],
        },
        {
          company: 'Funkhaus Mobil Shop',
          position: 'Verkaufsberaterin',
          startDate: '2013',
          endDate: '2016',
          description:
            'Verträge, Geräte, Zubehör. Umsatzziele meist erreicht, mit dem geringsten Widerruf in der Region. Geschäftskunden im Umland selbst akquiriert und bei Verlängerungen verhandelt.',
        },
      ],
      education: [
        { institution: 'IHK Halle-Dessau', degree: 'Kauffrau für Dialogmarketing', endDate: '2013' },
        { institution: 'IHK Leipzig', degree: 'Ausbildung der Ausbilder (AEVO)', endDate: '2019' },
      ],
      skills: {
        technical: [
          'Freshdesk',
          'Genesys',
          'Salesforce',
          'Einsatzplanung mit Injixo',
          'Excel',
          'Power BI',
          'Beschwerdemanagement',
          'Wissenspflege in Confluence',
        ],
        soft: ['Ruhe', 'Klare Ansagen', 'Humor', 'Teamfähigkeit'],
        languages: ['Deutsch', 'Englisch (B2)', 'Polnisch (A2)'],
      },
    }),
  },
  {
    id: 'customer-support-lead-r3',
    occupation: 'customer-support-lead',
    content: resume({
      language: 'es',
      personalInfo: {
        fullName: 'Yesenia Balanta Mosquera',
        email: 'yesenia.balanta@correo.example',
        location: 'Cali, Colombia',
      },
      summary:
        'Ingeniera industrial dedicada a la experiencia del cliente. Nueve años atendiendo, seis dirigiendo equipos de hasta veintidós personas. Convierto filas en procesos y quejas en arreglos.',
      experience: [
        {
          company: 'Mercalisto',
          position: 'Coordinadora de servicio',
          startDate: 'febrero de 2021',
          current: true,
          description: 'Distribuidora digital para droguerías y restaurantes, 18.000 compradores activos.',
          achievements: [
            'Pasé el 70 % de las consultas de llamada a WhatsApp y bajé la espera de 14 a 3 minutos.',
            'Definí tres niveles de atención con tiempos pactados; las reaperturas cayeron del 19 % al 7 %.',
            'Armé el programa de monitoreo: seis interacciones por agente al mes y retroalimentación en 48 horas.',
            'Visito con los ejecutivos comerciales a los veinte clientes más grandes cada trimestre y anoto quién piensa irse.',
            'NPS de 31 a 52 en dos años.',
          ],
        },
        {
          company: 'Contacto Pacífico BPO',
          position: 'Supervisora de operación',
          startDate: '2017',
          endDate: '2021',
          achievements: [
            'Lideré la campaña de una aerolínea y la de un banco, en español y portugués.',
            'Participé en la certificación COPC y en dos auditorías de cliente sin hallazgos mayores.',
            'Bajé la rotación del 9 % al 4 % mensual con turnos conversados.',
          ],
        },
        {
          company: 'Electro Farallones',
          position: 'Asesora comercial empresas',
          startDate: '2015',
          endDate: '2017',
          achievements: [
            'Vendí aires acondicionados a hoteles y colegios: prospección, cotización, cierre y cobro.',
            'Cumplí la meta siete de ocho trimestres.',
          ],
        },
      ],
      education: [{ institution: 'Universidad del Valle', degree: 'Ingeniería Industrial', endDate: '2015' }],
      skills: {
        technical: [
          'Zendesk',
          'HubSpot',
          'Excel avanzado',
          'Looker Studio',
          'Dimensionamiento de personal',
          'Manejo de PQRS',
          'Mapas de proceso',
          'Base de conocimiento',
        ],
        soft: ['Cabeza fría', 'Empatía', 'Trabajo en equipo', 'Claridad'],
        languages: ['Español', 'Inglés (B2)', 'Portugués (B1)'],
      },
      certifications: ['ITIL 4 Foundation', 'COPC Registered Coordinator'],
    }),
  },
  {
    id: 'customer-support-lead-r4',
    occupation: 'customer-support-lead',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Casimir van der Meulen',
        email: 'casimir@vdmeulen.example',
        location: 'Utrecht, Netherlands',
      },
      summary:
        'Technical support executive in infrastructure software. Twenty years from tier 1 to running four sites. Known for calm bridges, honest post-mortems and teams that do not need heroes.',
      experience: [
        {
          company: 'Granary Systems',
          position: 'Director, Global Technical Support',
          startDate: '2019',
          current: true,
          description:
            'Storage and archive software, 2,200 enterprise customers, 64 engineers in Utrecht, Brno, Raleigh and Pune.',
          achievements: [
            'Met contracted response times in 99.2% of severity-one cases, against 94% on arrival.',
            'Reduced cases older than a month from 840 to 76 by letting engineers gather round hard ones instead of passing them on.',
            'Rolled out KCS; two thirds of closures now reuse or improve an article.',
            'Built a paid premium tier from nothing to €5.1m, splitting the number with the regional sales directors and presenting it in customers’ executive briefings.',
            'Agreed follow-the-sun shifts with the ondernemingsraad and three other employee bodies.',
            'Sponsor for the seven worst days in our customers’ lives; five of those companies later bought more.',
          ],
        },
        {
          company: 'Granary Systems',
          position: 'Support Manager, EMEA',
          startDate: '2014',
          endDate: '2019',
          achievements: [
            'Hired twenty engineers and three leads; regretted attrition below 5%.',
            'Introduced problem management with development, retiring the top ten repeat faults each year.',
            'Collected audit evidence for ISO 27001 and SOC 2 without a single nonconformity.',
          ],
        },
        {
          company: 'Polder Hosting',
          position: 'Sales Engineer',
          startDate: '2010',
          endDate: '2014',
          achievements: [
            'Supported five account managers with demos, sizing, tender answers and proofs of concept; shared a €3m target.',
            'Talked two prospects out of buying, who came back larger.',
          ],
        },
        {
          company: 'Polder Hosting',
          position: 'Support Engineer, tiers 1 and 2',
          startDate: '2005',
          endDate: '2010',
          description: 'Linux, DNS, VMware, tapes. One week in four on the pager.',
        },
      ],
      education: [
        { institution: 'Hogeschool Utrecht', degree: 'HBO Bachelor', field: 'Technische Informatica', endDate: '2005' },
      ],
      skills: {
        technical: [
          'Service Cloud',
          'ServiceNow',
          'PagerDuty',
          'Tableau',
          'Capacity and staffing models',
          'Cost-to-serve analysis',
          'Root cause analysis',
          'VMware and Kubernetes storage',
          'Contract and SLA negotiation',
        ],
        soft: ['Executive communication', 'Developing managers', 'Stakeholder management under stress'],
        languages: ['Dutch', 'English', 'French (B2)', 'Czech (A2)'],
      },
      certifications: ['ITIL 4 Managing Professional', 'KCS v6 Practices'],
    }),
  },
  {
    id: 'customer-support-lead-r5',
    occupation: 'customer-support-lead',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Ifeanyichukwu Bello', email: 'ify.bello@post.example', location: 'Surulere, Lagos' },
      summary:
        'Senior agent and acting shift lead in digital payments. Five years of calming people whose money is between two banks. Ready for the title that goes with the work.',
      experience: [
        {
          company: 'KoboBridge',
          position: 'Senior Customer Experience Associate (Acting Shift Lead since May 2025)',
          startDate: 'August 2022',
          current: true,
          achievements: [
            'Cover the evening shift of eight: break plan, queue watching, escalations, closing shift report.',
            'Resolved 22,000 conversations on Freshchat, phone and X, quality score 96%.',
            'Trace stuck transfers by session ID with the switch and the beneficiary bank; average trace down from two days to five hours.',
            'Reported a pattern of SIM-swap complaints that led Risk to block 140 accounts.',
            'Teach newcomers about tiers of identity checks, dispute windows and how to say no politely.',
            'Pass merchants who need working capital to the loans desk, 60 qualified leads last quarter.',
          ],
        },
        {
          company: 'TeleSavanna Nigeria',
          position: 'Call Centre Agent',
          startDate: '2020',
          endDate: '2022',
          achievements: [
            'Ninety calls a day in English, Yoruba and Pidgin about data, airtime and mobile money.',
            'Agent of the quarter twice; chosen to score colleagues’ recordings.',
          ],
        },
        {
          company: 'Sunrise Microfinance, Mushin',
          position: 'Field Sales Officer',
          startDate: '2018',
          endDate: '2020',
          achievements: [
            'Opened 430 savings accounts and placed 75 card terminals market stall by market stall.',
            'Beat monthly target in fifteen of twenty months; went back to each stall when a machine failed.',
          ],
        },
      ],
      education: [
        { institution: 'Yaba College of Technology', degree: 'HND', field: 'Business Administration', endDate: '2017' },
      ],
      skills: {
        technical: [
          'Freshchat',
          'Freshdesk',
          'Jira',
          'Google Sheets with pivots',
          'Chargeback handling',
          'Fraud red flags',
          'Call scoring',
          'KYC',
        ],
        soft: ['Patience', 'Resilience', 'Good phone voice', 'Team player', 'Works under pressure'],
        languages: ['English', 'Yoruba', 'Igbo', 'Nigerian Pidgin'],
      },
      certifications: ['CIBN Consumer Protection short course', 'NYSC discharge certificate 2018'],
    }),
  },
  {
    id: 'customer-support-lead-r6',
    occupation: 'customer-support-lead',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Thuy-Linh Papadakis',
        email: 'thuylinh@papadakis.example',
        location: 'Sunshine West, VIC',
      },
      summary:
        'Café manager turned customer care team leader. I have served breakfast to four hundred on Mother’s Day and nothing in an inbox has frightened me since.',
      experience: [
        {
          company: 'Boxed Greens',
          position: 'Member Happiness Supervisor',
          startDate: 'Mar 2022',
          current: true,
          description: 'Weekly vegetable subscription, 9,000 households in greater Melbourne.',
          achievements: [
            'Supervise four casuals and two part-timers; write the roster, run ten-minute training every shift change.',
            'Take over calls and Instagram threads that have gone sour. Two thirds finish with a thank-you.',
            'Replaced "cancel" with pause, swap or skip in our scripts, keeping 31% of leavers, all of whom can still leave in one click.',
            'Mapped late drops by suburb for the drivers’ manager; complaints down by a third.',
            'Process credits and failed cards in Stripe and Recharge, within consumer guarantees law.',
            'Prepare the service half of annual catch-ups with corporate fruit clients for our B2B seller, and went along when she was ill.',
          ],
        },
        {
          company: 'Fig & Feather Café',
          position: 'Front of House Manager',
          startDate: '2017',
          endDate: '2022',
          achievements: [
            'Led eleven staff, ordered stock, settled disputes about eggs.',
            'Sold catering to offices nearby: quotes, tastings, follow-up calls, $140k in the best year.',
          ],
        },
        {
          company: 'Footscray Market Fabrics',
          position: 'Sales Assistant',
          startDate: '2014',
          endDate: '2017',
          description: 'Cutting, measuring, bargaining in three languages, Saturdays and school holidays.',
        },
      ],
      education: [
        { institution: 'William Angliss Institute', degree: 'Certificate IV', field: 'Hospitality', endDate: '2016' },
      ],
      skills: {
        technical: [
          'Gorgias',
          'Deputy rostering',
          'Stripe',
          'Recharge',
          'Google Sheets',
          'Shopify orders',
          'Refund policy',
          'Saved replies',
        ],
        soft: ['Warm', 'Steady', 'Notices patterns', 'Says sorry properly'],
        languages: ['English', 'Vietnamese', 'Greek (family level)'],
      },
      certifications: ['Working With Children Check (Victoria)', 'First Aid HLTAID011'],
      volunteer: [
        {
          organization: 'West Side Toy Library',
          role: 'Helpline and membership volunteer',
          startDate: '2021',
          current: true,
          description: 'Two hours on Sunday evenings: lost jigsaw pieces, renewals, reminders.',
        },
      ],
    }),
  },
]
