import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'account-executive-p1',
    occupation: 'account-executive',
    text: `Account Executive, Mid-Market
Austin, TX (hybrid) · OTE $150,000, split 50/50, uncapped

Quillstone makes the software that hotels use to answer their guests: one inbox for phone, chat, text and the angry note under the door. More than 1,900 properties run on it. Our customer care leaders are the people we sell to, so it helps to like them.

What the job is
You'll carry a $900k annual quota for new business in the Southwest. Sales development will book you about a third of your meetings; the rest is on you. You run discovery, give the demo yourself, build the business case, line up security and procurement, and get the contract signed. Once the deal is won you hand the account over to onboarding and customer success with notes good enough that nobody asks the hotel the same thing twice.

What you've done
● 3+ years closing B2B software, with deals between $20k and $120k
● Consistent attainment; be ready to walk us through your last eight quarters
● Prospecting: you still pick up the phone
● MEDDPICC or a similar qualification method
● Forecasting within 10% in Salesforce
● Multi-threaded negotiations with operations, IT and finance

Even better if you know
● Hospitality, or contact center platforms such as Zendesk, Five9 or Genesys
● Outreach, Gong and LinkedIn Sales Navigator
● Spanish

Why people stay
Real territories that don't move in July. President's Club for two. 401(k) with 4% match, HSA, unlimited PTO with a minimum of three weeks. A manager who has carried a bag.

Quillstone is an equal opportunity workplace. If a disability makes any part of applying harder, email Renata and she'll fix it.`,
    keywords: [
      'quota',
      'new business',
      'discovery',
      'demo',
      'business case',
      'procurement',
      'closing',
      'B2B software',
      'attainment',
      'Prospecting',
      'MEDDPICC',
      'qualification method',
      'Forecasting',
      'Salesforce',
      'Multi-threaded negotiations',
      'Hospitality',
      'contact center platforms',
      'Zendesk',
      'Five9',
      'Genesys',
      'Outreach',
      'Gong',
      'LinkedIn Sales Navigator',
      'Spanish',
    ],
  },
  {
    id: 'account-executive-p2',
    occupation: 'account-executive',
    text: `Account Manager im Außendienst (w/m/d), Gebiet Rhein-Main

Sie verkaufen gern, aber nicht um jeden Preis? Dann lesen Sie weiter.

Die Lindwurm Etikettier- und Drucksysteme AG mit Sitz in Darmstadt stattet Lager, Labore und Krankenhäuser mit Druckern, Scannern und Verbrauchsmaterial aus. 210 Menschen arbeiten bei uns, davon 18 im Vertrieb und 25 in der technischen Kundenbetreuung, die nach dem Verkauf jede Störung annimmt und mit der Sie sich täglich austauschen.

Das erwartet Sie:
• Eigenverantwortlicher Vertrieb unserer Systeme und Wartungsverträge an rund 140 Bestandskunden und ebenso viele, die es noch nicht sind
• Neukundengewinnung per Telefon, auf Messen und durch Empfehlungen
• Bedarfsanalyse vor Ort, Vorführung der Geräte, Erstellung von Angeboten, Begleitung von Ausschreibungen
• Preis- und Vertragsverhandlungen bis zum Abschluss
• Pflege der Verkaufschancen in Microsoft Dynamics 365, monatliche Umsatzplanung
• Jahresgespräche mit Schlüsselkunden, gemeinsam mit der Leitung des Kundendienstes

Das wünschen wir uns:
• Kaufmännische oder technische Ausbildung, gern mit Weiterbildung zum Fachwirt
• Mehrjährige Erfahrung im B2B-Vertrieb erklärungsbedürftiger Investitionsgüter
• Sicheres Auftreten, Verhandlungsgeschick, Abschlussstärke
• Führerschein Klasse B und Lust auf drei Reisetage je Woche
• Sehr gutes Deutsch, brauchbares Englisch
• Kenntnisse in Barcode- und RFID-Technik oder SAP-Anbindungen sind ein Plus

Das bekommen Sie:
Festgehalt plus Provision (Zielgehalt 82.000 €), Firmenwagen auch privat, 30 Tage Urlaub, strukturierte Einarbeitung von zwölf Wochen, ein Gebiet mit Kundschaft statt einer leeren Karte.

Vielfalt ist bei uns keine Broschüre: Es zählt, was Sie können und wie Sie mit Menschen umgehen.`,
    keywords: [
      'Außendienst',
      'Wartungsverträge',
      'Bestandskunden',
      'Neukundengewinnung',
      'Messen',
      'Bedarfsanalyse',
      'Vorführung',
      'Erstellung von Angeboten',
      'Ausschreibungen',
      'Preis- und Vertragsverhandlungen',
      'Verkaufschancen',
      'Microsoft Dynamics 365',
      'Umsatzplanung',
      'Jahresgespräche',
      'Schlüsselkunden',
      'Fachwirt',
      'B2B-Vertrieb',
      'Investitionsgüter',
      'Sicheres Auftreten',
      'Verhandlungsgeschick',
      'Abschlussstärke',
      'Führerschein Klasse B',
      'Deutsch',
      'Englisch',
      'Barcode',
      'RFID',
      'SAP',
    ],
  },
  {
    id: 'account-executive-p3',
    occupation: 'account-executive',
    text: `Ingénieur commercial grands comptes (F/H), Lyon Part-Dieu

Depuis 2009, Galatée Systèmes édite un logiciel de gestion des réclamations et du service après-vente. Nos 260 clients sont des industriels, des assureurs, des transporteurs ; leurs équipes d'assistance passent leurs journées dans nos écrans. Nous sommes 150, rentables, et nous ouvrons un poste dans l'équipe de Vincent.

Votre mission consiste à conquérir de nouveaux comptes de plus de 1 000 salariés dans le quart sud-est, et à développer une dizaine de clients déjà signés avec l'aide de leur chargée de relation. Vous construisez votre plan de compte, sollicitez directions des opérations et directions informatiques, menez les rendez-vous de découverte, orchestrez la démonstration avec l'avant-vente, répondez aux appels d'offres, chiffrez, négociez, signez. Vos cycles durent de six à quatorze mois et vos affaires valent entre 80 et 400 K€. Vous tenez vos prévisions à jour dans Salesforce, sans poésie. Au démarrage du projet, vous transmettez le dossier au responsable du support et restez joignable.

Nous attendons un diplôme d'école de commerce ou d'ingénieurs, ou l'équivalent appris sur le terrain ; cinq ans de vente complexe de solutions SaaS ; des objectifs atteints et racontés honnêtement ; la pratique d'une méthode (SPIN Selling, MEDDIC, Challenger, peu importe laquelle) ; une écoute réelle ; de l'endurance. Connaître l'univers de la relation client, l'ITIL ou les ERP industriels vous fera gagner six mois. Anglais courant, italien bienvenu.

Package : fixe de 60 à 70 K€, variable non plafonné de 45 K€ à objectifs atteints, voiture ou budget mobilité, 12 RTT, crèche.

Galatée a signé la Charte de la diversité et la respecte même le vendredi.`,
    keywords: [
      'grands comptes',
      'conquérir de nouveaux comptes',
      'plan de compte',
      'rendez-vous de découverte',
      'démonstration',
      'avant-vente',
      "appels d'offres",
      'négociez',
      'prévisions',
      'Salesforce',
      'vente complexe',
      'SaaS',
      'objectifs atteints',
      'SPIN Selling',
      'MEDDIC',
      'Challenger',
      'écoute',
      'endurance',
      'relation client',
      'ITIL',
      'ERP',
      'Anglais',
      'italien',
    ],
  },
  {
    id: 'account-executive-p4',
    occupation: 'account-executive',
    text: `First sales hire. Edinburgh or Glasgow.

Beithe Energy helps housing associations to find the damp before the tenant does. Small grey sensors, a dashboard, and an alert that reaches the repairs desk. 31 associations, 44,000 homes, eleven staff and, so far, nobody whose proper job is selling. The two founders have done it between other things. We'd like you to do it better.

You would meet heads of asset management and of tenant services, find out what disrepair claims cost them, write proposals that hold up in a board paper, and bid through frameworks (Scotland Excel, CCS, Procurement for Housing). You'd set up our CRM from nothing, we suggest HubSpot or Pipedrive but you'd choose, and decide what counts as a qualified opportunity. You'd look after renewals for year one, because they are due in spring and because it's the fastest way to learn why customers stay. Sheena, who runs support, knows every one of them by first name and will introduce you.

We imagine that you have sold to councils, housing, the NHS or another part of the public sector for at least four years and understand tenders and twelve-month sales cycles. You write well. You can do a margin calculation without opening a ticket. You've perhaps been an early hire before, or have always wanted to be. You drive, or are very good with buses.

A £48,000 base, £30,000 commission at plan, options, 33 days off including bank holidays, pension, laptop of your choice.

Our team contains two parents on odd hours, one wheelchair user and one person on parole. Come as you are.`,
    keywords: [
      'housing associations',
      'asset management',
      'disrepair claims',
      'proposals',
      'bid',
      'frameworks',
      'Scotland Excel',
      'CCS',
      'Procurement for Housing',
      'CRM',
      'HubSpot',
      'Pipedrive',
      'qualified opportunity',
      'renewals',
      'councils',
      'NHS',
      'public sector',
      'tenders',
      'sales cycles',
      'write well',
      'margin calculation',
    ],
  },
  {
    id: 'account-executive-p5',
    occupation: 'account-executive',
    text: `STRATEGIC ACCOUNT DIRECTOR – FINANCIAL SERVICES (SINGAPORE)

Employer: Orrery Cloud Communications Pte Ltd
Grade: IC6. Reports to: VP Sales, APAC. Travel: 30%.

Purpose of role
To grow revenue from nine named banks and insurers in Singapore, Hong Kong and Kuala Lumpur by displacing on-premise telephony with Orrery's contact centre suite.

About the team
Orrery opened in Singapore in 2017 with one desk and a borrowed kettle; 140 colleagues now look after customers from Seoul to Auckland. The banking practice is small on purpose: three directors, each with a handful of logos, a pooled bench of engineers and a first-rate support centre in Cyberjaya whose duty managers you'll have on speed dial. Two of your nine institutions are happy and referenceable. Three are mid-migration, one of them unhappily. Four have never bought from us, although all have been courted. Your predecessor has been promoted to run Japan and remains available for awkward questions.

Key accountabilities
1. Deliver an annual target of USD 4.5m in total contract value, of which at least half comes from expansion of installed accounts.
2. Build C-level relationships: chief operating officers, heads of customer service, chief information security officers.
3. Orchestrate an extended account team (solution engineer, customer success manager, support lead, partner manager) without line authority.
4. Maintain account plans, white-space maps and close plans; commit accurately every Monday.
5. Lead commercial negotiation on master service agreements, SLAs, service credits and data residency, alongside Legal.
6. Chair quarterly business reviews; own the recovery plan whenever satisfaction drops.
7. Bring in systems integrators and manage co-sell with AWS.

Candidate requirements
- Ten years of enterprise selling, five of them to banks
- Record of closing seven-figure agreements with 12+ stakeholders
- Value selling (Command of the Message or Miller Heiman)
- Command of MAS outsourcing and technology risk guidelines
- Commercial modelling in Excel; deal desk experience
- English and Mandarin; Cantonese or Malay useful

Rewards: competitive base, accelerators beyond 100%, RSUs, family medical cover, 21 days' leave.

Orrery Cloud hires fairly, as the Tripartite Guidelines ask. Only shortlisted candidates will hear from us. EA licence number on request; agencies need not reply.`,
    keywords: [
      'FINANCIAL SERVICES',
      'on-premise telephony',
      'contact centre suite',
      'total contract value',
      'expansion of installed accounts',
      'C-level relationships',
      'account plans',
      'white-space maps',
      'close plans',
      'commercial negotiation',
      'master service agreements',
      'SLAs',
      'service credits',
      'data residency',
      'quarterly business reviews',
      'systems integrators',
      'co-sell',
      'AWS',
      'enterprise selling',
      'Value selling',
      'Command of the Message',
      'Miller Heiman',
      'MAS outsourcing',
      'technology risk guidelines',
      'Commercial modelling',
      'Excel',
      'deal desk',
      'English',
      'Mandarin',
      'Cantonese',
    ],
  },
  {
    id: 'account-executive-p6',
    occupation: 'account-executive',
    text: `Junior Account Executive, telesales to small shops – Manchester, office

Tillbird. Card readers, tills, the wee printer that goes brrr. We're hiring six.

What happens here: you get a list of cafés, barbers and florists. You ring them. You find out what they pay now, show them on a screen share what they'd pay with us, handle the "not today", and sign them up there and then or next Tuesday. 60 calls a day, 12 to 15 sign-ups a month. Afterwards our help desk gets them live.

Who does well: people from shops, bars, call centres or customer service who're ready to earn on results. You listen more than you talk. You bounce back. You write up each call in the CRM (Freshsales). Reasonable with percentages. Cold calling experience is lovely, not essential; consultative selling can be taught, manners can't. A second language heard on Cheetham Hill Road, like Urdu, Arabic or Polish, is gold dust.

£25,500 basic, realistic £36k, honest top earner last year £51k. No weekends. Four weeks of paid training with an FCA compliance test at the end (merchant services is regulated). Free breakfast.

Holes in your CV? Ring us anyway.`,
    keywords: [
      'telesales',
      'Card readers',
      'screen share',
      'handle the "not today"',
      'call centres',
      'customer service',
      'listen more than you talk',
      'bounce back',
      'CRM',
      'Freshsales',
      'percentages',
      'Cold calling',
      'consultative selling',
      'manners',
      'Urdu',
      'Arabic',
      'Polish',
      'FCA compliance',
      'merchant services',
    ],
  },
]
