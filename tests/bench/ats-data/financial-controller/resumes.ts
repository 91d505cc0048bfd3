import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'financial-controller-r1',
    occupation: 'financial-controller',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Imran Satterthwaite',
        email: 'imran.satterthwaite@inbox.example',
        location: 'Huddersfield',
      },
      summary:
        'Chartered accountant, eleven years since qualifying, the last eight in factories. I run finance teams that close quickly, explain themselves and leave an audit file nobody has to apologise for. Used to sponsors, lenders and forklift trucks.',
      experience: [
        {
          company: 'Calderbrook Foods Ltd',
          position: 'Financial Controller',
          startDate: 'Jan 2021',
          current: true,
          description: 'Chilled bakery, £74m turnover, three sites, owned by a mid-market fund since 2022.',
          achievements: [
            'Shortened group month-end from twelve working days to five with a close calendar and account owners',
            'Manage nine: ledgers, payroll, a management accountant and two apprentices',
            'Converted the group from FRS 102 to IFRS before a debt raise; lease standard alone moved net debt by £6m',
            'Weekly cash call and short-term forecast, accurate within 3% over the last year',
            'Rewrote delegation of authority after a supplier fraud attempt; no payment now leaves on one signature',
            'Finance workstream of two bolt-on acquisitions: opening balance sheets, completion accounts, hundred-day plan',
          ],
        },
        {
          company: 'Northern Gauge Wire plc',
          position: 'Group Accountant, later Finance Manager',
          startDate: '2018',
          endDate: '2020',
          achievements: [
            'Consolidation of fourteen subsidiaries in OneStream, interim and annual report notes',
            'Standard cost rolls and obsolescence provisions with two plants',
            'Tax packs, group relief, senior accounting officer testing',
          ],
        },
        {
          company: 'Oldroyd Kaye LLP',
          position: 'Audit Trainee to Assistant Manager',
          startDate: '2012',
          endDate: '2018',
          description: 'Manufacturing, schools and football clubs in West Yorkshire.',
        },
      ],
      education: [
        { institution: 'ICAEW', degree: 'ACA', endDate: '2015', gpa: 'first-time passes' },
        { institution: 'University of Salford Quays', degree: 'BSc', field: 'Mathematics', endDate: '2012' },
      ],
      skills: {
        technical: [
          'IFRS and UK GAAP',
          'Dynamics 365',
          'Consolidation',
          'Covenant modelling',
          'Control design',
          'Power Query',
        ],
        soft: ['Direct', 'Coaches accountants', 'Stakeholder management', 'Calm in fast-paced weeks'],
        languages: ['English', 'Punjabi'],
      },
    }),
  },
  {
    id: 'financial-controller-r2',
    occupation: 'financial-controller',
    content: resume({
      language: 'de',
      personalInfo: { fullName: 'Friederike Anschütz', email: 'f.anschuetz@brief.example', location: 'Weimar' },
      summary:
        'Vom Buchungssatz zum Konzernabschluss: Ich habe als Buchhalterin begonnen, berufsbegleitend studiert und leite seit 2018 das Rechnungswesen eines exportstarken Maschinenbauers. Ich schätze klare Zuständigkeiten, kurze Berichte und Prüfer, die pünktlich fertig werden.',
      experience: [
        {
          company: 'Kranich Fördertechnik GmbH',
          position: 'Leiterin Rechnungswesen und Finanzen',
          startDate: '07/2018',
          current: true,
          description: '310 Beschäftigte, 58 Mio. Euro Umsatz, Gesellschaften in Polen, Italien und der Türkei.',
          achievements: [
            'Verantwortung für neun Mitarbeitende in Haupt- und Nebenbuchhaltung, Entgeltabrechnung und Treasury',
            'Einzel- und Konzernabschlüsse (HGB), Reporting Package nach IFRS für den Minderheitsgesellschafter',
            'Fast Close: Abschluss am fünften statt am zwölften Arbeitstag',
            'Hyperinflationsbilanzierung der türkischen Tochter mit dem Prüfer erstmals umgesetzt',
            'Planung, Hochrechnung und Soll-Ist-Vergleich mit den Bereichsleitern, Vorlage für den Beirat',
            'Konsortialkredit über 12 Mio. Euro verlängert, Kennzahlen vierteljährlich bescheinigt',
            'Verfahrensdokumentation und Freigabematrix eingeführt; Einführung von SAP S/4HANA als Teilprojektleiterin',
          ],
        },
        {
          company: 'Thüringer Backwaren Verbund eG',
          position: 'Bilanzbuchhalterin, stellvertretende Abteilungsleitung',
          startDate: '2011',
          endDate: '2018',
          achievements: [
            'Abstimmung, Abgrenzung, Rückstellungsspiegel und Anhang',
            'Kostenstellenrechnung aufgebaut, Kalkulation mit der Produktion geschärft',
            'Umsatzsteuerliche Würdigung grenzüberschreitender Lieferungen',
            'Vertretung der Leitung in der Jahresabschlussprüfung und gegenüber der Genossenschaftsbank',
            'Drei Auszubildende zu Prüfungen gebracht, eine davon ist heute meine Stellvertreterin',
          ],
        },
        {
          company: 'Autohaus Rennsteig',
          position: 'Buchhalterin',
          startDate: '2006',
          endDate: '2011',
          description:
            'Kreditoren, Debitoren, Kasse, Mahnwesen, Voranmeldungen mit DATEV, Vorarbeiten für die Steuerberaterin.',
        },
      ],
      education: [
        {
          institution: 'Fernhochschule Ilmtal',
          degree: 'Master of Arts',
          field: 'Rechnungslegung, Steuern und Prüfung',
          endDate: '2017',
        },
        { institution: 'IHK Erfurt', degree: 'Bilanzbuchhalterin (international)', endDate: '2013' },
      ],
      skills: {
        technical: [
          'HGB und IFRS',
          'LucaNet',
          'SAP FI/CO',
          'DATEV',
          'Liquiditätsplanung',
          'Internes Kontrollsystem',
          'Verrechnungspreisdokumentation',
        ],
        soft: ['Führungsstark', 'Integer', 'Verbindlich', 'Hands-on-Mentalität'],
        languages: ['Deutsch', 'Englisch (verhandlungssicher)', 'Polnisch (Grundlagen)'],
      },
    }),
  },
  {
    id: 'financial-controller-r3',
    occupation: 'financial-controller',
    content: resume({
      language: 'es',
      personalInfo: {
        fullName: 'Arantxa Bergareche Soto',
        email: 'arantxa.bergareche@correo.example',
        location: 'Pamplona',
      },
      summary:
        'Controller financiera con catorce años entre auditoría e industria alimentaria. Cierro, consolido, presupuesto y, sobre todo, pregunto por qué. Acostumbrada a consejos de familia, bancos nerviosos y fábricas que no paran.',
      experience: [
        {
          company: 'Grupo Hortícola Arga, S.A.',
          position: 'Controller financiera',
          startDate: 'septiembre 2019',
          current: true,
          description: 'Seis sociedades en España, Perú y Marruecos, 93 M€ de ventas, equipo de ocho personas.',
          achievements: [
            'Cierre consolidado en siete días hábiles (antes quince) bajo NIIF',
            'Presupuesto anual y previsiones trimestrales con los directores de planta; desviación del EBITDA por debajo del 4 %',
            'Renegociación de un sindicado de 18 M€ y seguimiento mensual de las ratios',
            'Implantación del manual de políticas contables y de la segregación de funciones en compras y tesorería',
            'Coste estándar por variedad y campaña, márgenes por cliente en Power BI',
            'Interlocución con auditores, Hacienda y asesores fiscales; documentación de precios de transferencia',
            'Dirijo a los contables de cada sociedad y reviso sus conciliaciones y su cuadre de IVA',
            'Plan de tesorería a doce semanas que el director general mira cada lunes, con anticipos de cliente y líneas de campaña',
            'Análisis de inversión de una línea de congelado de 6 M€: flujos descontados, subvención y plazo de recuperación',
            'Sustitución del ERP: mapa de procesos, limpieza de maestros, pruebas y formación de 45 usuarios',
            'Informe mensual de tres páginas para el consejo, con lo que fue bien, lo que no y qué se va a hacer',
            'Acompañé la compra de la filial peruana: revisión previa, fondo de maniobra, ajuste del precio',
          ],
        },
        {
          company: 'Bodegas Peñacorva',
          position: 'Responsable de administración',
          startDate: '2015',
          endDate: '2019',
          achievements: [
            'Contabilidad general, impuestos y cuentas anuales de cuatro sociedades con dos personas a cargo',
            'Migración de ContaPlus a Microsoft Dynamics Business Central',
            'Remesas, seguros de crédito y cobertura de divisas para exportar a Canadá',
            'Gestión del impuesto especial y de los libros de bodega',
            'Negociación con tres entidades de las pólizas de vendimia',
          ],
        },
        {
          company: 'Iruña Auditores Asociados',
          position: 'Auditora',
          startDate: '2012',
          endDate: '2015',
          description: 'Cooperativas, residencias de mayores y ayuntamientos.',
        },
      ],
      education: [
        {
          institution: 'Universidad del Arga',
          degree: 'Grado',
          field: 'Administración y Dirección de Empresas',
          endDate: '2012',
        },
        {
          institution: 'Escuela de Finanzas de Navarra',
          degree: 'Máster',
          field: 'Control de gestión',
          endDate: '2016',
        },
      ],
      skills: {
        technical: [
          'NIIF',
          'Plan General Contable',
          'Consolidación',
          'Business Central',
          'Power BI',
          'Modelos de tesorería',
          'Control interno',
        ],
        soft: ['Liderazgo cercano', 'Firmeza', 'Trabajo en equipo', 'Curiosidad'],
        languages: ['Castellano', 'Euskera', 'Inglés (C1)', 'Francés (B2)'],
      },
      certifications: ['ROAC, no ejerciente'],
    }),
  },
  {
    id: 'financial-controller-r4',
    occupation: 'financial-controller',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Marcus Delray Abernathy',
        email: 'm.abernathy@mailer.example',
        phone: '+1 423 555 0191',
        location: 'Chattanooga, TN',
      },
      summary:
        'Hands-on controller for owner-run businesses under $30M. I have been the bookkeeper, supervised the bookkeeper and covered for the bookkeeper’s honeymoon. CPA, licensed in Tennessee and Georgia.',
      experience: [
        {
          company: 'Scenic City Orthodontics (five offices)',
          position: 'Controller',
          startDate: 'Jun 2020',
          current: true,
          description: 'First controller; team of three covering payables, collections and payroll.',
          achievements: [
            'Cash to accrual conversion, first GAAP statements, first review engagement without adjusting entries in year two',
            'Merged five QuickBooks Online files into Sage Intacct with location and provider dimensions',
            'Budget by office, rolling forecast, weekly KPI sheet that the doctors open on their phones',
            'Split duties at the front desk after finding $23K of skimmed cash; wrote the policy, trained 60 people',
            'Bought two practices: quality of earnings, working capital peg, seller note',
            'Still approve every bank rec personally and enter journals when someone is out',
          ],
        },
        {
          company: 'Lookout Ridge Distributing',
          position: 'Assistant Controller',
          startDate: '2016',
          endDate: '2020',
          achievements: [
            'GL close, fixed assets, sales tax in nine states, borrowing base certificate',
            'Inventory roll-forward and cycle count program at two warehouses',
          ],
        },
        {
          company: 'Haslett Bowie & Company, CPAs',
          position: 'Staff and Senior Accountant',
          startDate: '2012',
          endDate: '2016',
          description: 'Audits of nonprofits and benefit plans in winter, write-up and bookkeeping clients in summer.',
        },
        {
          company: 'Mountain Creek Animal Shelter',
          position: 'Part-time Bookkeeper',
          startDate: '2010',
          endDate: '2012',
          description: 'QuickBooks, donations, vendor checks, one bite.',
        },
      ],
      education: [
        {
          institution: 'Tennessee Valley State University',
          degree: 'BS and MAcc',
          field: 'Accounting',
          endDate: '2012',
        },
      ],
      skills: {
        technical: [
          'Sage Intacct',
          'QuickBooks',
          'US GAAP',
          'ASC 842',
          'Financial modeling',
          'Internal controls',
          'Cash flow management',
        ],
        soft: ['Coach', 'Plain English with owners', 'Multi-tasker', 'Trustworthy'],
        languages: ['English'],
      },
      certifications: ['CPA (TN, GA)', 'Sage Intacct Implementation Specialist'],
    }),
  },
  {
    id: 'financial-controller-r5',
    occupation: 'financial-controller',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Sorcha Nic Giolla', email: 'sorcha@nicgiolla.example', location: 'Dublin 8' },
      summary:
        'Start-up finance lead, ACCA. Took two companies from a shared inbox of receipts to clean audits and closed rounds. I like the stage at which you post the invoice in the morning and present to investors after lunch.',
      experience: [
        {
          company: 'Lumenfold Learning Ltd',
          position: 'Financial Controller',
          startDate: 'Oct 2021',
          current: true,
          description: 'Education software, 70 staff, Series B, entities in Ireland, the UK and Delaware.',
          achievements: [
            'Brought accounting in from an outsourced bookkeeper: Xero tidy-up, then NetSuite in five months, with a hire of two',
            'Monthly results on day five instead of day twenty-two',
            'Deferred income and multi-element contracts documented under IFRS 15, accepted by the auditor without change',
            'Integrated forecast model (P&L, balance sheet, cash) used for a €19m raise; ran the data room',
            'Recurring revenue, churn and payback reported to the board every second month',
            'Set up Pleo, approval limits and a travel policy shorter than one page',
            'Claimed €610k of R&D credit, survived the Revenue aspect query',
          ],
        },
        {
          company: 'Grainne’s Kombucha',
          position: 'Finance Manager',
          startDate: '2017',
          endDate: '2021',
          achievements: [
            'All of finance alone until 2019: ledger, VAT, payroll, stock, excise, investor letters',
            'Landed cost per bottle by flavour; dropped two products that lost money',
            'Enterprise Ireland grant claims and a €1.2m crowdfunding round',
          ],
        },
        {
          company: 'Merrion Gate Audit',
          position: 'Trainee Accountant',
          startDate: '2012',
          endDate: '2017',
          description: 'Owner-managed firms, nursing homes and a circus. Accounts preparation first, audit later.',
        },
      ],
      education: [
        { institution: 'ACCA', degree: 'Member', endDate: '2016' },
        { institution: 'Liffey University', degree: 'BA', field: 'English and Philosophy', endDate: '2011' },
      ],
      skills: {
        technical: [
          'NetSuite',
          'Xero',
          'Cap tables (Carta)',
          'Option schemes',
          'SaaS metrics',
          'Transfer pricing basics',
          'Excel modelling',
          'SQL (reads it)',
        ],
        soft: ['Writes clearly', 'Says no kindly', 'Thrives in a fast-paced team', 'Founders’ sounding board'],
        languages: ['English', 'Irish', 'Italian (B1)'],
      },
      volunteer: [
        {
          organization: 'Liberties Community Kitchen',
          role: 'Treasurer',
          startDate: '2019',
          current: true,
          description: 'Keep the cash book, make the lodgements, file the annual return for the charity regulator.',
        },
      ],
    }),
  },
  {
    id: 'financial-controller-r6',
    occupation: 'financial-controller',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Kavitha Ramanujam-Lee', email: 'kavitha.rl@postbox.example', location: 'Singapore' },
      summary:
        'Site and regional controller in chemicals and medical devices. Twelve years of factories on both sides of the Causeway, and before that two on hospital wards: I left nursing for night-school accountancy and have never minded an early start.',
      experience: [
        {
          company: 'Helvora Specialty Resins (Asia)',
          position: 'Plant Financial Controller, Jurong Island',
          startDate: 'Apr 2019',
          current: true,
          description: 'Continuous process, SGD 120m spend, four reports in cost, payables and fixed assets.',
          achievements: [
            'Books shut on WD3 and group pack submitted on WD4 without a late filing since 2020',
            'Annual standards, usage and price variances explained with the shift managers every Monday',
            'Write-down of stale intermediates cut from SGD 2.1m to 0.6m by a disposal plan with sales',
            'Led key control testing for the head office; open points from internal audit down from seventeen to two',
            'Appraised and tracked SGD 34m of capital projects, including a steam recovery unit',
            'Part of the site leadership team: safety walks, energy savings, wage negotiation',
          ],
        },
        {
          company: 'Corvane Medical Devices, Penang',
          position: 'Finance Manager',
          startDate: '2014',
          endDate: '2019',
          achievements: [
            'SAP CO-PC and material ledger go-live for two lines',
            'Sales and service tax, transfer pricing file, pioneer status reporting',
            'Overdue receivables from distributors reduced to 3%',
          ],
        },
        {
          company: 'Tan & Selvaraj PAC',
          position: 'Accounts Executive, then Audit Senior',
          startDate: '2009',
          endDate: '2014',
          description: 'Full sets of accounts for thirty small companies, GST returns, statutory audits, XBRL.',
        },
        {
          company: 'Kallang General Hospital',
          position: 'Staff Nurse, Surgical',
          startDate: '2006',
          endDate: '2008',
          description:
            'Post-operative care, medication rounds, shift handover; registered with the Singapore Nursing Board until 2010.',
        },
      ],
      education: [
        { institution: 'ACCA, evening programme', degree: 'Fellow', endDate: '2012' },
        { institution: 'Bukit Polytechnic', degree: 'Diploma', field: 'Nursing', endDate: '2006' },
      ],
      skills: {
        technical: [
          'SAP S/4HANA FI and CO',
          'HFM',
          'Product costing',
          'SFRS(I)',
          'Power BI',
          'Capex evaluation',
          'Inventory valuation',
          'GST',
        ],
        soft: ['Business partner', 'Curious on the shop floor', 'Develops people', 'Team player'],
        languages: ['English', 'Tamil', 'Mandarin (working)', 'Malay'],
      },
      certifications: ['CA (Singapore)', 'Lean Six Sigma Green Belt'],
    }),
  },
]
