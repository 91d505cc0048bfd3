import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'bookkeeper-p1',
    occupation: 'bookkeeper',
    text: `Practice Bookkeeper (Cloud)
Marlowe Finch Chartered Accountants · Shrewsbury · £27k–£32k · 4 or 5 days

Why this job exists
Our clients are vets, breweries, a cathedral shop and two rugby clubs. Between them they produce far more receipts than our partners can face. Our bookkeeping desk has grown from one person to six in three years and Sunita, who runs it, has run out of hours.

What's on the desk
▪ A portfolio of about 25 clients, each with its own rhythm: weekly, monthly or "whenever the shoebox arrives"
▪ Posting purchase and sales invoices through Dext into Xero, QuickBooks Online and, for one stubborn brewer, Sage 50
▪ Bank, card and PayPal reconciliations
▪ VAT returns under Making Tax Digital, including margin scheme and partial exemption (a manager reviews these)
▪ Supplier payment runs and chasing debtors, politely
▪ Month-end prepayments, accruals and depreciation journals to a checklist, so that our accounts team can produce management accounts
▪ CIS returns for three builders
▪ Moving clients off spreadsheets and teaching them not to go back

What you'll bring
AAT Level 3, or years enough that nobody asks. Confident double entry. Xero Adviser certification or willingness to pass it in your first month. You can explain a suspense account to a vet without making her cry. You spot the duplicate, the personal Netflix and the missing invoice number. Good with deadlines, since the seventh always comes.

Would be lovely: BrightPay payroll, Hubdoc, ICB membership, a little Excel beyond SUM.

Study support to AAT Level 4, birthday off, hybrid after probation, dogs on Thursdays.

Marlowe Finch interviews without names on the CVs, and pays the same for the same desk.`,
    keywords: [
      'Posting purchase and sales invoices',
      'Dext',
      'Xero',
      'QuickBooks Online',
      'Sage 50',
      'reconciliations',
      'VAT returns',
      'Making Tax Digital',
      'margin scheme',
      'partial exemption',
      'Supplier payment runs',
      'chasing debtors',
      'Month-end',
      'prepayments',
      'accruals',
      'depreciation journals',
      'management accounts',
      'CIS returns',
      'AAT Level 3',
      'double entry',
      'Xero Adviser certification',
      'suspense account',
      'Good with deadlines',
      'BrightPay',
      'payroll',
      'Hubdoc',
      'ICB membership',
      'Excel',
    ],
  },
  {
    id: 'bookkeeper-p2',
    occupation: 'bookkeeper',
    text: `Buchhalter/in (m/w/d) in Teilzeit, 25 Std.
Orgelbau Steinhauer GmbH & Co. KG, Bad Lippoldsau

Wir bauen und restaurieren Pfeifenorgeln, zurzeit in Uppsala, Brixen und einer Kapelle, deren Namen wir nicht nennen dürfen. 46 Menschen arbeiten in der Werkstatt, drei im Büro. Frau Diepgen, die unsere Bücher seit 1991 führt, geht im Sommer in Rente. Sie arbeitet Sie sechs Wochen lang ein; danach sind Sie die Buchhaltung.

Was auf Ihrem Tisch landet:
laufende Finanzbuchhaltung mit DATEV Unternehmen online, das heißt Debitoren, Kreditoren, Bank und Kasse; Prüfen und Kontieren der Eingangsrechnungen, auch innergemeinschaftliche Erwerbe und Bauleistungen nach § 13b UStG; Ausgangsrechnungen und Abschlagsrechnungen nach Baufortschritt; Mahnwesen, das in unserer Branche mit Fingerspitzengefühl gegenüber Kirchengemeinden zu führen ist; Zahlungsverkehr; Umsatzsteuer-Voranmeldung und Zusammenfassende Meldung; Reisekosten der Montagetrupps; vorbereitende Lohnbuchhaltung (abgerechnet wird beim Steuerberater); Abstimmung der Konten und Zuarbeit zum Monats- und Jahresabschluss, den ebenfalls der Steuerberater aufstellt. Für die Geschäftsführung erstellen Sie jeden Monat eine offene-Posten-Liste und eine kurze Liquiditätsübersicht.

Wen wir uns vorstellen: jemanden mit kaufmännischer Ausbildung, zum Beispiel Steuerfachangestellte, Bürokaufmann oder mit der Fortbildung zum Finanzbuchhalter, der oder die schon einige Jahre selbstständig gebucht hat. SKR 03 sollte Ihnen so geläufig sein wie uns die Registertraktur. Excel können Sie, Englisch reicht für eine E-Mail nach Schweden. Sorgfalt, Diskretion und ein ruhiges Gemüt, wenn der Werkstattleiter Belege aus der Hosentasche zieht.

Dafür gibt es 2.450 Euro brutto für 25 Stunden, Arbeitszeit nach Absprache, ein Büro mit Blick auf die Enz, Kaffee ohne Kasse und zu Weihnachten ein Konzert.

Ob Sie Orgelmusik mögen, prüfen wir nicht; Herkunft, Alter, Religion und Geschlecht ebenso wenig.`,
    keywords: [
      'Finanzbuchhaltung',
      'DATEV Unternehmen online',
      'Debitoren',
      'Kreditoren',
      'Kontieren',
      'Eingangsrechnungen',
      'innergemeinschaftliche Erwerbe',
      '§ 13b UStG',
      'Ausgangsrechnungen',
      'Abschlagsrechnungen',
      'Mahnwesen',
      'Zahlungsverkehr',
      'Umsatzsteuer-Voranmeldung',
      'Zusammenfassende Meldung',
      'Reisekosten',
      'vorbereitende Lohnbuchhaltung',
      'Abstimmung der Konten',
      'Jahresabschluss',
      'offene-Posten-Liste',
      'Liquiditätsübersicht',
      'Steuerfachangestellte',
      'Bürokaufmann',
      'Fortbildung zum Finanzbuchhalter',
      'SKR 03',
      'Excel',
      'Englisch',
      'Sorgfalt',
      'Diskretion',
    ],
  },
  {
    id: 'bookkeeper-p3',
    occupation: 'bookkeeper',
    text: `Administrativo/a contable – Zaragoza

Conservas Valdejalón, S.L. es una empresa familiar (tercera generación, 68 empleados en campaña) que envasa melocotón, tomate y espárrago para tiendas de media Europa. Abrimos una vacante en administración por jubilación.

Dependerás de la responsable financiera y llevarás la contabilidad del día a día de dos sociedades:

- Registro de facturas de compra y venta, bancos y caja en Sage 200c
- Conciliación bancaria diaria y punteo de cuentas de clientes y proveedores
- Remesas de cobro SEPA, pagarés y confirming
- Reclamación de impagados, con mano izquierda: vendemos a los mismos desde hace cuarenta años
- Preparación de los modelos 303, 349, 111 y 115 y envío del SII
- Intrastat y facturas intracomunitarias
- Amortizaciones y periodificaciones del mes, para que la responsable cierre el balance
- Archivo digital y atención al auditor en febrero

Imprescindible: ciclo formativo de grado superior en Administración y Finanzas o equivalente, tres años llevando libros en una pyme, dominio del Plan General Contable y soltura con tablas dinámicas. Persona metódica, con memoria para los importes y capaz de decir que no a un tique sin NIF.

Deseable: francés o inglés por escrito, haber usado A3 o ContaPlus en otra vida, nociones de nóminas y de coste por lote.

Condiciones: 22.500–25.000 € en catorce pagas, jornada intensiva los viernes y de junio a septiembre, aparcamiento, lote de producto cada trimestre (avisamos: es mucho melocotón).

Seleccionamos sin mirar la edad, el sexo ni el origen. Envía tu currículum indicando la referencia CONTA-06; contestamos a todo el mundo, también para decir que no.`,
    keywords: [
      'facturas de compra y venta',
      'Sage 200c',
      'Conciliación bancaria',
      'punteo de cuentas',
      'Remesas de cobro SEPA',
      'pagarés',
      'confirming',
      'Reclamación de impagados',
      'modelos 303, 349, 111 y 115',
      'SII',
      'Intrastat',
      'facturas intracomunitarias',
      'Amortizaciones',
      'periodificaciones',
      'Archivo digital',
      'auditor',
      'grado superior en Administración y Finanzas',
      'Plan General Contable',
      'tablas dinámicas',
      'metódica',
      'francés',
      'inglés',
      'A3',
      'ContaPlus',
      'nóminas',
      'coste por lote',
    ],
  },
  {
    id: 'bookkeeper-p4',
    occupation: 'bookkeeper',
    text: `Full-Charge Bookkeeper — Commercial Roofing
Kittredge & Daughters Roofing, Spokane Valley, WA | In person | $28–$34/hr DOE

We put roofs on schools and warehouses. 55 field crew, $14M a year, second generation, all three daughters work here. Our outside CPA visits quarterly and files the taxes. Everything before that is you.

Responsibilities:
- Full cycle AP and AR for roughly 80 open jobs; lien waivers with every check
- AIA progress billing (G702/G703), retainage, change orders
- Weekly certified payroll and prevailing wage reports, union and open shop; L&I and quarterly 941s
- Job cost coding in QuickBooks Enterprise; WIP schedule draft for the CPA
- Reconcile four bank accounts, a line of credit and nineteen fuel cards
- General ledger clean-up, month-end close by the 10th, trial balance to the owner
- Sales and use tax, B&O tax filings
- 1099s in January; W-9s before anybody gets paid
- Cash flow spreadsheet every Friday so that Carol sleeps

Qualifications:
5+ years of full-charge experience, at least two in construction. QuickBooks Desktop at speed. Intermediate Excel (lookups, pivot tables). You understand debits and credits without the software's help. High degree of accuracy, confidentiality around pay, and a thick skin for superintendents who code everything to "misc".

Nice to have: Foundation or Sage 100 Contractor, notary, conversational Spanish, QuickBooks ProAdvisor.

No degree required. This is not a controller position and won't become one; we want somebody who enjoys the books.

Offered: medical and dental, SIMPLE IRA 3%, ten holidays, truck day at the lake.

Kittredge & Daughters considers every qualified person. Background check after an offer, with your consent.`,
    keywords: [
      'AP and AR',
      'lien waivers',
      'AIA progress billing',
      'retainage',
      'change orders',
      'certified payroll',
      'prevailing wage',
      '941s',
      'Job cost coding',
      'QuickBooks Enterprise',
      'WIP schedule',
      'Reconcile four bank accounts',
      'General ledger',
      'month-end close',
      'trial balance',
      'Sales and use tax',
      'B&O tax',
      '1099s',
      'Cash flow spreadsheet',
      'construction',
      'QuickBooks Desktop',
      'Excel',
      'pivot tables',
      'debits and credits',
      'accuracy',
      'confidentiality',
      'Foundation',
      'Sage 100 Contractor',
      'Spanish',
      'QuickBooks ProAdvisor',
    ],
  },
  {
    id: 'bookkeeper-p5',
    occupation: 'bookkeeper',
    text: `I own three physiotherapy clinics in Geelong and I am doing the books at ten o'clock at night, badly. Please come and take them off me.

It's about two and a half days a week, which you can arrange round school or surf, at our Newtown clinic or partly at home once we know each other. The practice software is Cliniko and it talks to Xero most of the time; when it doesn't, you would find out which of the day's takings from HICAPS, Medicare and the private funds went missing, and match them to what landed at the bank. You'd enter and pay supplier bills from Hubdoc, run a fortnightly pay for nineteen people under the Health Professionals award (with Single Touch Payroll, super through the clearing house, and leave that actually adds up), and lodge our BAS each quarter, or get it ready for our accountant if you are not a registered BAS agent. The physios invoice NDIS and WorkCover and forget, so a weekly look at aged receivables and some charming phone calls are a big part of it. Once a month I'd like a profit and loss by clinic with a sentence or two of what changed, nothing fancier; the accountant in town does the year end, the tax and the clever stuff.

You'll have a Cert IV in Bookkeeping or something like it, several years with small businesses, and be the kind of person who can't walk past an unreconciled transaction. I need you to be discreet, because you'll see wages and patient names, and firm enough to tell me to stop using the business card at the bakery. If you've worked with Deputy or Employment Hero, or in allied health or NDIS, I'll be thrilled.

I'm offering $42 to $48 an hour plus super, and free treatment for anything that hurts. My staff come from eleven countries and the place is step-free throughout. Tell me about yourself in an email rather than a letter. – Bronwyn Teague, Corio Bay Movement`,
    keywords: [
      'Cliniko',
      'Xero',
      'HICAPS',
      'Medicare',
      'match them to what landed at the bank',
      'supplier bills',
      'Hubdoc',
      'fortnightly pay',
      'Health Professionals award',
      'Single Touch Payroll',
      'super through the clearing house',
      'BAS',
      'registered BAS agent',
      'NDIS',
      'WorkCover',
      'aged receivables',
      'profit and loss by clinic',
      'Cert IV in Bookkeeping',
      'small businesses',
      'unreconciled transaction',
      'discreet',
      'firm enough',
      'Deputy',
      'Employment Hero',
      'allied health',
    ],
  },
  {
    id: 'bookkeeper-p6',
    occupation: 'bookkeeper',
    text: `FINANCE OFFICER, part-time (22.5 hrs) – Ballinahown Community Arts Trust, Athlone

Background: registered charity (CHY), turnover €780k, two grant funders, one theatre, one bar, 60 volunteers. Treasurer is a qualified accountant who gives us an evening a month. The board's finance sub-committee meets six times a year.

Reports to: General Manager

Purpose: keep complete, honest and timely books so that trustees can decide things.

DUTIES
1. Process all purchase invoices, expenses and box office income in Big Red Cloud (moving to Xero in autumn; you'd lead the tidy-up of nominal codes)
2. Reconcile bank, Stripe, Ticketsolve and bar till weekly; bank the cash with a second signatory
3. Track restricted funds and grant spend against each budget line, and draft the claim forms
4. Payroll for eleven in CollSoft, Revenue submissions, RCT on contractors, VAT3 where it applies
5. Produce income and expenditure reports, variance notes and a rolling cash forecast for the sub-committee
6. Month-end journals; year-end file for the auditors under Charities SORP, with lead schedules
7. Maintain the fixed asset register and the gift aid equivalent (CHY3) forms
8. Keep financial controls as written: two quotes above €1,000, no exceptions for directors of plays

PERSON
Essential – IATI technician or part-qualified by experience; three years in a similar desk; accurate data entry; can present numbers to people who prefer sonnets; integrity; organised.
Desirable – not-for-profit, Salesforce, Pobal or Arts Council returns, Irish.

TERMS
€31,000 pro rata, 25 days, TOIL for late shows, two tickets to everything. Two-year contract, renewal likely.

The Trust operates under the Employment Equality Acts in spirit as well as in law; canvassing disqualifies, and access needs will be met.`,
    keywords: [
      'purchase invoices',
      'expenses',
      'Big Red Cloud',
      'Xero',
      'nominal codes',
      'Stripe',
      'Ticketsolve',
      'Reconcile bank',
      'restricted funds',
      'grant spend',
      'claim forms',
      'Payroll',
      'CollSoft',
      'Revenue submissions',
      'RCT',
      'VAT3',
      'income and expenditure reports',
      'variance notes',
      'rolling cash forecast',
      'Month-end journals',
      'Charities SORP',
      'lead schedules',
      'fixed asset register',
      'financial controls',
      'IATI technician',
      'data entry',
      'present numbers',
      'integrity',
      'not-for-profit',
      'Salesforce',
    ],
  },
]
