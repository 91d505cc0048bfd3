import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'digital-marketer-p1',
    occupation: 'digital-marketer',
    text: `Digital Marketing Executive – Fennel & Rook (Bristol, hybrid, £30k–£34k)

Fennel & Rook sells kitchen knives that people keep for forty years. There are twenty-two of us above a workshop in Bedminster, we turned over £6m last year, and four fifths of it came through our own shop. That shop is your playground.

Your weeks will look like this. On Monday you read the numbers: Google Analytics 4, Meta Ads Manager, the Shopify dashboard. You tell the team in five sentences what went up, what went down and what you'd do about it. From Tuesday to Thursday you do it. You'll set up and tune paid social and Google Shopping campaigns (around £40k a month between them), brief our freelance photographer, build the weekly newsletter in Klaviyo, and keep the abandoned basket and welcome flows from going stale. You'll A/B test one thing at a time and write down what you learnt even if the answer is "nothing". On Fridays you and Imogen, who edits our journal, agree which recipes and maker stories deserve a budget behind them. She writes, you find the readers.

We would like somebody with around two years in e-commerce marketing, in-house or agency, who has had their own hands in an ad account and can explain ROAS to a blacksmith. You should write a decent subject line, understand keyword research well enough to argue with our SEO consultant, and be comfortable in spreadsheets. Some knowledge of UTM tagging and Google Tag Manager would save us all a lot of bother. Influencer partnerships or affiliate experience is a plus. A degree isn't needed.

It's a fast-paced place in November and December and a rather gentle one in February.

You get 27 days off and your birthday, a pension, half-price knives (one set a year, please), and Friday lunch cooked by whoever lost at table tennis.

Fennel & Rook wants a team that looks like Bristol. Tell us what you need to do your best at interview and we'll sort it.`,
    keywords: [
      'Google Analytics 4',
      'Meta Ads Manager',
      'Shopify',
      'paid social',
      'Google Shopping',
      'newsletter',
      'Klaviyo',
      'abandoned basket',
      'welcome flows',
      'A/B test',
      'e-commerce marketing',
      'ROAS',
      'subject line',
      'keyword research',
      'SEO',
      'spreadsheets',
      'UTM tagging',
      'Google Tag Manager',
      'Influencer partnerships',
      'affiliate',
    ],
  },
  {
    id: 'digital-marketer-p2',
    occupation: 'digital-marketer',
    text: `Online Marketing Manager (m/w/d) – Schwerpunkt Performance
Standort: Nürnberg oder bis zu 60 % mobil · Vollzeit · ab sofort

Wer wir sind
Die Kiefernbach Gebäudetechnik GmbH baut Lüftungsanlagen für Wohnhäuser, Schulen und Krankenhäuser. Seit 1961 im Familienbesitz, 640 Mitarbeitende, drei Werke in Franken. Unsere Kundschaft sind Planungsbüros und Handwerksbetriebe, und die suchen ihre Technik heute zuerst im Netz.

Deine Aufgaben
– Du planst, steuerst und optimierst unsere Kampagnen in Google Ads, Microsoft Advertising und LinkedIn, einschließlich Gebotsstrategie und Budgetkontrolle
– Du verantwortest die Leadgenerierung über Landingpages und Whitepaper und übergibst qualifizierte Kontakte an den Vertrieb
– Du baust in HubSpot Strecken für Marketing Automation und Lead Nurturing auf
– Du entwickelst mit unserer Redaktion den SEO-Fahrplan: Die Kolleginnen schreiben die Fachartikel, du lieferst Suchintention, Keyword-Cluster und technische Prüfungen
– Du erstellst monatliche Auswertungen in Looker Studio für Geschäftsleitung und Produktmanagement
– Du stimmst dich mit unserer Mediaagentur ab und hinterfragst ihre Rechnungen

Das bringst du mit
– Abgeschlossenes Studium oder eine kaufmännische Ausbildung, gern als Kauffrau/-mann für Marketingkommunikation
– Mindestens drei Jahre Praxis im Performance Marketing, idealerweise im B2B-Umfeld
– Sicherer Umgang mit GA4, Tag Manager und der Search Console
– Kenntnisse in Conversion-Optimierung sowie ein Grundverständnis von DSGVO und Consent-Management
– Analytisches Denken, Kommunikationsstärke und Freude an der Arbeit im Team
– Verhandlungssicheres Deutsch, gutes Englisch

Schön, aber kein Muss: Erfahrung mit TYPO3 und ein technisches Hobby.

Darauf darfst du dich freuen
30 Urlaubstage, Tarif der IG Metall, Gleitzeit, Jobrad, Kantine mit Blick auf den Löschteich, betriebliche Altersvorsorge.

Alle Menschen sind uns gleich willkommen. Bewerbungen von Menschen mit Schwerbehinderung berücksichtigen wir bei gleicher Eignung bevorzugt.`,
    keywords: [
      'Performance Marketing',
      'Google Ads',
      'Microsoft Advertising',
      'LinkedIn',
      'Gebotsstrategie',
      'Budgetkontrolle',
      'Leadgenerierung',
      'Landingpages',
      'HubSpot',
      'Marketing Automation',
      'Lead Nurturing',
      'SEO',
      'Suchintention',
      'Keyword-Cluster',
      'Looker Studio',
      'B2B',
      'GA4',
      'Tag Manager',
      'Search Console',
      'Conversion-Optimierung',
      'DSGVO',
      'Consent-Management',
      'Analytisches Denken',
      'Kommunikationsstärke',
      'Deutsch',
      'Englisch',
      'TYPO3',
    ],
  },
  {
    id: 'digital-marketer-p3',
    occupation: 'digital-marketer',
    text: `Senior Growth Marketer
Remote, US time zones · $115,000–$135,000 + equity

Parceline is freight software for small shippers. Series B, 140 people, 2,300 paying companies. Our blog and help library are run by a four-person editorial desk and they are very good. What we lack is somebody who turns all that reading into trials.

The situation
Two years ago a trial cost us $210. Today it's nearer $400, because three larger competitors discovered the same search terms and because our ads say what everybody's ads say. Referral and brand traffic convert four times as well as paid, yet nobody looks after them. The editorial desk produces two deeply reported pieces a week about customs, pallets and the lives of dispatchers; readers adore them, subscribe, and then hear from us exactly once. You will find other puzzles of that sort. We expect you to pick two, not twelve, and to tell us which ten you are leaving alone.

You'd report to Ximena, our CMO, who used to run a warehouse. Your peers are the editor in chief, the head of product marketing and the director of sales development. There's a designer you share with them on Tuesdays and Thursdays.

Scope
* Own paid acquisition end to end: search, LinkedIn, Reddit, a little podcast sponsorship. $180k a month today
* Own the trial signup number, CAC and payback period; report both to the CFO without hand-waving
* Run the experimentation program: hypotheses, sample sizes, landing page tests in VWO, a public log of failures
* Build lifecycle email in Customer.io with product marketing
* Fix attribution. It is currently a Google Sheet. You'll work with data engineering on a multi-touch model in BigQuery
* Manage one contractor and one agency

Must have
* 5+ years in growth or demand generation at a B2B SaaS company
* Deep hands-on Google Ads skill. We will ask you to screen-share
* SQL good enough to answer your own questions
* Clear writing: we are async, so your ideas travel as documents

Nice to have
* HTML/CSS, so you needn't wait for web engineering
* Experience with programmatic SEO
* Salesforce reporting
* Knowledge of logistics

How we hire: a call with Dana, a paid four-hour exercise, an afternoon with the people you'd work with. Offer within two weeks.

Benefits: medical, dental and vision at 100% for you and 80% for dependents; 401(k) match; four-week sabbatical after four years; $1,500 for your desk.

Parceline is an equal opportunity employer and participates in E-Verify. We consider qualified applicants with arrest records under local fair chance rules.`,
    keywords: [
      'paid acquisition',
      'LinkedIn',
      'Reddit',
      'podcast sponsorship',
      'CAC',
      'payback period',
      'experimentation program',
      'sample sizes',
      'landing page tests',
      'VWO',
      'lifecycle email',
      'Customer.io',
      'product marketing',
      'attribution',
      'multi-touch model',
      'BigQuery',
      'demand generation',
      'B2B SaaS',
      'Google Ads',
      'SQL',
      'Clear writing',
      'HTML/CSS',
      'programmatic SEO',
      'Salesforce',
      'logistics',
    ],
  },
  {
    id: 'digital-marketer-p4',
    occupation: 'digital-marketer',
    text: `Chargé(e) de marketing digital – CDI – Nantes

La coopérative Les Trois Marées réunit 85 ostréiculteurs et mareyeurs de la côte atlantique. Nous vendons aux restaurateurs depuis toujours, aux particuliers depuis 2019, et la boutique en ligne pèse désormais un quart de nos ventes. Pour la faire grandir sans la dénaturer, nous créons un poste.

Rattaché(e) à la directrice commerciale, vous prenez en main l'acquisition et la fidélisation. Vous pilotez les campagnes SEA et les annonces Meta, vous suivez le coût d'acquisition semaine après semaine et vous arbitrez un budget annuel de 210 000 €. Vous concevez le calendrier d'e-mailing dans Brevo, segmentez la base (38 000 adresses) et veillez au respect du RGPD. Vous animez nos comptes Instagram et TikTok avec les producteurs, qui sont bavards et photogéniques. Vous travaillez le référencement naturel main dans la main avec notre rédacteur, à qui vous transmettez mots-clés et statistiques de consultation, et vous coordonnez la refonte du site sous PrestaShop avec l'agence. Enfin, vous tenez un tableau de bord lisible par un conseil d'administration d'ostréiculteurs.

Profil recherché : formation Bac+3 à Bac+5 en marketing ou commerce, une première expérience de deux à quatre ans dans la vente en ligne, de préférence alimentaire. Maîtrise de Google Analytics et de Google Ads, aisance sur Canva et les bases de la suite Adobe. Vous savez rédiger une accroche, lire un taux de conversion et parler à des gens qui se lèvent à quatre heures. Esprit d'équipe, autonomie, curiosité. L'anglais professionnel est un atout pour nos clients belges et néerlandais.

Rémunération : 32 à 36 K€ bruts selon expérience, intéressement, mutuelle prise en charge à 70 %, deux jours de télétravail, et des huîtres plus souvent que de raison.

Nos postes sont ouverts à toutes et à tous, y compris aux personnes en situation de handicap.`,
    keywords: [
      'acquisition',
      'fidélisation',
      'SEA',
      'annonces Meta',
      "coût d'acquisition",
      'budget annuel',
      'e-mailing',
      'Brevo',
      'segmentez la base',
      'RGPD',
      'Instagram',
      'TikTok',
      'référencement naturel',
      'mots-clés',
      'PrestaShop',
      'tableau de bord',
      'vente en ligne',
      'Google Analytics',
      'Google Ads',
      'Canva',
      'suite Adobe',
      'rédiger une accroche',
      'taux de conversion',
      "Esprit d'équipe",
      'autonomie',
      'anglais',
    ],
  },
  {
    id: 'digital-marketer-p5',
    occupation: 'digital-marketer',
    text: `HEAD OF DIGITAL
Harrowgate Children's Hospice, York
Permanent, 35 hours, £49,200 plus 8% employer pension

Every pound we spend was given by someone. The person in this post decides where our digital pounds go, and can show that they came back with friends.

You will lead a team of three: a digital marketing officer, a social media officer and an email specialist. You share an office, a content calendar and occasionally a nervous breakdown with the Editorial and Stories team, which reports to the Head of Communications; families tell them their stories, they shape the words, and your people bring those words to donors.

MAIN DUTIES
1. Write and deliver a three-year digital strategy for fundraising, retail and volunteering.
2. Hold an annual budget of £390,000 covering paid search (including our Google Ad Grants account), paid social and programmatic display.
3. Raise online donations and regular giving by improving donor journeys on the website (Drupal) and donation platform.
4. Oversee email marketing in Dotdigital: segmentation, deliverability, consent.
5. Introduce proper measurement. We have dashboards nobody believes.
6. Line manage, coach, recruit and, now and then, say no to trustees.

PERSON SPECIFICATION
Essential: substantial experience leading digital marketing in a charity, membership body or public institution; line management; budget management; evidence of campaigns which improved conversion rates; sound grasp of PECR, UK GDPR and the Code of Fundraising Practice; WCAG; the tact to deal with stakeholders in grief.
Desirable: CRM integration (we use Raiser's Edge), CIM qualification, user research.

ABOUT OUR OFFER
Enhanced sick pay, free parking, an employee assistance line, a garden that's been photographed for magazines.

Appointment is subject to a basic DBS check. Harrowgate is Disability Confident Level 2 and guarantees interviews for disabled candidates meeting the essential criteria. We especially encourage people of colour, who are under-represented on our leadership team, to apply.`,
    keywords: [
      'content calendar',
      'digital strategy',
      'fundraising',
      'paid search',
      'Google Ad Grants',
      'paid social',
      'programmatic display',
      'online donations',
      'regular giving',
      'donor journeys',
      'Drupal',
      'email marketing',
      'Dotdigital',
      'segmentation',
      'deliverability',
      'dashboards',
      'coach',
      'recruit',
      'line management',
      'budget management',
      'conversion rates',
      'PECR',
      'UK GDPR',
      'Code of Fundraising Practice',
      'WCAG',
      'tact',
      'CRM integration',
      "Raiser's Edge",
      'CIM qualification',
      'user research',
    ],
  },
  {
    id: 'digital-marketer-p6',
    occupation: 'digital-marketer',
    text: `Digital marketing coordinator (12-month parental cover), Wellington or anywhere in Aotearoa

Tūī Loop is an electric bike subscription. From 1 March.

The job, in order of hours spent:
- Scheduling and reporting on social ads (Facebook, Instagram, YouTube)
- Mailchimp sends and automations
- Updating product pages in Webflow, uploading blog posts that our writer supplies, fixing meta titles and broken redirects
- Google Business Profiles for nine hubs, and the reviews people leave there
- Event promo for councils and employers
- A fortnightly SEM tidy-up: negative keywords, search terms, ad copy

You'll suit if you've done something like this for a year or more. Organised, calm on deadline. Photoshop or Figma skills handy, video editing on a phone very handy. Some te reo Māori, or the wish to learn, matters to us and the communities we ride through.

Pay is NZ$68k pro rata. Bike included. CV and a link to something you've promoted, please.

Tūī Loop hires on merit and heart. All ages, abilities, genders, faiths and whānau shapes.`,
    keywords: [
      'social ads',
      'Facebook',
      'Instagram',
      'YouTube',
      'Mailchimp',
      'automations',
      'Webflow',
      'meta titles',
      'redirects',
      'Google Business Profiles',
      'Event promo',
      'SEM',
      'negative keywords',
      'search terms',
      'ad copy',
      'Organised',
      'calm on deadline',
      'Photoshop',
      'Figma',
      'video editing',
      'te reo Māori',
    ],
  },
]
