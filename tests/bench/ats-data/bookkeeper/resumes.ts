import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'bookkeeper-r1',
    occupation: 'bookkeeper',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Gwenllian Pryce-Okafor', email: 'gwen.pryce@inbox.example', location: 'Oswestry' },
      summary:
        'Cloud bookkeeper with ten years in practice and industry, AAT licensed. I turn carrier bags into ledgers and owners into people who photograph their receipts. Thirty clients at once is a good number; forty is not.',
      experience: [
        {
          company: 'Teme & Clun Accountancy',
          position: 'Senior Bookkeeper',
          startDate: 'Feb 2020',
          current: true,
          description: 'Portfolio of 31 small companies, sole traders and a parish church.',
          achievements: [
            'Weekly purchase and sales ledgers in Xero and QBO, receipts by Dext and AutoEntry',
            'Quarterly MTD VAT for all clients, flat rate and margin scheme included; three inspections, no adjustments',
            'CIS deductions and verification for seven subcontractor clients',
            'Month-end packs: accruals, prepayments, wages journals, handed to the accountant by day six',
            'Moved eighteen clients off Sage Instant; bank feeds save each about two hours a week',
            'Train juniors, run our lunchtime sessions for clients on cash flow and late payers',
          ],
        },
        {
          company: 'Ceiriog Timber Frames Ltd',
          position: 'Accounts Assistant',
          startDate: '2016',
          endDate: '2020',
          achievements: [
            'Matched orders, delivery notes and invoices for 140 suppliers',
            'Credit control by telephone: debtor days came down from 61 to 44',
            'Weekly wages for joiners on piece rates, pension uploads to NEST',
          ],
        },
        {
          company: 'Llangollen Tea Terrace',
          position: 'Assistant Manager',
          startDate: '2012',
          endDate: '2016',
          description: 'Cashing up, stock orders, staff rota, scones.',
        },
      ],
      education: [
        { institution: 'Wrexham Evening College', degree: 'AAT Level 3', field: 'Accounting', endDate: '2018' },
        { institution: 'Bangor University', degree: 'BA', field: 'Music', endDate: '2011' },
      ],
      skills: {
        technical: [
          'Xero (certified adviser)',
          'QuickBooks Online',
          'Dext',
          'BrightPay',
          'Ledger reconciliation',
          'Excel: XLOOKUP, pivots',
        ],
        soft: ['Explains without jargon', 'Deadline-driven', 'Team player', 'Discreet'],
        languages: ['English', 'Welsh'],
      },
      certifications: ['AAT Licensed Bookkeeper', 'Xero Payroll Certification'],
    }),
  },
  {
    id: 'bookkeeper-r2',
    occupation: 'bookkeeper',
    content: resume({
      language: 'de',
      personalInfo: { fullName: 'Annegret Zumbusch', email: 'a.zumbusch@brief.example', location: 'Calw' },
      summary:
        'Bilanzsichere Alleinbuchhalterin mit zwanzig Jahren in Steuerkanzlei und Mittelstand. Ich buche, was belegt ist, frage nach, was fehlt, und übergebe dem Steuerberater Konten, die stimmen. Führungsverantwortung suche ich nicht.',
      experience: [
        {
          company: 'Möbelwerkstätten Nagoldtal GmbH',
          position: 'Buchhalterin',
          startDate: '04/2014',
          current: true,
          description: '70 Beschäftigte, Export nach Österreich, Frankreich und in die Schweiz.',
          achievements: [
            'Kreditoren- und Debitorenbuchhaltung vollständig in DATEV, rund 900 Belege im Monat',
            'Bank, Kasse und Kreditkarten täglich; Zahlungsvorschläge und Skonti',
            'UStVA, ZM und Intrastat-Meldung; Reverse Charge bei Montagen',
            'Anzahlungen und Schlussrechnungen nach Leistungsstand abgegrenzt',
            'Mahnläufe in drei Stufen, Ausfallquote unter 0,2 %',
            'Belege digitalisiert und Freigaben per Klick eingeführt, sechs Ordner Papier weniger im Quartal',
            'Betriebsprüfung 2021 begleitet: Nachzahlung 312 Euro',
            'Monatsabschluss mit Abgrenzungen, Rückstellungen und Abschreibungen bis zum achten Arbeitstag; Bilanz und Steuererklärungen macht die Kanzlei',
            'Wöchentliche Übersicht über Zahlungsein- und -ausgänge für die beiden Inhaber',
            'Reisekosten, Bewirtungsbelege und Firmenwagen geprüft und erstattet',
          ],
        },
        {
          company: 'Kanzlei Rapp & Schönleber, Steuerberater',
          position: 'Steuerfachangestellte',
          startDate: '2005',
          endDate: '2014',
          achievements: [
            'Finanz- und Lohnbuchführung für 40 Mandanten: Handwerk, Gastronomie, zwei Arztpraxen',
            'Einnahmenüberschussrechnungen und Vorbereitung von Bilanzen nach HGB',
            'Ansprechpartnerin bei der Umstellung auf die E-Bilanz',
          ],
        },
        {
          company: 'Städtisches Krankenhaus Calw-Süd',
          position: 'Freiwilliges Soziales Jahr, Station Innere Medizin',
          startDate: '2001',
          endDate: '2002',
          description:
            'Essen verteilen, Betten machen, beim Waschen helfen. Danach wusste ich, dass mir Zahlen lieber sind.',
        },
      ],
      education: [
        {
          institution: 'Steuerberaterkammer Stuttgart',
          degree: 'Steuerfachangestellte',
          startDate: '2002',
          endDate: '2005',
        },
        {
          institution: 'IHK Nordschwarzwald',
          degree: 'Geprüfte Bilanzbuchhalterin',
          field: 'berufsbegleitend',
          endDate: '2012',
        },
      ],
      skills: {
        technical: [
          'DATEV Kanzlei-Rechnungswesen',
          'SKR 03 und SKR 04',
          'Lexware',
          'Anlagenbuchführung',
          'Kontenklärung',
          'Lohnvorerfassung',
          'Excel (SVERWEIS, Pivot)',
        ],
        soft: ['Gewissenhaft', 'Verschwiegen', 'Gelassen', 'Hilfsbereit im Team'],
        languages: ['Deutsch', 'Französisch (gut)', 'Englisch (Schriftverkehr)'],
      },
      certifications: ['DATEV-Anwenderzertifikat Rechnungswesen'],
    }),
  },
  {
    id: 'bookkeeper-r3',
    occupation: 'bookkeeper',
    content: resume({
      language: 'fr',
      personalInfo: { fullName: 'Ousmane Traoré-Lemaître', email: 'o.traore@courrier.example', location: 'Angers' },
      summary:
        "Comptable unique de PME depuis sept ans, après un début en cabinet. De la saisie à la liasse préparée pour l'expert-comptable, je tiens les comptes à jour et les délais. J'aime les chiffres justes et les conversations courtes avec les mauvais payeurs.",
      experience: [
        {
          company: 'Pépinières du Layon SAS',
          position: 'Comptable unique',
          startDate: 'mai 2019',
          current: true,
          description: '45 salariés et 60 saisonniers, chiffre d’affaires de 7 M€, deux sociétés.',
          achievements: [
            'Saisie et lettrage des comptes clients, fournisseurs et banques sur Sage 100, puis Pennylane',
            "Déclarations de TVA mensuelles, DEB, états récapitulatifs des livraisons dans l'Union",
            'Campagnes de règlement SEPA deux fois par mois ; relances amiables, encours échus divisés par deux',
            'Variables de paie et contrôle des bulletins, DSN transmise par le prestataire',
            'Situations trimestrielles : FNP, CCA, stocks de plants, amortissements',
            'Classement dématérialisé des pièces, 100 % des factures fournisseurs reçues par la plateforme',
          ],
        },
        {
          company: 'Cabinet Brossard Expertise',
          position: 'Assistant comptable',
          startDate: 'septembre 2015',
          endDate: 'avril 2019',
          achievements: [
            'Tenue de 38 dossiers BIC, BNC et agricoles sous Cegid et ISACOMPTA',
            'Révision des cycles achats et trésorerie avec le chef de mission',
            'Accueil et formation des créateurs à la caisse et aux notes de frais',
          ],
        },
        {
          company: 'Résidence Les Jardins du Roi René',
          position: 'Agent de service hospitalier',
          startDate: '2012',
          endDate: '2014',
          description:
            'Emploi étudiant de week-end : repas, entretien des chambres, aide aux levers auprès des aides-soignantes.',
        },
      ],
      education: [
        { institution: 'Lycée Joachim-du-Bellay', degree: 'BTS', field: 'Comptabilité et gestion', endDate: '2015' },
        { institution: 'CNAM Pays de la Loire', degree: 'DCG (9 unités sur 13)', startDate: '2021' },
      ],
      skills: {
        technical: [
          'Rapprochements bancaires',
          'Plan comptable général',
          'Sage 100',
          'Pennylane',
          'Tableaux croisés',
          'Immobilisations',
          'Notes de frais',
        ],
        soft: ['Rigueur', 'Ponctualité', "Esprit d'équipe", 'Fermeté courtoise'],
        languages: ['Français', 'Bambara', 'Anglais (B2)'],
      },
    }),
  },
  {
    id: 'bookkeeper-r4',
    occupation: 'bookkeeper',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Darlene Kowalczyk',
        email: 'darlene.k@mailer.example',
        phone: '+1 509 555 0172',
        location: 'Coeur d’Alene, ID',
      },
      summary:
        'Full-charge bookkeeper, 23 years, 16 in the trades. One set of eyes from receipt to trial balance. My last two employers called me their controller; I called myself the one who stays till it ties out.',
      experience: [
        {
          company: 'Panhandle Excavating Inc.',
          position: 'Office Manager / Bookkeeper',
          startDate: 'Apr 2015',
          current: true,
          description: '$9M earthwork and utilities contractor, 38 employees, three owners.',
          achievements: [
            'A/P, A/R, G/L and bank recs in QuickBooks Desktop Enterprise, 60 jobs open at any time',
            'Pay apps on AIA forms, retention tracking, preliminary notices and releases',
            'Weekly payroll in three states, Davis-Bacon reports, 940/941, workers’ comp audits',
            'Built the work-in-progress worksheet that the bonding company now asks other contractors to copy',
            'Closed months by the 8th and handed clean workpapers to the CPA; her review hours fell by a third',
            'Prepared lender packages and sat in on renewals because the owners like company at the bank',
            'Answered phones, ordered culvert, kept the peace',
            'Negotiated fuel card and copier contracts',
          ],
        },
        {
          company: 'Lakeside Plumbing & Heating',
          position: 'Bookkeeper',
          startDate: '2010',
          endDate: '2015',
          achievements: [
            'Service dispatch billing, 1099s, sales tax for two states',
            'Found $41,000 in supplier double charges going back four years',
          ],
        },
        {
          company: 'Silver Valley Credit Union',
          position: 'Member Services and Reconciliation Clerk',
          startDate: '2003',
          endDate: '2010',
          description: 'Teller line, ACH exceptions, daily settlement of the ATM network.',
        },
      ],
      education: [
        { institution: 'North Lakes Community College', degree: 'AAS', field: 'Accounting', endDate: '2003' },
      ],
      skills: {
        technical: [
          'QuickBooks Enterprise',
          'Foundation Software',
          'Job costing',
          'Certified payroll',
          'Cash forecasting',
          'Excel lookups',
        ],
        soft: ['Accurate', 'Confidential', 'Unflappable with superintendents', 'Wears many hats'],
        languages: ['English', 'Polish (kitchen)'],
      },
      certifications: ['QuickBooks ProAdvisor', 'AIPB Certified Bookkeeper', 'Notary Public, Idaho'],
    }),
  },
  {
    id: 'bookkeeper-r5',
    occupation: 'bookkeeper',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Minh-Châu Delacorte',
        email: 'chau.delacorte@postbox.example',
        location: 'Torquay, Victoria',
      },
      summary:
        'Former financial controller who sold the suits and opened a small bookkeeping practice by the sea. Twelve clients, mostly health and hospitality. I do the entries myself and I like it that way.',
      experience: [
        {
          company: 'Driftline Books (own practice)',
          position: 'Bookkeeper and BAS Agent',
          startDate: 'Jul 2019',
          current: true,
          achievements: [
            'Daily coding of bank feeds, bills and takings in Xero for clinics, cafés and a surf school',
            'Pay runs for 140 people across six awards, STP Phase 2, superannuation and portable long service',
            'BAS and IAS lodged on time for 29 quarters out of 29',
            'Reconciled two years of HICAPS and Tyro for a dental practice; recovered $18,400 of unpaid claims',
            'Monthly profit reports that owners read, one page, three comments',
            'Set-up of Deputy, Employment Hero, Stripe and Square integrations',
            'Quarterly catch-up with each owner: what is owed, what is due, what can wait',
            'Clean handover files for five different tax accountants, who now send me work',
            'Talked a yoga teacher out of three unnecessary companies',
          ],
        },
        {
          company: 'Harcourt Street Hotels Group',
          position: 'Financial Controller',
          startDate: '2012',
          endDate: '2019',
          achievements: [
            'Consolidated nine entities, statutory accounts, bank covenants and board papers',
            'Led eleven staff in accounts payable, payroll and night audit',
            'Annual budget and rolling forecast with general managers; audit closed without management points in 2017 and 2018',
            'Chose and rolled out a new ERP and purchasing workflow across five properties',
            'Weekly thirteen-week cash forecast for the lender during a refinancing, covenant certificates each quarter',
            'Advised the CFO on leases under AASB 16 and on the sale of two freeholds',
          ],
        },
        {
          company: 'Pemberton Vale Chartered Accountants',
          position: 'Auditor',
          startDate: '2006',
          endDate: '2012',
          description: 'Graduate to supervisor; clubs, councils, wineries.',
        },
      ],
      education: [
        { institution: 'Deakin Bay University', degree: 'Bachelor of Commerce', field: 'Accounting', endDate: '2005' },
        { institution: 'Chartered Accountants ANZ', degree: 'CA Program', endDate: '2009' },
      ],
      skills: {
        technical: [
          'Xero',
          'Hubdoc',
          'Payroll',
          'Accounts receivable follow-up',
          'MYOB',
          'Chart of accounts clean-up',
          'Cliniko exports',
        ],
        soft: ['Plain speaking', 'Discreet', 'Flexible', 'Good with stakeholders who hate numbers'],
        languages: ['English', 'Vietnamese', 'French'],
      },
      certifications: [
        'Registered BAS Agent (TPB)',
        'Xero Advisor',
        'Certificate IV in Accounting and Bookkeeping (trainer)',
      ],
    }),
  },
  {
    id: 'bookkeeper-r6',
    occupation: 'bookkeeper',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Fionnuala Brannigan',
        email: 'fionnuala.b@inbox.example',
        location: 'Mullingar, Co. Westmeath',
      },
      summary:
        'Finance officer for charities and clubs, accounting technician, mother of three hurlers. I look after every euro from ticket desk to audit file and can explain it to a committee at nine in the evening.',
      experience: [
        {
          company: 'Lough Ennell Family Resource Centre',
          position: 'Finance & Administration Officer',
          startDate: 'Sep 2018',
          current: true,
          description: 'Part time, income of €1.1M from seven funders.',
          achievements: [
            'Input and pay supplier invoices, staff travel and petty cash; monthly reconciliation of five accounts',
            'Separate restricted from unrestricted money and report against each grant, Tusla and Pobal included',
            'Wages for 24 in Thesaurus, ROS filings, pension deductions',
            'Income and expenditure to date, budget comparison and short commentary for the board',
            'Prepare the auditors’ binder; letters of recommendation fell from nine points to one',
            'Wrote the cash handling and purchasing procedures with the treasurer',
            'Keep the register of assets, insurance schedule, service contracts and the very old minibus',
            'Moved 2,400 donors into a new database and matched six years of standing orders to names',
            'Draft budgets with each project worker in September, then chase the overspends in March',
            'Answer the phone, book the hall and know where the stopcock is',
          ],
        },
        {
          company: 'Midland Agri Stores',
          position: 'Accounts Payable and Receivable Clerk',
          startDate: '2009',
          endDate: '2018',
          achievements: [
            'Statements for 1,300 farm accounts, lodgements, stop lists and kind phone calls in a wet spring',
            'VAT3, Intrastat and rebates; stock count twice a year',
            'Moved the branch from paper daybooks to Sage 50',
            'Trained three school leavers at the counter in posting, filing and patience',
          ],
        },
        {
          company: 'St Etchen’s Home',
          position: 'Healthcare Assistant (nights)',
          startDate: '2005',
          endDate: '2009',
          description: 'Personal care for 30 residents while the children were small. Studied for IATI on my breaks.',
        },
      ],
      education: [
        {
          institution: 'Accounting Technicians Ireland',
          degree: 'Diploma for Accounting Technicians',
          endDate: '2009',
        },
        { institution: 'The Wheel (short course)', degree: 'Charities SORP in practice', endDate: '2020' },
      ],
      skills: {
        technical: [
          'Big Red Cloud',
          'Sage 50',
          'Thesaurus Payroll',
          'Grant reporting',
          'RCT',
          'Journals',
          'Salesforce donations',
          'Fixed assets',
        ],
        soft: ['Trusted', 'Organised', 'Diplomatic with volunteers', 'Works to deadlines'],
        languages: ['English', 'Irish (fluent)'],
      },
      certifications: ['MIATI'],
    }),
  },
]
