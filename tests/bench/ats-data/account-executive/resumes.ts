import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'account-executive-r1',
    occupation: 'account-executive',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Delphine Okonjo-Reyes',
        email: 'delphine@okonjo.example',
        location: 'San Antonio, TX',
      },
      summary:
        'Mid-market closer with five years in software for the people who answer phones. I started on those phones, which is why operations directors let me finish my sentences.',
      experience: [
        {
          company: 'Parakeet Voice',
          position: 'Account Executive',
          startDate: 'Jan 2022',
          current: true,
          description: 'Cloud telephony and chat for clinics, hotels and car dealers; 220 staff.',
          achievements: [
            'Finished 2022 to 2025 at 104%, 118%, 97% and 131% of plan; biggest contract $140k a year.',
            'Source about 60% of my own pipeline by calling, visiting trade days and asking happy customers.',
            'Run discovery and demos without an engineer up to 200 seats.',
            'Qualify with MEDDIC, forecast weekly, and missed my commit by more than a tenth once in sixteen quarters.',
            'Introduced a one-page handoff to implementation, now used by all nineteen reps.',
          ],
        },
        {
          company: 'Parakeet Voice',
          position: 'Sales Development Representative',
          startDate: 'Sep 2020',
          endDate: 'Dec 2021',
          achievements: [
            'Booked 212 first meetings, 71 became opportunities.',
            'Wrote the call script for hotels still in the playbook.',
          ],
        },
        {
          company: 'Lone Star Appliance Care',
          position: 'Support Team Lead',
          startDate: '2017',
          endDate: '2020',
          achievements: [
            'Led nine agents on phone and Zendesk chat, average handle time down by 50 seconds, CSAT 91%.',
            'Offered service plans on inbound calls and outsold the sales floor, which gave me ideas.',
          ],
        },
      ],
      education: [{ institution: 'Texas State University', degree: 'BBA', field: 'Management', endDate: '2017' }],
      skills: {
        technical: [
          'Salesforce',
          'Outreach',
          'Gong',
          'ZoomInfo',
          'MEDDIC',
          'Zendesk',
          'Contract redlines',
          'ROI calculators',
        ],
        soft: ['Resilient', 'Curious', 'Team player in a fast-paced floor'],
        languages: ['English', 'Spanish (fluent)'],
      },
    }),
  },
  {
    id: 'account-executive-r2',
    occupation: 'account-executive',
    content: resume({
      language: 'de',
      personalInfo: { fullName: 'Ralf Grünewald-Aydin', email: 'ralf.ga@posteingang.example', location: 'Offenbach' },
      summary:
        'Gebietsverkaufsleiter mit vierzehn Jahren im technischen Vertrieb. Gelernter Elektroniker, der irgendwann lieber mit den Leuten sprach als mit den Platinen.',
      experience: [
        {
          company: 'Hessia Wägetechnik GmbH',
          position: 'Gebietsverkaufsleiter Süd-West',
          startDate: '04/2018',
          current: true,
          description: 'Industriewaagen und Verpackungslinien, Auftragswerte von 8.000 bis 650.000 €.',
          achievements: [
            'Umsatz im Gebiet von 2,1 auf 3,9 Mio. € ausgebaut, 46 neue Abnehmer gewonnen.',
            'Zwei Rahmenverträge mit Lebensmittelkonzernen über jeweils vier Jahre verhandelt.',
            'Teilnahme an öffentlichen Vergabeverfahren eingeführt, sieben von achtzehn gewonnen.',
            'Serviceverträge zu 70 % der Geräte mitverkauft, in enger Abstimmung mit der Hotline.',
            'Opportunities, Besuchsberichte und Forecast in Dynamics gepflegt, auch freitags.',
          ],
        },
        {
          company: 'Mainscan Lagertechnik',
          position: 'Vertriebsbeauftragter',
          startDate: '2014',
          endDate: '2018',
          achievements: [
            'Handscanner und mobile Datenerfassung an Speditionen verkauft, Kaltakquise in ganz Hessen.',
            'Pilotprojekte mit Funketiketten in drei Kliniken begleitet.',
            'Messestand auf der LogiMAT geplant und betreut.',
          ],
        },
        {
          company: 'Mainscan Lagertechnik',
          position: 'Teamleiter Technischer Kundendienst',
          startDate: '2009',
          endDate: '2014',
          description:
            'Acht Kolleginnen und Kollegen an der Störungsannahme, Schichtplanung, Eskalationen, Ersatzteile; Reaktionszeit von zwei Tagen auf vier Stunden verkürzt.',
        },
      ],
      education: [
        { institution: 'IHK Frankfurt', degree: 'Geprüfter Technischer Fachwirt', endDate: '2013' },
        {
          institution: 'Berufsschule Hanau',
          degree: 'Ausbildung',
          field: 'Elektroniker für Geräte und Systeme',
          endDate: '2005',
        },
      ],
      skills: {
        technical: [
          'Angebotskalkulation',
          'Verhandlungsführung',
          'Key-Account-Betreuung',
          'Dynamics 365',
          'SAP SD',
          'RFID und Barcode',
          'Ausschreibungsportale',
          'Präsentation am Gerät',
        ],
        soft: ['Verbindlich', 'Ausdauernd', 'Reisebereit', 'Teamfähig'],
        languages: ['Deutsch', 'Türkisch', 'Englisch (B2)'],
      },
      certifications: ['Führerschein B und BE'],
    }),
  },
  {
    id: 'account-executive-r3',
    occupation: 'account-executive',
    content: resume({
      language: 'fr',
      personalInfo: {
        fullName: 'Bérengère Castelnau',
        email: 'b.castelnau@courriel.example',
        location: 'Villeurbanne',
      },
      summary:
        'Commerciale en logiciels d’entreprise, neuf ans d’expérience dont six auprès de comptes stratégiques. Je préfère perdre vite que gagner mal.',
      experience: [
        {
          company: 'Octant Qualité',
          position: 'Business Developer grands comptes',
          startDate: '2020',
          current: true,
          description: 'Éditeur SaaS de gestion des incidents et des audits, 90 personnes.',
          achievements: [
            'Objectif annuel de 850 K€ dépassé quatre années sur cinq (112 % en moyenne).',
            'Signature d’un assureur mutualiste de 6 000 salariés après onze mois et dix-neuf interlocuteurs.',
            'Réponse à une vingtaine de consultations publiques et privées, un tiers remporté.',
            'Développement de douze clients existants en binôme avec leur responsable de compte ; revenu net conservé à 121 %.',
            'Organisation d’un club utilisateurs où les équipes d’assistance viennent se plaindre, utilement.',
          ],
        },
        {
          company: 'Tessiture Informatique',
          position: 'Ingénieure d’affaires PME',
          startDate: '2016',
          endDate: '2020',
          achievements: [
            'Vente d’un progiciel de gestion à des industriels de la plasturgie et du textile.',
            'Prospection téléphonique, salons, prescripteurs : 63 nouveaux clients.',
            'Formation aux techniques SPIN puis tutorat de deux alternants.',
          ],
        },
        {
          company: 'Tessiture Informatique',
          position: 'Technicienne hotline, puis référente niveau 2',
          startDate: '2013',
          endDate: '2016',
          achievements: [
            'Traitement d’une trentaine de demandes par jour, tri des urgences, rédaction de fiches pour la base de connaissances.',
            'Animation du point hebdomadaire avec les clients mécontents.',
          ],
        },
      ],
      education: [
        { institution: 'Université Lumière Lyon 2', degree: 'Master', field: 'Management commercial', endDate: '2016' },
        { institution: 'IUT de Roanne', degree: 'DUT', field: 'Informatique', endDate: '2013' },
      ],
      skills: {
        technical: [
          'Vente de solutions',
          'MEDDIC',
          'SPIN',
          'Négociation',
          'Salesforce',
          'Pipedrive',
          'Chiffrage',
          'Mémoires techniques',
          'Notions ITIL',
        ],
        soft: ['À l’écoute', 'Tenace', 'Esprit collectif'],
        languages: ['Français', 'Anglais (C1)', 'Italien (B2)'],
      },
    }),
  },
  {
    id: 'account-executive-r4',
    occupation: 'account-executive',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Gregor Abernethy-Singh', email: 'gregor@abernethysingh.example', location: 'Paisley' },
      summary:
        'Public sector salesperson. Sixteen years with councils, health boards and landlords across Scotland. Patient with committees, quick with spreadsheets, tidy in writing.',
      experience: [
        {
          company: 'Lumenfold Lighting Controls',
          position: 'Business Development Manager, Local Government and Housing',
          startDate: 'Feb 2019',
          current: true,
          description: 'Second commercial hire in a company that grew from 14 to 85 people.',
          achievements: [
            'Won £6.2m over six years from 23 councils and registered social landlords.',
            'Secured places on four national purchasing agreements and wrote three quarters of each submission myself.',
            'Chose and installed Pipedrive, then moved us to HubSpot with pipelines, stages and definitions that people obey.',
            'Ran renewals until we could afford somebody better; 96% stayed.',
            'Built a payback model on energy and repair visits that finance directors now ask for by name.',
            'Meet the helpline supervisor weekly. What breaks in March is what the customer remembers in October.',
          ],
        },
        {
          company: 'Caledonia Care Alarms',
          position: 'Account Manager, Health and Social Care',
          startDate: '2012',
          endDate: '2019',
          achievements: [
            'Managed eleven health and social care partnerships worth £2.8m a year.',
            'Led the switch from analogue to digital alarm units in Ayrshire, from pilot to 9,000 homes.',
            'Presented to elected members, unions and, once, a very cross tenants’ federation.',
            'Brought two competitor customers over at retender.',
          ],
        },
        {
          company: 'Caledonia Care Alarms',
          position: 'Control Room Shift Supervisor',
          startDate: '2009',
          endDate: '2012',
          achievements: [
            'Supervised seven call handlers answering 1,400 alarm calls a night; abandoned calls under 2%.',
            'Wrote the complaint and escalation procedure and trained newcomers in it.',
          ],
        },
        {
          company: 'Glasgow City Libraries',
          position: 'Library Assistant',
          startDate: '2006',
          endDate: '2009',
          description: 'Counter, stock, homework club, photocopier whisperer.',
        },
      ],
      education: [{ institution: 'University of Strathclyde', degree: 'BA', field: 'Public Policy', endDate: '2006' }],
      skills: {
        technical: [
          'Bid writing',
          'Public Contracts Scotland',
          'Procurement law basics',
          'HubSpot',
          'Pipedrive',
          'Pricing and margin in Excel',
          'Contract renewal',
          'Stakeholder mapping',
        ],
        soft: ['Plain writing', 'Patience', 'Honest in negotiation'],
        languages: ['English', 'Punjabi'],
      },
      certifications: ['APMP Foundation', 'Full driving licence'],
    }),
  },
  {
    id: 'account-executive-r5',
    occupation: 'account-executive',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Khairul Tan Wei Jie', email: 'khairul@tanwj.example', location: 'Singapore' },
      summary:
        'Enterprise seller to banks in Southeast Asia, eighteen years, last seven in voice and messaging platforms. Large, slow, regulated agreements with many signatures are where I am happiest.',
      experience: [
        {
          company: 'Meridiem Contact Technologies',
          position: 'Senior Account Director, Banking',
          startDate: 'Mar 2018',
          current: true,
          achievements: [
            'Own six tier-one banks; grew recurring revenue from USD 1.9m to USD 11m.',
            'Closed a USD 7.4m five-year migration of 3,800 agent seats from PBX to cloud, with fourteen decision makers in three countries.',
            'Negotiated liability, uptime penalties and data location with in-house counsel and two regulators in the room.',
            'Coordinate a virtual team of eight: presales, success, support, partners.',
            'Exceeded target in six of seven years; President’s Circle 2021 and 2024.',
            'Repaired a relationship after a nine-hour outage by presenting root cause and service improvement plan in person, every week for a quarter.',
          ],
        },
        {
          company: 'Straits Payment Systems',
          position: 'Regional Sales Manager',
          startDate: '2012',
          endDate: '2018',
          achievements: [
            'Sold fraud screening to 22 issuers in Malaysia, Indonesia and Hong Kong.',
            'Set up resale with two global consultancies; channel brought 40% of bookings.',
            'Passed every technology risk questionnaire the monetary authority has inspired.',
          ],
        },
        {
          company: 'Banyan Bank',
          position: 'Contact Centre Manager',
          startDate: '2007',
          endDate: '2012',
          description: '120 seats, cards and loans.',
          achievements: [
            'Improved first-call resolution from 68% to 81% and cut attrition by half.',
            'Introduced workforce management, call listening and a career ladder.',
          ],
        },
      ],
      education: [
        { institution: 'National University of Singapore', degree: 'BBA', endDate: '2007' },
        { institution: 'INSEAD', degree: 'Executive certificate', field: 'Negotiation', endDate: '2019' },
      ],
      skills: {
        technical: [
          'Account planning',
          'Miller Heiman Strategic Selling',
          'Value engineering',
          'Executive business reviews',
          'Salesforce',
          'Clari',
          'Genesys and Avaya landscape',
          'Amazon Connect',
          'Partner co-selling',
          'Financial modelling',
        ],
        soft: ['Executive presence', 'Leading without authority', 'Stakeholder management'],
        languages: ['English', 'Mandarin', 'Malay', 'Cantonese (spoken)'],
      },
    }),
  },
  {
    id: 'account-executive-r6',
    occupation: 'account-executive',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Zofia Rashid', email: 'zofia.rashid@post.example', location: 'Salford' },
      summary:
        'One year of selling broadband over the telephone after four years of apologising for it. Good ears, thick skin, quick typing.',
      experience: [
        {
          company: 'Pennine Fibre',
          position: 'Inside Sales Advisor',
          startDate: 'October 2024',
          current: true,
          achievements: [
            'Ring 50 to 70 corner shops, salons and takeaways daily about business lines and phone systems.',
            'Average 18 orders a month against a target of 14, top of the bay in March and June.',
            'Least cancellations on the team because I check the contract end date before I pitch.',
            'Log each conversation in Zoho straight after it, with the next step and the owner’s best hour.',
            'Passed the Ofcom mis-selling module with full marks.',
          ],
        },
        {
          company: 'Pennine Fibre',
          position: 'Customer Service Adviser, then Acting Team Leader',
          startDate: 'June 2020',
          endDate: 'September 2024',
          achievements: [
            'Dealt with faults, bills and house moves on phone, email and live chat (Freshdesk), satisfaction score 4.7 of 5.',
            'Covered for the team leader for five months: rota, huddles, complaints, coaching eight advisers.',
            'Persuaded leavers to stay, 38% of those who rang to cancel.',
          ],
        },
        {
          company: 'The Weavers Arms',
          position: 'Bar Staff',
          startDate: '2018',
          endDate: '2020',
          description: 'Busy Friday nights, quiz host, till reconciliation, upselling crisps.',
        },
      ],
      education: [{ institution: 'Salford City College', degree: 'BTEC Level 3', field: 'Business', endDate: '2020' }],
      skills: {
        technical: [
          'Telephone sales',
          'Objection handling',
          'Screen-share demos',
          'Zoho CRM',
          'Freshdesk',
          'Retention calls',
          'Basic Excel',
        ],
        soft: ['Listening', 'Cheerful under pressure', 'Team player', 'Picks herself up'],
        languages: ['English', 'Polish (native)', 'Urdu (conversational)'],
      },
      interests: ['Roller derby', 'Pub quizzes', 'Restoring tills from before decimal money'],
    }),
  },
]
