import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'care-assistant-r1',
    occupation: 'care-assistant',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Bernadette Hollowell',
        email: 'bernie.h@inbox.example',
        location: 'Lewes, East Sussex',
      },
      summary:
        'Senior carer with fourteen years in nursing and dementia homes. I run a floor, keep the medicines right and train the new ones. I have worked beside nurses all my life, never wanted to be one, and know exactly when to fetch one.',
      experience: [
        {
          company: 'Willow Reach Nursing Home',
          position: 'Senior Care Assistant',
          startDate: 'Jun 2019',
          current: true,
          description: 'Twenty-two residents on the ground floor, six carers on a day shift.',
          achievements: [
            'Allocate the team each morning, take handover from nights and give it again at eight',
            'Do the medication round with the trolley (MAR charts, later Atlas eMAR); two errors in six years, both reported by me',
            'Temperature, pulse, BP and sats when somebody looks wrong, then straight to the nurse with the numbers',
            'Keep weights, MUST scores, fluid charts and body maps up to date',
            'Dementia champion: rummage boxes, quieter mealtimes, fewer alarms; falls at teatime went from nine a month to four',
            'Sit with people who are dying when no family can come',
            'Supervise and appraise five carers, sign off their Care Certificate workbooks, sort out the squabbles',
            'Change catheter bags, apply barrier creams, redo simple dressings when the nurse has shown me the wound first',
            'Walk the inspector round; she quoted our afternoon tea in the report',
            'Speak at families’ evenings about eating, sleeping and saying goodbye',
            'Raised two safeguarding concerns about agency staff, both upheld',
          ],
        },
        {
          company: 'Glynde Manor',
          position: 'Care Assistant',
          startDate: '2012',
          endDate: '2019',
          achievements: [
            'Personal care, continence, nail care, hoisting and standing frames',
            'Keyworker for four ladies; wrote their life stories with the grandchildren',
            'Covered the kitchen and the laundry when short',
            'Took part in GP rounds twice a week and wrote up what had been decided',
            'Went from bank shifts to full time, then deputy senior on weekends',
            'Organised a memory walk for 70 people in wheelchairs, of whom 66 came back dry',
          ],
        },
        {
          company: 'Southdown Fruit Packers',
          position: 'Line Supervisor',
          startDate: '2004',
          endDate: '2010',
          description: 'Twelve on a belt, hygiene checks, rotas, a good deal of singing.',
        },
      ],
      education: [
        {
          institution: 'Lewes Further Education College',
          degree: 'QCF Level 3',
          field: 'Health and Social Care',
          endDate: '2016',
        },
        { institution: 'Priory School', degree: 'GCSEs', endDate: '2002' },
      ],
      skills: {
        technical: [
          'Medication administration',
          'Waterlow',
          'Catheter care',
          'Thickened diets',
          'Nourish',
          'Moving and handling trainer',
        ],
        soft: ['Patient', 'Cheerful', 'Good with anxious families', 'Team player'],
        languages: ['English'],
      },
      certifications: ['First Aid at Work', 'Safeguarding Adults Level 2', 'Six Steps end of life programme'],
    }),
  },
  {
    id: 'care-assistant-r2',
    occupation: 'care-assistant',
    content: resume({
      language: 'de',
      personalInfo: { fullName: 'Heiko Lautenschläger', email: 'heiko.l@brief.example', location: 'Neuwied' },
      summary:
        'Nach siebzehn Jahren am Schreibtisch der Buchhaltung bin ich 2021 in die Pflege gewechselt und geblieben. Pflegeassistent mit staatlicher Anerkennung, pünktlich, geduldig, mit Führerschein und ohne Scheu vor Frühdiensten.',
      experience: [
        {
          company: 'Sozialstation Rheinhöhe e. V.',
          position: 'Pflegeassistent in der häuslichen Versorgung',
          startDate: '08/2022',
          current: true,
          description: 'Feste Morgentour mit elf Kundinnen und Kunden, jedes zweite Wochenende.',
          achievements: [
            'Hilfe bei Körperpflege, An- und Auskleiden, Toilettengang und Frühstück',
            'Lagerung und Transfer mit Rutschbrett und Patientenlifter, teils zu zweit',
            'Strümpfe der Klasse II anziehen, Blutdruck und Zucker messen, Tabletten aus der Wochenbox reichen (LG 1)',
            'Rötungen, Stürze und Gewichtsverlust sofort an die Fachkraft gemeldet und im Tablet vermerkt',
            'Touren auf Bitte der Leitung neu sortiert; täglich rund 19 Kilometer weniger',
            'Gespräche mit pflegenden Angehörigen, Hinweise auf Verhinderungspflege und Hausnotruf',
          ],
        },
        {
          company: 'Haus Abendfrieden, Andernach',
          position: 'Pflegehilfskraft',
          startDate: '03/2021',
          endDate: '07/2022',
          achievements: [
            'Grundpflege auf einem Wohnbereich mit 28 Plätzen, davon viele Menschen mit Alzheimer',
            'Essen anreichen bei Schluckstörungen, Trinkprotokolle, Inkontinenzversorgung',
            'Nachmittags Kegeln, Skat und Zeitungsrunde',
          ],
        },
        {
          company: 'Baustoffe Kessler & Söhne KG',
          position: 'Kreditorenbuchhalter',
          startDate: '2003',
          endDate: '2020',
          description:
            'Rechnungsprüfung, Zahlläufe, Kontenabstimmung in DATEV, Mithilfe am Jahresabschluss. Aufgegeben, als mein Vater gepflegt werden musste.',
        },
      ],
      education: [
        {
          institution: 'Berufsbildende Schule Mayen',
          degree: 'Staatlich anerkannter Altenpflegehelfer',
          field: 'berufsbegleitend, ein Jahr',
          endDate: '2022',
        },
        { institution: 'IHK Koblenz', degree: 'Kaufmann im Groß- und Außenhandel', endDate: '2002' },
      ],
      skills: {
        technical: ['Kinästhetik', 'Prophylaxen', 'Vitalzeichen', 'MediFox mobil', 'Snoezelen', 'Excel (von früher)'],
        soft: ['Zuverlässig', 'Humor', 'Teamfähigkeit', 'Verschwiegen'],
        languages: ['Deutsch', 'Englisch (Schule)'],
      },
      certifications: ['Behandlungspflege LG 1 und 2', 'Führerschein B', 'Ersthelfer 2025'],
    }),
  },
  {
    id: 'care-assistant-r3',
    occupation: 'care-assistant',
    content: resume({
      language: 'es',
      personalInfo: {
        fullName: 'Yolanda Ferrándiz Cebrián',
        email: 'yoli.ferrandiz@correo.example',
        location: 'Paterna (Valencia)',
      },
      summary:
        'Auxiliar de enfermería con nueve años en geriatría, antes en hospital de agudos. Me gusta el trato largo: saber a quién le molesta la luz y quién necesita que le canten para ducharse. Busco turno fijo de noche.',
      experience: [
        {
          company: 'Residencia Huerta de Campanar',
          position: 'Gerocultora, unidad de convivencia de demencias',
          startDate: 'octubre 2017',
          current: true,
          achievements: [
            'Aseo, vestido, comidas y paseos de nueve personas; baños en camilla hidráulica',
            'Movilizaciones con grúa de techo y disco giratorio sin una sola lesión en ocho años',
            'Registro de deposiciones, ingestas y curas en el programa, y parte de relevo por escrito',
            'Tensión, glucemia capilar y temperatura por indicación de la enfermera',
            'Participé en la retirada de contenciones: de 21 cinturones a ninguno en catorce meses',
            'Tutora de alumnas en prácticas del grado medio',
          ],
        },
        {
          company: 'Hospital Comarcal de la Ribera Baixa',
          position: 'TCAE de planta, medicina interna y urgencias',
          startDate: 'junio 2014',
          endDate: 'septiembre 2017',
          description: 'Contratos eventuales, bolsa de trabajo.',
          achievements: [
            'Preparación de camas y material estéril, recogida de muestras, ayuda a la enfermera en sondajes y vías',
            'Higiene de encamados, reparto de bandejas y control de dietas',
            'Traslados a quirófano y a radiología',
          ],
        },
        {
          company: 'Familia particular',
          position: 'Cuidadora a domicilio',
          startDate: '2011',
          endDate: '2014',
          description:
            'Matrimonio mayor, él con párkinson. Compra, cocina, medicación del pastillero y muchas partidas de brisca.',
        },
      ],
      education: [
        {
          institution: 'IES La Sequía',
          degree: 'Grado medio',
          field: 'Cuidados Auxiliares de Enfermería',
          endDate: '2014',
        },
        {
          institution: 'Fundación Lares de Levante',
          degree: 'Curso, 120 horas',
          field: 'Disfagia y alimentación adaptada',
          endDate: '2021',
        },
      ],
      skills: {
        technical: ['Prevención de UPP', 'Escala de Norton', 'ResiPlus', 'Técnicas de contención verbal', 'Ergonomía'],
        soft: ['Paciencia', 'Cariño sin infantilizar', 'Compañerismo', 'Puntualidad'],
        languages: ['Castellano', 'Valenciano (C1)', 'Rumano (básico)'],
      },
      certifications: ['Manipulador de alimentos', 'Soporte vital básico y DEA'],
    }),
  },
  {
    id: 'care-assistant-r4',
    occupation: 'care-assistant',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Abdirahman Warsame', email: 'a.warsame@mailer.example', location: 'Duluth, MN' },
      summary:
        'Nursing assistant and second-year nursing student. Four years at the bedside in acute care and long-term care. Hoping to stay on one floor until I sit my boards in 2028.',
      experience: [
        {
          company: 'Superior Shores Hospital',
          position: 'Patient Care Tech, Orthopedics and Telemetry',
          startDate: 'Aug 2023',
          current: true,
          description: '28 beds, ten patients a shift, mostly evenings.',
          achievements: [
            'VS q4, I&O, accuchecks, EKGs, bladder scans, all charted live in Epic',
            'First-day hip and knee ambulation with PT; walked 1,100 patients and dropped none',
            'Draw labs on hard sticks when the phlebotomist gives up',
            'Sit one-to-one with patients in delirium or withdrawal',
            'Give verbal report to the oncoming tech and tell the RN about anything new before I clock out',
            'Interpret informally in Somali until the iPad arrives',
          ],
        },
        {
          company: 'St. Odile Care Center',
          position: 'Certified Nursing Assistant',
          startDate: 'Feb 2022',
          endDate: 'Jul 2023',
          achievements: [
            'Eleven residents on memory care: showers, dining, toileting schedules, restorative range of motion',
            'Infection control lead for my wing after the 2022 outbreak',
          ],
        },
        {
          company: 'Twin Ports Taxi',
          position: 'Driver',
          startDate: '2018',
          endDate: '2022',
          description: 'Night shift, dialysis runs, wheelchairs. That is where I met nurses.',
        },
      ],
      education: [
        {
          institution: 'Lake Country Community College',
          degree: 'Associate of Science (in progress)',
          field: 'Nursing: fundamentals, pharmacology, med-surg I completed',
          startDate: '2025',
          gpa: '3.8',
        },
        { institution: 'Harbor Adult School', degree: 'Nursing assistant course, 80 hours', endDate: '2022' },
      ],
      skills: {
        technical: [
          'Vital signs',
          'Phlebotomy',
          'Telemetry leads',
          'Hoyer and sit-to-stand lifts',
          'Isolation precautions',
          'Head-to-toe assessment (student)',
        ],
        soft: ['Respectful', 'Quick learner', 'Steady in a fast-paced unit', 'Works well with everyone'],
        languages: ['English', 'Somali', 'Arabic'],
      },
      certifications: ['MN Nursing Assistant Registry', 'BLS Provider (AHA)', 'De-escalation, 8 hours'],
    }),
  },
  {
    id: 'care-assistant-r5',
    occupation: 'care-assistant',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Sinazo Mthembu',
        email: 'sinazo.mthembu@postbox.example',
        location: 'Newcastle upon Tyne',
      },
      summary:
        'Registered nurse in South Africa, home carer in the North East while I prepare for the UK test of competence. I know what I may and may not do in this post, and I enjoy it: an hour in a kitchen teaches you more than a chart.',
      experience: [
        {
          company: 'Coquet Home Support',
          position: 'Domiciliary Care Worker',
          startDate: 'Jan 2025',
          current: true,
          description: 'Morning and tea-time round, nine people in and around Gosforth.',
          achievements: [
            'Help with washing, dressing, meals, pads, creams and prompting tablets from the dosette',
            'Double-handed calls with ceiling track hoist and slide sheets',
            'Wrote up visits on the CareLine app; two early notes about swollen legs led to GP visits the same day',
            'Introduced three newcomers to rounds as buddy',
            'Live-in cover for a gentleman with motor neurone disease, including cough assist under the community team',
            'Log bowel movements, fluids and mood; ring the coordinator, never the hospital, unless it is 999',
            'Cook what people ate as children, as far as Tesco allows',
          ],
        },
        {
          company: 'Umgeni Provincial Hospital',
          position: 'Professional Nurse, Paediatrics and Neonatal',
          startDate: 'Jan 2017',
          endDate: 'Oct 2024',
          achievements: [
            'Shift leader on a 30-cot ward: IV therapy, blood transfusions, resuscitation, drug control register',
            'Kangaroo mother care programme; neonatal sepsis fell by a fifth',
            'Supervised enrolled nursing auxiliaries and community service nurses',
          ],
        },
        {
          company: 'Zamani Hospice Volunteers',
          position: 'Home-based Carer',
          startDate: '2012',
          endDate: '2013',
          description: 'Gap year before nursing college. Bathing, cooking, company, collecting medicines.',
        },
      ],
      education: [
        {
          institution: 'KwaZulu College of Nursing',
          degree: 'Diploma R425',
          field: 'Nursing and Midwifery',
          startDate: '2013',
          endDate: '2016',
        },
        { institution: 'Coquet Home Support', degree: 'Care Certificate, 15 standards', endDate: '2025' },
      ],
      skills: {
        technical: [
          'Moving and positioning',
          'Medication prompting',
          'Stoma bags',
          'Catheter bag changes',
          'Food hygiene',
          'Observation and reporting',
        ],
        soft: ['Warm', 'Discreet', 'Reliable at 6 a.m.', 'Calm'],
        languages: ['English', 'isiZulu', 'isiXhosa'],
      },
      certifications: [
        'Enhanced DBS (update service)',
        'SANC registration',
        'UK driving licence',
        'CBT passed, OSCE booked',
      ],
    }),
  },
  {
    id: 'care-assistant-r6',
    occupation: 'care-assistant',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Te Aroha Wikaira',
        email: 'tearoha.w@inbox.example',
        location: 'Palmerston NT, Australia',
      },
      summary:
        'Personal care worker, Cert III and Cert IV, aged care and disability. Twelve years of night lines and Christmas Days. Strong on paperwork, stronger on waiata.',
      experience: [
        {
          company: 'Casuarina Coast Aged Services',
          position: 'PCW, Team Leader (Nights)',
          startDate: 'Mar 2021',
          current: true,
          description: 'Sixty-bed facility, one RN on call between two sites.',
          achievements: [
            'Lead three carers overnight; repositioning, continence rounds, sensor mats, breakfast prep',
            'Assist with packed medications, second check for S8 with the registered nurse',
            'SIRS and incident reports in by end of shift; audit score 97%',
            'Clinical observations on residents after a fall, neuro obs sheet, phone the RN, phone the daughter',
            'Ran toolbox talks on skin tears and dignity',
          ],
        },
        {
          company: 'Brighter Paths Disability',
          position: 'Support Worker (NDIS)',
          startDate: 'May 2017',
          endDate: 'Feb 2021',
          achievements: [
            'Complex bowel care, PEG feeding and seizure plans after delegation training',
            'Community access: swimming, TAFE, the footy, one wedding',
            'Behaviour support plans and restrictive practice records',
          ],
        },
        {
          company: 'Rimu Street Rest Home, Gisborne',
          position: 'Caregiver',
          startDate: '2014',
          endDate: '2017',
          description: 'Showers, meals, kapa haka on Fridays.',
        },
        {
          company: 'Tairāwhiti Meats',
          position: 'Accounts and Payroll Clerk',
          startDate: '2010',
          endDate: '2014',
          description: 'MYOB, timesheets for 140, supplier invoices, petty cash.',
        },
      ],
      education: [
        { institution: 'Top End TAFE', degree: 'Certificate IV', field: 'Ageing Support', endDate: '2022' },
        {
          institution: 'Eastland Polytechnic',
          degree: 'Certificate III',
          field: 'Individual Support',
          endDate: '2015',
        },
      ],
      skills: {
        technical: [
          'AutumnCare',
          'Leecare',
          'IDDSI levels',
          'Sling lifters',
          'Palliative comfort care',
          'Wound dressing (simple)',
          'Roster planning',
        ],
        soft: ['Cultural respect', 'Speaks up', 'Good under pressure', 'Looks after the team'],
        languages: ['English', 'Te reo Māori'],
      },
      certifications: ['NDIS Worker Screening', 'HLTAID011', 'NT driver licence'],
    }),
  },
]
