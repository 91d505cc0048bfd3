import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'financial-controller-p1',
    occupation: 'financial-controller',
    text: `Group Financial Controller
Bramhope Packaging Group | Wakefield, three days on site | c. £95,000, car allowance, 20% bonus

Bramhope makes the cardboard around your parcels. Four manufacturing sites, 610 colleagues, revenue of £118m, and since last autumn majority owned by Aldersgate Mid-Market Partners. The plan for the next four years has two acquisitions and a lot of recycled fibre in it.

Reporting to the CFO, with a team of fourteen (two site finance managers, a group accountant, a shared service centre for ledgers and payroll), you own the integrity of the numbers.

Key accountabilities
1. A consolidated month end in six working days, down from eleven, with commentary that the investor does not have to ring about
2. Statutory accounts under FRS 102 for seven entities and the first conversion to IFRS
3. Lead the external audit; agree scope, fees and judgemental areas
4. Balance sheet ownership: a reconciliation and an owner for every code
5. Thirteen-week cash flow, net debt bridge and banking covenants
6. Design and test internal controls; write the financial policies that do not exist yet
7. Corporation tax, VAT group and R&D claims through advisers
8. Finance lead on integration of acquired businesses, and on replacing Sage 200 by Microsoft Dynamics 365

You
ACA or ACCA, trained in practice, five years after qualification or thereabouts. Manufacturing background with standard costing and stock provisions. Private equity reporting is an advantage. You develop people: two of our clerks are half way through CIMA. Commercial, direct, able to challenge a managing director over a stock count at 7 a.m.

What comes with it
Car allowance £8,000, sweet equity after twelve months, family medical cover, 26 days and the days between Christmas and New Year.

Bramhope is a Disability Confident employer. Our agency partners are briefed; speculative CVs from others will not be read.`,
    keywords: [
      'consolidated month end',
      'commentary',
      'Statutory accounts',
      'FRS 102',
      'IFRS',
      'external audit',
      'Balance sheet',
      'reconciliation',
      'Thirteen-week cash flow',
      'net debt bridge',
      'banking covenants',
      'internal controls',
      'financial policies',
      'Corporation tax',
      'VAT group',
      'R&D claims',
      'integration of acquired businesses',
      'Sage 200',
      'Microsoft Dynamics 365',
      'ACA',
      'ACCA',
      'Manufacturing',
      'standard costing',
      'stock provisions',
      'Private equity reporting',
      'develop people',
      'Commercial',
      'challenge a managing director',
    ],
  },
  {
    id: 'financial-controller-p2',
    occupation: 'financial-controller',
    text: `Leitung Finanzbuchhaltung und Controlling (w/m/d)

Kurz gesagt: Sie verantworten bei der Hydronika Messtechnik AG in Jena das gesamte Rechnungswesen, und zwar so, dass Vorstand, Wirtschaftsprüfer und Hausbank ruhig schlafen.

Zu uns
Hydronika entwickelt Durchflusssensoren für Wasserwerke und Brauereien. 230 Kolleginnen und Kollegen, 41 Mio. Euro Umsatz, Töchter in Brünn, Lyon und Chicago. Nicht börsennotiert, aber mit Anleihe.

Ihr Verantwortungsbereich
– fachliche und disziplinarische Führung von sieben Mitarbeitenden in Debitoren-, Kreditoren-, Anlagen- und Lohnbuchhaltung
– Monats-, Quartals- und Jahresabschlüsse nach HGB, Konzernabschluss mit Überleitung auf IFRS
– Ansprechperson für Abschlussprüfung, Betriebsprüfung und Steuerberatung
– Budget, rollierender Forecast, Abweichungsanalysen und Deckungsbeitragsrechnung je Produktlinie
– Liquiditätssteuerung, Währungssicherung, Reporting an die Anleihegläubiger
– Verrechnungspreise samt Dokumentation mit den Auslandsgesellschaften
– Ausbau des internen Kontrollsystems, Verfahrensdokumentation nach GoBD
– Ablösung von proALPHA durch SAP S/4HANA (Modul FI/CO), Projektstart im Januar

Ihr Hintergrund
Betriebswirtschaftliches Studium mit Schwerpunkt Rechnungslegung oder Abschluss als Bilanzbuchhalter/in, danach mindestens sechs Jahre in Industrie oder Wirtschaftsprüfung, davon zwei mit Personalverantwortung. Konsolidierung beherrschen Sie, am besten mit LucaNet. Verhandlungssicheres Englisch; Tschechisch oder Französisch öffnet Türen. Sie erklären einem Ingenieur, was eine Rückstellung ist, ohne dass er aufsteht und geht. Hands-on, durchsetzungsstark, integer.

Das Paket
85.000 bis 98.000 Euro, variabler Anteil, 35-Stunden-Option, Kita auf dem Campus, Deutschlandticket, mobil an zwei Tagen. Eintritt nach Ihrer Kündigungsfrist; auf ein gutes halbes Jahr können wir warten.

Wir fragen nicht nach Foto, Familienstand oder Geburtsdatum. Unsere Schwerbehindertenvertretung sitzt auf Wunsch im Gespräch dabei.`,
    keywords: [
      'Führung von sieben Mitarbeitenden',
      'Anlagen- und Lohnbuchhaltung',
      'Jahresabschlüsse nach HGB',
      'Konzernabschluss',
      'IFRS',
      'Abschlussprüfung',
      'Betriebsprüfung',
      'Budget',
      'rollierender Forecast',
      'Abweichungsanalysen',
      'Deckungsbeitragsrechnung',
      'Liquiditätssteuerung',
      'Währungssicherung',
      'Reporting',
      'Verrechnungspreise',
      'internen Kontrollsystems',
      'GoBD',
      'proALPHA',
      'SAP S/4HANA',
      'FI/CO',
      'Bilanzbuchhalter',
      'Betriebswirtschaftliches Studium',
      'Personalverantwortung',
      'Konsolidierung',
      'LucaNet',
      'Englisch',
      'Tschechisch',
      'Französisch',
      'durchsetzungsstark',
      'integer',
    ],
  },
  {
    id: 'financial-controller-p3',
    occupation: 'financial-controller',
    text: `Responsable comptable et financier (H/F) – Groupe Montazur, Chambéry

Montazur exploite onze refuges, trois télécabines et une quarantaine de restaurants d'altitude. Notre activité est saisonnière, notre bonne humeur un peu moins. 320 permanents, 900 personnes en février, 64 M€ de chiffre d'affaires, actionnariat familial.

Rattaché(e) à la directrice générale, vous garantissez la fiabilité des comptes des neuf sociétés et vous éclairez les décisions. Votre équipe : un chef comptable, quatre comptables, une contrôleuse de gestion et une chargée de trésorerie.

Missions

• superviser la tenue comptable, valider les clôtures mensuelles à J+8 et arrêter les comptes sociaux ;
• établir la consolidation en normes françaises (règlement ANC 2020-01) ;
• être l'interlocuteur des commissaires aux comptes, de l'administration fiscale et des banques ;
• construire le budget et trois reprévisions par an avec les directeurs d'exploitation ;
• piloter la trésorerie, les lignes de crédit saisonnières et le suivi des covenants ;
• renforcer le contrôle interne, en particulier les caisses et les stocks ;
• instruire les investissements : plan de financement, VAN, retour attendu ;
• assurer l'intégration fiscale et sécuriser la TVA sur les titres de transport ;
• conduire le passage à la facturation électronique et à Sage X3.

Profil

De formation supérieure (DSCG, master CCA ou expertise comptable), vous justifiez d'au moins sept ans d'expérience, commencée en cabinet d'audit et poursuivie en entreprise multisite. Vous maîtrisez Excel et un outil de BI, Power BI de préférence. Manager de terrain, pédagogue, vous savez aussi passer une écriture quand il le faut. Anglais courant pour nos partenaires suisses alémaniques et italiens.

Rémunération : 72 à 80 k€ plus intéressement, véhicule, forfait ski pour la famille, télétravail un jour par semaine hors saison.

Toutes les candidatures sont étudiées à compétences égales ; l'accessibilité de nos bureaux est totale, celle de nos refuges un peu moins.`,
    keywords: [
      'superviser la tenue comptable',
      'clôtures mensuelles',
      'comptes sociaux',
      'consolidation',
      'ANC 2020-01',
      'commissaires aux comptes',
      'administration fiscale',
      'budget',
      'reprévisions',
      'trésorerie',
      'lignes de crédit',
      'covenants',
      'contrôle interne',
      'plan de financement',
      'VAN',
      'intégration fiscale',
      'TVA',
      'facturation électronique',
      'Sage X3',
      'DSCG',
      'expertise comptable',
      "cabinet d'audit",
      'multisite',
      'Excel',
      'Power BI',
      'Manager de terrain',
      'pédagogue',
      'Anglais courant',
    ],
  },
  {
    id: 'financial-controller-p4',
    occupation: 'financial-controller',
    text: `CONTROLLER – Family of Three Veterinary Hospitals (Chattanooga TN)

Ridgecut Veterinary Partners | $98–118K + profit share | Onsite 4 days

You'd be replacing an outside fractional CFO and a filing cabinet. We have a bookkeeper (Joanne, excellent, staying) and a part-time AP clerk. You would manage both, and on some days you would be both.

WHAT YOU OWN
* Monthly close by business day 7; move us from cash basis to accrual, GAAP-compliant financials by year end
* Chart of accounts redesign so that three hospitals can be compared on one page
* Review of AP, AR, payroll and bank recs prepared by the team
* Annual budget by hospital, quarterly reforecast, KPI dashboard (revenue per DVM, COGS %, no-show rate)
* Cash management, debt schedule, equipment leases under ASC 842
* Segregation of duties: today the same person opens mail and posts deposits. Fix it
* Multi-state sales tax, 401(k) audit, CPA firm liaison for the compilation and the S-corp return
* Due diligence on a fourth hospital in 2027

WHAT YOU'LL BRING
Bachelor's in accounting; CPA or on the way. 7+ years, some in public accounting, some as the only grown-up in a small finance department. QuickBooks Online today, Sage Intacct tomorrow; you have lived through a migration. Advanced Excel. You coach rather than correct, you present to owners who are surgeons, and your ethics don't need a policy.

PLUS: physician, dental or vet practice; multi-entity; R2 pet tolerance (there is a goose).

PERKS
Health, dental, actual dental for your dog. Four weeks PTO, no busy season, CPE and license dues.

Ridgecut hires for skill and heart, with no preference for any background the law protects or any it forgot.`,
    keywords: [
      'Monthly close',
      'accrual',
      'GAAP-compliant financials',
      'Chart of accounts',
      'Review of AP, AR, payroll and bank recs',
      'Annual budget',
      'quarterly reforecast',
      'KPI dashboard',
      'Cash management',
      'debt schedule',
      'ASC 842',
      'Segregation of duties',
      'Multi-state sales tax',
      '401(k) audit',
      'CPA firm liaison',
      'compilation',
      'S-corp return',
      'Due diligence',
      "Bachelor's in accounting",
      'CPA',
      'public accounting',
      'QuickBooks Online',
      'Sage Intacct',
      'migration',
      'Advanced Excel',
      'coach',
      'present to owners',
      'ethics',
      'multi-entity',
      'manage both',
    ],
  },
  {
    id: 'financial-controller-p5',
    occupation: 'financial-controller',
    text: `First finance hire at Pollenpath, Dublin

We are thirty-four people who build sensors and software that tell beekeepers, and increasingly insurers, how their hives are doing. In March we closed a Series A of eleven million euro. Until now our books have been kept by a lovely outsourced firm in Xero, and our forecasts by Aoife, who is our chief executive and should be doing something else. We're looking for a financial controller to take both, and to build whatever ought to stand between them.

To begin with you will be close to the ground. You'll bring the bookkeeping in house with one junior whom you hire yourself, get from a three-week close to a one-week close, and sort out revenue recognition under IFRS 15, since we sell hardware, subscriptions and data licences in the same contract. You will put in approvals, an expense policy and a spend tool such as Pleo or Spendesk before anybody feels the need for one. Then the work widens: a three-statement model that survives questions, board packs every second month, cap table and share options with our lawyers, the R&D tax credit, two grants with milestones, a UK subsidiary and soon a Delaware one with transfer pricing between them, and the first statutory audit. Investors will ring you directly. So will the warehouse.

We think you qualified (ACA, ACCA or CIMA) some years ago, possibly in a Big Four firm, and have since worked somewhere small enough that you fixed the printer. SaaS metrics such as ARR and net retention are familiar. You write clearly, you are comfortable saying "I don't know, I'll tell you on Thursday", and you can hold a boundary with founders. NetSuite, equity rounds or hardware inventory would each save you a month.

The salary is €85,000 to €100,000 with options. We work at Smithfield on Tuesdays and Wednesdays and otherwise where we like. Fewer than half of us have done things in the usual order, so please apply if you haven't either. There will be honey.`,
    keywords: [
      'Xero',
      'forecasts',
      'one-week close',
      'revenue recognition',
      'IFRS 15',
      'approvals',
      'expense policy',
      'Pleo',
      'Spendesk',
      'three-statement model',
      'board packs',
      'cap table',
      'share options',
      'R&D tax credit',
      'grants',
      'transfer pricing',
      'statutory audit',
      'ACA',
      'ACCA',
      'CIMA',
      'Big Four',
      'SaaS metrics',
      'ARR',
      'net retention',
      'write clearly',
      'hold a boundary with founders',
      'NetSuite',
      'equity rounds',
      'hardware inventory',
    ],
  },
  {
    id: 'financial-controller-p6',
    occupation: 'financial-controller',
    text: `Plant Financial Controller, Tuas (Singapore)
Norrvik Marine Coatings Pte Ltd, subsidiary of a Swedish group. Job ref SGP-FIN-22

Dotted line: Site Director. Solid line: Regional Finance Director, Gothenburg hours understood.

Scope: one plant, 140 FTE, SGD 88m cost base, 2 direct reports (cost accountant, AP/AR executive).

Responsibilities
a) Ledger close WD3, group reporting in HFM WD4, flash results WD1
b) Product costing, BOM and routing reviews, annual standard roll, purchase price and yield variance analysis with production
c) Inventory: cycle counts, slow-moving provision, quarterly wall-to-wall
d) Capex: business case, post-investment review, asset capitalisation
e) SOX-style control matrix, self-assessment twice yearly, remediation of internal audit findings
f) Budget and 3+9, 6+6, 9+3 forecasts; headcount and energy models
g) GST F5, corporate tax computation with agent, transfer pricing local file, ACRA and MAS statistics
h) Working capital: overdue below 5%, DPO per group terms
i) Savings pipeline tracked with engineering; sits on plant management team

Requirements
Degree in Accountancy, CA (Singapore) or CPA Australia. 8 years, at least 4 in process industry. SAP ECC or S/4 CO-PC hands-on. SFRS(I). Power Query / Power BI. Mandarin helpful for suppliers in Ningbo; English for everything else. Comfortable in safety shoes. Business partnering style: firm on the number, curious about the kettle that produced it.

Not required: Swedish, saunas.

Package: AWS, variable bonus, shuttle from Boon Lay MRT, insurance for dependants, 18 days.

Norrvik follows the Tripartite Guidelines on Fair Employment Practices. Shortlisted persons only will be contacted; those on a pass should state its type.`,
    keywords: [
      'Ledger close',
      'group reporting',
      'HFM',
      'flash results',
      'Product costing',
      'BOM and routing reviews',
      'yield variance analysis',
      'cycle counts',
      'slow-moving provision',
      'Capex',
      'post-investment review',
      'SOX-style control matrix',
      'internal audit',
      'Budget',
      'forecasts',
      'GST F5',
      'corporate tax computation',
      'transfer pricing local file',
      'ACRA',
      'Working capital',
      'DPO',
      'CA (Singapore)',
      'CPA Australia',
      'process industry',
      'SAP ECC',
      'CO-PC',
      'SFRS(I)',
      'Power BI',
      'Mandarin',
      'Business partnering',
    ],
  },
]
