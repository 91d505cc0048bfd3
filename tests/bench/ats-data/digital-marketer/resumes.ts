import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'digital-marketer-r1',
    occupation: 'digital-marketer',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Marguerite Oyelaran', email: 'marguerite@oyelaran.example', location: 'Cardiff' },
      summary:
        'Paid media and email person with three years in online retail. I like small tests, honest reports and products I would give to my mother.',
      experience: [
        {
          company: 'Pebble & Thrum',
          position: 'Digital Marketing Executive',
          startDate: 'Apr 2023',
          current: true,
          description: 'Direct-to-consumer wool blankets, £4m turnover, marketing team of three.',
          achievements: [
            'Run Facebook, Instagram and Pinterest ads with £22k a month; return on ad spend rose from 2.1 to 3.4 over eighteen months.',
            'Rebuilt the product feed for PMax, which doubled non-brand revenue from Google in one season.',
            'Wrote and designed 140 newsletters; revenue from automated sequences (welcome, basket, win-back) now a third of all email income.',
            'Set up consistent campaign parameters and a GTM container that somebody else could read.',
            'Supply the freelance blog editor with search volumes each month, and proofread when she is away.',
          ],
        },
        {
          company: 'Sabre Lane Agency',
          position: 'Account Assistant, Paid Social',
          startDate: 'Sep 2021',
          endDate: 'Mar 2023',
          achievements: [
            'Looked after ad accounts for a gin distillery, two dentists and a trampoline park.',
            'Prepared weekly client decks and survived the questions.',
            'Found a tracking fault that had hidden 18% of one client’s sales.',
          ],
        },
        {
          company: 'Student newspaper, Cardiff',
          position: 'Deputy Features Editor',
          startDate: '2019',
          endDate: '2021',
          description:
            'Commissioned, cut and headlined six pages a fortnight; argued about commas; launched its Instagram.',
        },
      ],
      education: [{ institution: 'Cardiff University', degree: 'BA', field: 'Journalism and Media', endDate: '2021' }],
      skills: {
        technical: [
          'Meta Business Suite',
          'Performance Max',
          'Omnisend',
          'WooCommerce',
          'GA4',
          'Google Tag Manager',
          'Excel (pivots)',
          'Canva',
          'Ahrefs',
        ],
        soft: ['Curious', 'Deadline-proof', 'Good with creatives and accountants alike'],
        languages: ['English', 'French (A2)'],
      },
      certifications: ['Google Ads Search Certification', 'Meta Certified Digital Marketing Associate'],
    }),
  },
  {
    id: 'digital-marketer-r2',
    occupation: 'digital-marketer',
    content: resume({
      language: 'de',
      personalInfo: { fullName: 'Tomasz Wieczorek-Lang', email: 'twl@briefpost.example', location: 'Fürth' },
      summary:
        'Marketingfachmann mit sieben Jahren Erfahrung im Industriegüterbereich. Ich bringe Anfragen ins Haus, die der Außendienst gern anruft, und kann erklären, was jede davon gekostet hat.',
      experience: [
        {
          company: 'Rednitz Pumpen AG',
          position: 'Referent Online-Marketing',
          startDate: '06/2021',
          current: true,
          description: 'Hersteller von Industriepumpen, 400 Beschäftigte, Vertrieb in zwölf Ländern.',
          achievements: [
            'Suchmaschinenwerbung in fünf Sprachen betreut, Jahresetat 260.000 €, Kosten je Anfrage um 37 % gesenkt.',
            'Einführung von HubSpot samt Punktevergabe für Interessenten gemeinsam mit dem Vertriebsinnendienst geleitet.',
            'Zielseiten und Formulare laufend getestet; Abschlussquote von 1,8 auf 3,1 % verbessert.',
            'Serverseitiges Tracking und Einwilligungsbanner mit dem Datenschutzbeauftragten abgestimmt.',
            'Quartalsberichte für den Vorstand in Looker Studio automatisiert.',
          ],
        },
        {
          company: 'Agentur Blaupause',
          position: 'SEA- und SEO-Manager',
          startDate: '02/2018',
          endDate: '05/2021',
          achievements: [
            'Elf Kundenkonten im Mittelstand verantwortet, vom Treppenbauer bis zur Steuerkanzlei.',
            'Technische Audits mit Screaming Frog und Sistrix erstellt und Maßnahmen mit Entwicklern umgesetzt.',
            'Briefings für freie Texter verfasst und deren Beiträge auf Suchabsicht geprüft.',
          ],
        },
        {
          company: 'Verlag Alte Mühle',
          position: 'Volontär Redaktion',
          startDate: '2016',
          endDate: '2018',
          description:
            'Fachzeitschrift für Gartenbau: Meldungen geschrieben, Autoren betreut, Fahnen gelesen, Website gepflegt.',
        },
      ],
      education: [
        {
          institution: 'Technische Hochschule Nürnberg',
          degree: 'B.A.',
          field: 'Technikjournalismus',
          endDate: '2016',
        },
      ],
      skills: {
        technical: [
          'Google Ads',
          'Bing Ads',
          'LinkedIn Campaign Manager',
          'Google Analytics 4',
          'Search Console',
          'HubSpot',
          'Sistrix',
          'TYPO3',
          'Matomo',
        ],
        soft: ['Teamgeist', 'Zahlenverständnis', 'Moderation zwischen Technik und Vertrieb'],
        languages: ['Deutsch', 'Polnisch', 'Englisch (C1)'],
      },
    }),
  },
  {
    id: 'digital-marketer-r3',
    occupation: 'digital-marketer',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Dashiell Quintero', email: 'dash@quintero.example', location: 'Denver, CO' },
      summary:
        'Growth lead who came up through analytics. Eight years making software companies less dependent on luck. Comfortable owning pipeline numbers in front of a board, equally comfortable inside a query editor.',
      experience: [
        {
          company: 'Beaconfold',
          position: 'Director of Demand Generation',
          startDate: '2022',
          current: true,
          description: 'HR scheduling product, ARR $31M. Team of five plus two agencies.',
          achievements: [
            'Grew sourced pipeline 74% year over year with flat spend ($2.4M).',
            'Cut blended customer acquisition cost from $9,800 to $6,100 and payback to 13 months.',
            'Built a data-driven credit model on Snowflake and dbt with RevOps, replacing last click.',
            'Launched 46 page experiments in Optimizely; 11 winners, all documented with power calculations.',
            'Partner weekly with the content desk on topics; they hold the pen and I hold the distribution plan.',
          ],
        },
        {
          company: 'Kilnworks',
          position: 'Growth Marketing Manager',
          startDate: '2018',
          endDate: '2022',
          achievements: [
            'Scaled SEM and LinkedIn from $15k to $120k monthly.',
            'Shipped 3,000 templated integration pages that brought 90,000 organic visits a month.',
            'Designed onboarding emails in Iterable; trial-to-paid went from 8% to 12%.',
          ],
        },
        {
          company: 'Mile High Research',
          position: 'Marketing Analyst',
          startDate: '2016',
          endDate: '2018',
          achievements: [
            'Survey panels, regression, a great deal of SQL.',
            'Taught account managers what a confidence interval is not.',
          ],
        },
      ],
      education: [{ institution: 'Colorado State University', degree: 'BS', field: 'Statistics', endDate: '2016' }],
      skills: {
        technical: [
          'Google Ads',
          'SQL',
          'Snowflake',
          'Salesforce',
          'Marketo',
          'Segment',
          'Amplitude',
          'Optimizely',
          'Webflow, HTML and CSS',
        ],
        soft: ['Async writing', 'Hiring', 'Cross-functional leadership', 'Stakeholder management'],
        languages: ['English', 'Spanish'],
      },
    }),
  },
  {
    id: 'digital-marketer-r4',
    occupation: 'digital-marketer',
    content: resume({
      language: 'fr',
      personalInfo: { fullName: 'Solène Karabatic-Morin', email: 'solene.km@courriel.example', location: 'Lorient' },
      summary:
        'Marketing numérique, cinq ans dans le commerce alimentaire en ligne. Je sais faire beaucoup avec peu : un téléphone, une base de clients bien rangée et des produits qui ont quelque chose à raconter.',
      experience: [
        {
          company: 'Biscuiterie Kerlann',
          position: 'Responsable e-commerce et acquisition',
          startDate: 'septembre 2022',
          current: true,
          description: 'Biscuiterie artisanale, 3 boutiques, site marchand à 1,1 M€.',
          achievements: [
            'Publicité payante sur Google, Facebook et Instagram : 90 000 € par an, panier moyen en hausse de 14 %.',
            'Programme de fidélité et relances de paniers abandonnés ; 41 % des clientes commandent une seconde fois.',
            'Migration de PrestaShop vers Shopify sans perte de positions dans les moteurs de recherche.',
            'Vidéos courtes tournées à l’atelier, 62 000 abonnés sur TikTok.',
            'Mise en conformité du recueil de consentement avec la CNIL pour boussole.',
          ],
        },
        {
          company: 'Panier d’Armor',
          position: 'Assistante marketing digital (alternance puis CDD)',
          startDate: '2019',
          endDate: '2022',
          achievements: [
            'Infolettre hebdomadaire à 25 000 personnes sous Sendinblue, taux d’ouverture de 38 %.',
            'Analyse des requêtes et rédaction de fiches produits optimisées.',
            'Suivi des ventes par canal pour le comité de direction.',
          ],
        },
        {
          company: 'Le Télégraphe de Cornouaille',
          position: 'Stagiaire secrétaire de rédaction',
          startDate: '2018',
          endDate: '2019',
          description: 'Relecture, titraille, légendes et mise en ligne des articles du week-end.',
        },
      ],
      education: [
        { institution: 'IUT de Vannes', degree: 'BUT', field: 'Techniques de commercialisation', endDate: '2020' },
        { institution: 'IGR-IAE Rennes', degree: 'Licence professionnelle', field: 'E-commerce', endDate: '2021' },
      ],
      skills: {
        technical: [
          'Google Ads',
          'Meta Ads',
          'Brevo',
          'Shopify',
          'PrestaShop',
          'SEMrush',
          'Canva',
          'Lightroom',
          'CapCut',
        ],
        soft: ['Débrouillarde', 'Sens du collectif', 'Respect des délais'],
        languages: ['Français', 'Anglais (B2)', 'Breton (notions)'],
      },
    }),
  },
  {
    id: 'digital-marketer-r5',
    occupation: 'digital-marketer',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Bronagh Dalziel', email: 'bronagh.dalziel@post.example', location: 'Leeds' },
      summary:
        'Former magazine sub-editor turned digital fundraiser. Twelve years of communicating for causes, the last seven responsible for income. I manage people gently and money firmly.',
      experience: [
        {
          company: 'Northern Lifeboats Trust',
          position: 'Digital Acquisition Manager',
          startDate: 'January 2020',
          current: true,
          achievements: [
            'Lead two officers and a media agency; budget £280,000, brought in £1.9m in 2025.',
            'Moved spend out of display and into search and Meta after an incrementality test; cost per new monthly donor fell by 29%.',
            'Redesigned the giving form with an accessibility consultant, lifting completed gifts from 11% to 17%.',
            'Planned four appeals a year with the stories editor, the legacy team and the shop buyers, from audience research to thank-you letter; the winter one passed £600,000 for the first time.',
            'Recruited, inducted and appraised five people in five years; two have since become managers elsewhere.',
            'Replaced a monthly spreadsheet of 300 rows with one page on cost, income and lifetime value that the board reads aloud.',
            'Trained coxswains and crew in filming short clips safely, which supplied half of our advertising for two summers.',
            'Negotiated and kept a $10,000 monthly advertising grant for nonprofits, using 92% of it.',
            'Wrote the consent policy with our data protection officer after the regulator’s new guidance.',
          ],
        },
        {
          company: 'Almond Tree Cancer Support',
          position: 'Email and CRM Officer',
          startDate: '2017',
          endDate: '2019',
          achievements: [
            'Segmented 210,000 supporters by recency and interest; unsubscribes halved.',
            'Warmed a new sending domain after blocklisting, so messages reached inboxes again.',
            'Connected Raiser’s Edge to the mail platform with a patient developer.',
            'Wrote the welcome series for people newly diagnosed with nurses from the helpline, then tested every subject on volunteers.',
            'Acted up as digital manager for five months during a restructure and kept all campaign dates.',
          ],
        },
        {
          company: 'Allotment & Orchard magazine',
          position: 'Sub-editor',
          startDate: '2012',
          endDate: '2017',
          achievements: [
            'Cut copy to fit, checked Latin plant names, wrote headlines and standfirsts to a house style I later revised.',
            'Looked after contributors, from a retired bishop to a teenage beekeeper, and chased their invoices.',
            'Put the archive online in WordPress and discovered that I enjoyed the statistics more than the semicolons.',
          ],
        },
      ],
      education: [
        { institution: 'University of Stirling', degree: 'MA (Hons)', field: 'English Studies', endDate: '2011' },
      ],
      skills: {
        technical: [
          'Google Ads and Ad Grants',
          'Meta, Snapchat and TikTok ads',
          'Dotdigital',
          'Optimizely',
          'Power BI',
          'Drupal and WordPress',
          'UK GDPR and PECR',
        ],
        soft: ['Coaching', 'Diplomacy with trustees', 'Team player'],
        languages: ['English', 'Irish'],
      },
      certifications: ['CIM Diploma in Professional Digital Marketing'],
    }),
  },
  {
    id: 'digital-marketer-r6',
    occupation: 'digital-marketer',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Hemi Castellano', email: 'hemi@castellano.example', location: 'Palmerston North, NZ' },
      summary:
        'Two years promoting gigs, gyms and a garden centre. Self-taught, tidy, quick to reply. Looking for a team to learn from after doing everything alone.',
      experience: [
        {
          company: 'Self-employed',
          position: 'Freelance Social and Search Marketer',
          startDate: 'Feb 2024',
          current: true,
          achievements: [
            'Manage ads on Facebook, YouTube and Google for seven local businesses, $300 to $4,000 a month each.',
            'Garden centre: cleaned out wasted queries and wrote new headlines; calls from ads up 60% at the same spend.',
            'Look after map listings and reply to reviews, kind ones and otherwise.',
            'Film and cut Reels on my phone, caption everything.',
            'Send newsletters in Mailchimp, with birthday and lapsed-member journeys for a gym.',
          ],
        },
        {
          company: 'Manawatū Standard Motors',
          position: 'Marketing Assistant',
          startDate: 'Nov 2022',
          endDate: 'Jan 2024',
          achievements: [
            'Kept vehicle pages up to date in Squarespace and wrote short descriptions for 900 cars.',
            'Helped to run test-drive weekends with the council events team.',
            'Made a report the dealer principal could read on his phone.',
          ],
        },
      ],
      education: [
        {
          institution: 'UCOL',
          degree: 'New Zealand Diploma',
          field: 'Business (Marketing)',
          startDate: '2020',
          endDate: '2022',
        },
      ],
      skills: {
        technical: [
          'Meta Business Suite',
          'Google Ads',
          'Search Console',
          'Mailchimp',
          'Squarespace',
          'Webflow (learning)',
          'Figma',
          'CapCut',
          'Basic SEO',
        ],
        soft: ['Organised', 'Straightforward', 'Calm with customers'],
        languages: ['English', 'Te reo Māori (conversational)'],
      },
      projects: [
        {
          name: 'Cousin’s band',
          description:
            'Sold out a 250-seat hall with $120 of video ads and a mailing list collected at the merch table.',
          technologies: ['YouTube Ads', 'Eventbrite'],
        },
      ],
    }),
  },
]
