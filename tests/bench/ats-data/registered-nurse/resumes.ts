import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'registered-nurse-r1',
    occupation: 'registered-nurse',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Chantelle Adeyinka-Moss',
        email: 'chantelle.am@inbox.example',
        location: 'Wolverhampton',
      },
      summary:
        'Adult nurse, fifteen months qualified, after seven years as a healthcare assistant on the same sort of wards. I know what it is to be delegated to, so I ask properly. Looking for a busy medical or surgical floor.',
      experience: [
        {
          company: 'Pelham Cross General Hospital',
          position: 'Staff Nurse, Respiratory',
          startDate: 'Sep 2025',
          current: true,
          achievements: [
            'Responsible for a bay of seven patients on long days and nights, with one HCA and often a student',
            'Give IV antibiotics, nebulisers and controlled drugs; look after patients on BiPAP and with chest drains',
            'Noticed a rising early warning score in a man who "felt fine" and called outreach; he was in theatre an hour later',
            'Bedside shift reports twice a day, written up in Nervecentre',
            'Completed preceptorship two months ahead of plan, plus bloods and cannulas',
          ],
        },
        {
          company: 'Pelham Cross General Hospital',
          position: 'Healthcare Assistant, Bank and Care of the Elderly',
          startDate: 'May 2018',
          endDate: 'Aug 2025',
          description: 'Part time during the degree, full time before.',
          achievements: [
            'Washing, dressing, feeding, toileting, pressure area care and turning charts for up to ten patients',
            'Blood pressures, blood sugars, weights and fluid balance',
            'Care Certificate and NVQ Level 3; dementia link worker for the ward',
          ],
        },
        {
          company: 'Bilbrook Lodge Residential Home',
          position: 'Care Assistant',
          startDate: '2016',
          endDate: '2018',
          description: 'First job. Personal care, laundry, bingo.',
        },
      ],
      education: [
        {
          institution: 'University of the Black Country',
          degree: 'BSc (Hons)',
          field: 'Nursing (Adult)',
          startDate: '2022',
          endDate: '2025',
          gpa: '2:1',
        },
      ],
      skills: {
        technical: ['Drug rounds', 'IV therapy', 'Venepuncture', 'NIV', 'SBAR', 'Moving and handling', 'Nervecentre'],
        soft: ['Calm under pressure', 'Team player', 'Compassionate'],
        languages: ['English', 'Yoruba'],
      },
      certifications: ['NMC registered, adult field', 'Immediate Life Support 2026', 'Care Certificate'],
    }),
  },
  {
    id: 'registered-nurse-r2',
    occupation: 'registered-nurse',
    content: resume({
      language: 'de',
      personalInfo: { fullName: 'Dragana Petrović-Wehmeier', email: 'd.wehmeier@brief.example', location: 'Kassel' },
      summary:
        'Gesundheits- und Krankenpflegerin mit zwölf Jahren Praxis, davon fünf auf der Überwachungsstation. In Serbien ausgebildet, seit 2016 in Deutschland anerkannt. Mir liegt das genaue Hinsehen: Wer schlechter wird, sagt es selten laut.',
      experience: [
        {
          company: 'Klinikum Habichtshöhe',
          position: 'Pflegefachkraft Intermediate Care',
          startDate: '02/2021',
          current: true,
          description: 'Zwölf Betten, Kardiologie und Pneumologie, Betreuungsschlüssel 1:3.',
          achievements: [
            'Hämodynamisches Monitoring, arterielle Blutgasanalysen, Betreuung unter nichtinvasiver Beatmung',
            'Medikamente stellen und i.v. verabreichen, Perfusoren mit Katecholaminen nach ärztlicher Anordnung',
            'Schichtleitung an etwa acht Diensten im Monat, Einteilung von Servicekräften und Pflegehelfern',
            'Neue Übergabe am Bett nach ISBAR eingeführt; Rückfragen in der Nacht gingen spürbar zurück',
            'Praxisanleiterin für jährlich sechs Auszubildende',
            'Stellvertretende Hygienebeauftragte; Händedesinfektion bei Beobachtungen von 71 auf 90 % gestiegen',
            'Mitglied der Arbeitsgruppe zur Einführung des digitalen Medikationsplans, Schulung von 24 Kolleginnen',
            'Begleitung von Angehörigen bei Therapiezieländerung und Sterben',
          ],
        },
        {
          company: 'Seniorenzentrum Am Kirschrain',
          position: 'Pflegefachkraft',
          startDate: '09/2016',
          endDate: '01/2021',
          achievements: [
            'Behandlungspflege für 34 Bewohner: Insulin, Kompressionsverbände, PEG, Katheterwechsel',
            'Pflegeplanung nach dem Strukturmodell, Evaluation jeden Monat, Begleitung der MD-Prüfung',
            'Wundvisiten mit Hausärzten und Angehörigengespräche',
            'Gerontopsychiatrische Fallbesprechungen moderiert, Bedarfsmedikation damit um ein Drittel gesenkt',
            'Einzug, Kurzzeitpflege und Krankenhauseinweisungen organisiert, Überleitungsbögen vereinheitlicht',
            'Dienstplanung für elf Personen in Vertretung der Wohnbereichsleitung',
            'Schmerzerfassung mit BESD und Ernährungsassessments eingeführt',
            'Spätdienst als einzige Fachkraft mit drei Pflegehelferinnen; Notfälle selbstständig eingeschätzt und an den Bereitschaftsdienst gemeldet',
            'Qualitätszirkel Sturzprophylaxe ins Leben gerufen',
          ],
        },
        {
          company: 'Seniorenzentrum Am Kirschrain',
          position: 'Pflegehelferin (im Anerkennungsverfahren)',
          startDate: '10/2014',
          endDate: '08/2016',
          description:
            'Grundpflege, Mobilisation, Anreichen von Mahlzeiten und Beschäftigung, nebenher B2-Kurs und Kenntnisprüfung.',
        },
      ],
      education: [
        {
          institution: 'Medizinische Fachschule Kragujevac',
          degree: 'Diplom, vier Jahre',
          field: 'Krankenschwester',
          endDate: '2014',
        },
        {
          institution: 'Bildungsakademie Fuldatal',
          degree: 'Weiterbildung, 300 Stunden',
          field: 'Praxisanleitung',
          endDate: '2022',
        },
      ],
      skills: {
        technical: ['Beatmungspflege', 'EKG-Auswertung', 'Wundmanagement', 'ORBIS', 'Vivendi', 'Reanimation (ACLS)'],
        soft: ['Teamfähig', 'Belastbar', 'Freundlich im Ton'],
        languages: ['Deutsch (C1)', 'Serbisch (Muttersprache)', 'Russisch (Grundkenntnisse)'],
      },
      certifications: ['Berufsurkunde Gesundheits- und Krankenpflegerin, Regierungspräsidium 2016'],
    }),
  },
  {
    id: 'registered-nurse-r3',
    occupation: 'registered-nurse',
    content: resume({
      language: 'fr',
      personalInfo: { fullName: 'Maëlle Kervadec', email: 'maelle.kervadec@courrier.example', location: 'Vitré (35)' },
      summary:
        "Infirmière depuis 2019, aide-soignante auparavant. Dix ans auprès des personnes âgées m'ont appris à écouter les collègues qui passent le plus de temps au chevet. Je cherche un poste stable, en équipe de jour, où le soin relationnel compte autant que la technique.",
      experience: [
        {
          company: 'SSIAD du Pays de Châteaugiron',
          position: 'Infirmière libérale puis salariée',
          startDate: 'mars 2022',
          current: true,
          achievements: [
            "Tournée de 22 patients : pansements d'ulcère, insulines, chimiothérapies à domicile sous protocole HAD",
            "Élaboration des plans de soins et visites d'évaluation (grille AGGIR, échelle de Braden, Doloplus)",
            'Coordination de cinq aides-soignantes, plannings compris',
            'Traçabilité sur tablette, télétransmission des actes NGAP',
          ],
        },
        {
          company: 'Centre hospitalier de la Vilaine, médecine gériatrique',
          position: 'Infirmière de nuit',
          startDate: 'septembre 2019',
          endDate: 'février 2022',
          achievements: [
            'Seule IDE pour 28 lits : surveillance, antalgiques de palier III, transfusions, urgences vitales',
            'Tutrice de stage pour quatre étudiantes',
            'Référente douleur ; protocole de titration de morphine réécrit avec le pharmacien',
            'Entrées directes des urgences, transferts et sorties préparés avec les assistantes sociales',
            'Participation au comité de lutte contre les infections nosocomiales, audits trimestriels des cathéters',
          ],
        },
        {
          company: 'Résidence Le Clos des Ajoncs (EHPAD)',
          position: 'Aide-soignante diplômée',
          startDate: '2012',
          endDate: '2016',
          description:
            'Toilettes, aide aux repas, prévention des chutes, animation musicale, participation aux réunions de synthèse.',
        },
      ],
      education: [
        { institution: 'IFSI de Fougères', degree: "Diplôme d'État", field: 'Soins infirmiers', endDate: '2019' },
        { institution: 'IFAS de Laval', degree: "Diplôme d'État", field: 'Aide-soignante', endDate: '2012' },
      ],
      skills: {
        technical: [
          'Voies veineuses périphériques et PICC',
          'Pansements VAC',
          'Gestion du chariot de médicaments',
          'Soins palliatifs',
          'Toucher-massage',
        ],
        soft: ["Esprit d'équipe", 'Disponibilité', 'Sang-froid'],
        languages: ['Français', 'Breton', 'Anglais (B1)'],
      },
      certifications: [
        'AFGSU niveau 2 (2025)',
        'DU Plaies et cicatrisation, Rennes (2023)',
        "Inscrite à l'Ordre national",
      ],
    }),
  },
  {
    id: 'registered-nurse-r4',
    occupation: 'registered-nurse',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Rosalind "Roz" Tsosie',
        email: 'roz.tsosie@mailer.example',
        phone: '+1 928 555 0148',
        location: 'Flagstaff, AZ',
      },
      summary:
        'Critical care RN, BSN, CCRN. Six years across medical, surgical and cardiovascular units, four travel contracts finished and all four extended. Float-friendly, fast-paced by habit, kind to new grads.',
      experience: [
        {
          company: 'Juniper Mesa Travel Nursing',
          position: 'Traveler, MICU and CVICU',
          startDate: 'Jan 2024',
          current: true,
          description: 'Contracts in Tucson, Boise, Amarillo and Gallup, 200 to 600 bed facilities.',
          achievements: [
            'Vented patients on levophed, vasopressin and propofol; proned during flu season',
            'CRRT competent on NxStage and Prismax, balloon pumps in Boise',
            'Charge relief from week five of every assignment',
            'Learned Cerner, Meditech and two builds of Epic without a single late chart',
          ],
        },
        {
          company: 'Painted Ridge Medical Center',
          position: 'Registered Nurse, Medical ICU',
          startDate: 'Jul 2020',
          endDate: 'Dec 2023',
          achievements: [
            'Two-patient assignments: DKA, septic shock, GI bleeds, withdrawal, post-arrest cooling',
            'Precepted nine new graduates; unit council chair for falls and skin',
            'Daily mobility protocol with PT lowered average vent days from 5.8 to 4.9',
            'Answered codes house-wide on nights',
            'Wrote the laminated card for early sepsis that now hangs in every med room',
            'Worked side by side with techs on turns, baths and I&Os when the floor was down two, which was most of 2021',
            'Family meetings with palliative, ethics and the chaplain about goals of care',
          ],
        },
        {
          company: 'Coconino Skilled Nursing and Rehab',
          position: 'Certified Nursing Assistant',
          startDate: '2016',
          endDate: '2020',
          description: 'ADLs, transfers with Hoyer lift, restorative dining, vitals. Paid for nursing school.',
        },
      ],
      education: [
        { institution: 'High Plateau University', degree: 'BSN', field: 'Nursing', endDate: '2020', gpa: '3.7' },
      ],
      skills: {
        technical: [
          'Art lines',
          'Ventilators',
          'Swan-Ganz',
          'TTM',
          'CAM-ICU',
          'Ultrasound-guided IV',
          'Bedside handoff',
        ],
        soft: ['Adaptable', 'Straight talker', 'Advocacy'],
        languages: ['English', 'Navajo', 'Spanish (medical)'],
      },
      certifications: ['RN, Arizona (compact)', 'CCRN', 'ACLS', 'BLS', 'NIHSS', 'TNCC'],
    }),
  },
  {
    id: 'registered-nurse-r5',
    occupation: 'registered-nurse',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Jerrick Balagtas', email: 'jerrick.b@postbox.example', location: 'Exeter' },
      summary:
        'Nursing home nurse with a hospital background in Cebu. I came to Devon as a senior carer, sat my OSCE on the first attempt, and now lead night shifts in a home for people with dementia and complex physical needs.',
      experience: [
        {
          company: 'Amberleigh Care, Exe View',
          position: 'Nurse in Charge (Nights)',
          startDate: 'Apr 2024',
          current: true,
          description: '52 residents over three floors, one nurse and five care assistants.',
          achievements: [
            'Manage medicines for the whole house through PCS eMAR, including covert administration agreed by best interests meeting',
            'Set up syringe drivers and anticipatory medication with the hospice team; verify expected deaths',
            'PEG, tracheostomy suction, supra-pubic catheters, grade 3 and 4 pressure ulcers',
            'Avoidable ambulance calls fell from 31 to 12 in a year once we used RESTORE2',
            'Write monthly reviews of care plans, DoLS renewals and falls analysis',
            'Induct new carers on moving and handling, dignity, and what to tell me before they are sure',
            'Stand in for the clinical lead at GP rounds and at safeguarding meetings',
          ],
        },
        {
          company: 'Amberleigh Care, Exe View',
          position: 'Senior Care Assistant',
          startDate: 'Nov 2022',
          endDate: 'Mar 2024',
          achievements: [
            'Personal care, hoisting and meal support on the dementia floor',
            'Gave oral medication as a trained senior; mentored four overseas recruits',
          ],
        },
        {
          company: 'Vicente Aboitiz Memorial Hospital',
          position: 'Ward Nurse, Medical-Surgical',
          startDate: 'Jun 2018',
          endDate: 'Sep 2022',
          description: '40 beds, ratio of one to twelve, paper charts.',
          achievements: [
            'Pre- and post-operative nursing, IV lines, blood transfusion, dengue ward during two outbreaks',
            'Health teaching for newly diagnosed diabetics and their families',
            'Supervised nursing aides and student nurses on evening duty; endorsed to the next shift at the bedside',
            'Disaster response team after Typhoon Odette, nine days on a basketball court with 300 evacuees',
          ],
        },
      ],
      education: [
        {
          institution: 'Colegio de San Rafael, Cebu',
          degree: 'BSN',
          field: 'Nursing',
          startDate: '2014',
          endDate: '2018',
        },
      ],
      skills: {
        technical: [
          'Palliative care',
          'Wound assessment',
          'Syringe pumps',
          'Clinical escalation',
          'Mental Capacity Act',
        ],
        soft: ['Patience', 'Gentle humour', 'Leading by example'],
        languages: ['English', 'Cebuano', 'Tagalog'],
      },
      certifications: ['NMC PIN, RN1', 'PRC licence (Philippines)', 'Basic life support instructor'],
    }),
  },
  {
    id: 'registered-nurse-r6',
    occupation: 'registered-nurse',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Declan Ó Muirí', email: 'declan@omuiri.example', location: 'Ennis, Co. Clare' },
      summary:
        'Community nurse who spent his twenties doing other people’s accounts. I still like things to add up: stock, handovers, dressings budgets. Nine years in the first trade, eight in this one, and no wish to go back.',
      experience: [
        {
          company: 'Shannon Estuary Primary Care Network',
          position: 'Public Health Nurse (relief), Community RGN',
          startDate: 'Jan 2022',
          current: true,
          achievements: [
            'Caseload of 55 across two health centres and a great many boreens',
            'Leg ulcer clinic: Doppler, four-layer bandaging, healing rate tracked and shared with GPs',
            'Home assessments for home support hours; agree with care workers what is theirs and what is mine',
            'School vaccinations, and continence reviews nobody else wanted',
            'Keep the consumables budget, 14% under in 2025',
          ],
        },
        {
          company: 'Mid-Clare Regional Hospital',
          position: 'Staff Nurse, Surgical Day Ward',
          startDate: 'Oct 2018',
          endDate: 'Dec 2021',
          achievements: [
            'Pre-assessment, recovery and discharge advice for twenty patients a day',
            'Cannulation, analgesia, observations on INEWS, anaesthetic checks in theatre when short',
          ],
        },
        {
          company: 'Hanrahan & Tubridy, Accountants',
          position: 'Bookkeeper',
          startDate: '2005',
          endDate: '2014',
          description:
            'Sage 50, VAT3 returns, payroll and bank reconciliations for forty farms and shops. Evenings as a volunteer on an ambulance.',
        },
      ],
      education: [
        {
          institution: 'Thomond University',
          degree: 'BSc',
          field: 'General Nursing',
          startDate: '2014',
          endDate: '2018',
        },
        { institution: 'Institute of Accounting Technicians West', degree: 'Diploma', endDate: '2006' },
      ],
      skills: {
        technical: ['Compression therapy', 'Vaccination', 'Anaphylaxis management', 'Healthlink', 'Care planning'],
        soft: ['Organised', 'Good with worried relatives', 'Works alone happily'],
        languages: ['English', 'Irish'],
      },
      certifications: ['NMBI General Division', 'Full driving licence', 'Nurse prescriber (in training)'],
    }),
  },
]
