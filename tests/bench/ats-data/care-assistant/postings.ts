import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'care-assistant-p1',
    occupation: 'care-assistant',
    text: `Senior Care Assistant (Days) – Ashdown Court Nursing & Dementia Home, Uckfield
£13.85 per hour · 36 hours over three long shifts · alternate weekends

Ashdown Court is one of seven homes in the Meridian Oaks group. We look after 61 people, thirty on our nursing floors and the rest in Bluebell, our memory community. Our CQC report says Outstanding for "caring", and our staff survey says the tea is terrible. Both are true.

As a senior you run a unit of fifteen residents for the day. A registered nurse is always in the building and is there to be asked; you are the person she relies on to notice first.

You will
- Lead four or five carers: allocate the work, coach, and write up the shift handover
- Give oral medicines from the trolley and apply creams and patches, after our competency assessment
- Take observations (blood pressure, temperature, oxygen saturations) when the nurse asks and report what is out of range
- Support people with washing, dressing, continence and eating, always with dignity and choice
- Update care plans and daily notes on Nourish; weigh residents and complete MUST and Waterlow
- Help with hoists and stand aids safely
- Welcome relatives, GPs and district nurses

We ask for
NVQ/QCF Level 3 in Health and Social Care, or Level 2 and working towards it. A year or more in elderly care. You have an eye for detail, you are patient with repetition, and you can give feedback to a friend. Good written English, because what is not written did not happen.

Helpful: medication training, end-of-life awareness, first aid at work, experience of safeguarding referrals.

In return: paid enhanced DBS, uniform, £500 refer-a-friend, free lunch on long days, Wagestream, a route to nursing associate if you want it.

Meridian Oaks employs people of all ages, faiths and backgrounds. Adjustments for disability are a conversation, not a form.`,
    keywords: [
      'handover',
      'oral medicines',
      'observations',
      'blood pressure',
      'oxygen saturations',
      'washing, dressing, continence and eating',
      'dignity',
      'care plans',
      'daily notes',
      'Nourish',
      'MUST',
      'Waterlow',
      'hoists',
      'stand aids',
      'Lead four or five carers',
      'coach',
      'NVQ/QCF Level 3 in Health and Social Care',
      'elderly care',
      'eye for detail',
      'patient with repetition',
      'give feedback',
      'written English',
      'medication training',
      'end-of-life',
      'first aid',
      'safeguarding',
      'enhanced DBS',
    ],
  },
  {
    id: 'care-assistant-p2',
    occupation: 'care-assistant',
    text: `Pflegehelfer / Pflegeassistenz (m/w/d) im ambulanten Dienst
Diakoniestation Oberes Wiedtal gGmbH · 20 bis 32 Stunden pro Woche · unbefristet

Seit 1978 fahren unsere blauen Kleinwagen durch die Dörfer. 210 Kundinnen und Kunden leben dank unserer Besuche weiterhin in den eigenen vier Wänden. Das Team besteht aus 17 Pflegefachkräften, 22 Pflegehelferinnen und Pflegehelfern sowie sechs Alltagsbegleitern.

Ihr Tag: Sie starten gegen 6.30 Uhr mit dem Dienstwagen, die Tour liegt auf dem Diensthandy. Bei zehn bis zwölf Menschen helfen Sie beim Waschen, Duschen, Anziehen, Kämmen und Frühstücken. Sie wechseln Inkontinenzmaterial, lagern, mobilisieren vom Bett in den Rollstuhl, ziehen Kompressionsstrümpfe an und achten auf die Haut. Einfache Behandlungspflege der Leistungsgruppen 1 und 2 (Augentropfen, Blutzuckermessung, Medikamentengabe aus dem gestellten Dispenser) übernehmen Sie, sobald Sie den Kurs dafür besucht haben; wir zahlen ihn. Was Ihnen auffällt, melden Sie der zuständigen Pflegefachkraft. Leistungen zeichnen Sie in MediFox auf dem Handy ab. Und zwischendurch: zuhören, Zeitung reinholen, über den Hund sprechen.

Was Sie dafür brauchen
• einjährige Ausbildung in der Pflegehilfe oder den Basiskurs (200 Stunden); Quereinstieg ist möglich
• Führerschein Klasse B und Fahrpraxis auch bei Schnee
• Deutsch so, dass Sie am Telefon verstanden werden
• Zuverlässigkeit, Einfühlungsvermögen, ein Gespür für Nähe und Distanz
• gut wären Erfahrung mit Demenz und ein Erste-Hilfe-Schein

Was Sie dafür bekommen
Tarif AVR Diakonie EG 4, Zuschlag für Wochenenden, Dienstplan ohne geteilte Dienste, 31 Tage Urlaub, Zusatzversorgung, ein Weihnachtsessen, zu dem auch die Ruheständler kommen. Wer mag, macht bei uns berufsbegleitend die dreijährige Ausbildung.

Uns ist gleich, woher Sie stammen, woran Sie glauben und wen Sie lieben. Schwerbehinderte Menschen berücksichtigen wir bei gleicher Eignung bevorzugt. Kurze Nachricht per WhatsApp genügt.`,
    keywords: [
      'ambulanten Dienst',
      'Waschen, Duschen, Anziehen',
      'Inkontinenzmaterial',
      'lagern',
      'mobilisieren',
      'Kompressionsstrümpfe',
      'Behandlungspflege',
      'Leistungsgruppen 1 und 2',
      'Augentropfen',
      'Blutzuckermessung',
      'Medikamentengabe',
      'MediFox',
      'zuhören',
      'Ausbildung in der Pflegehilfe',
      'Basiskurs',
      'Führerschein Klasse B',
      'Deutsch',
      'Zuverlässigkeit',
      'Einfühlungsvermögen',
      'Nähe und Distanz',
      'Demenz',
      'Erste-Hilfe-Schein',
    ],
  },
  {
    id: 'care-assistant-p3',
    occupation: 'care-assistant',
    text: `GEROCULTOR/A – RESIDENCIA MIRADOR DEL TURIA (VALENCIA)

Grupo Albada Mayor gestiona desde 2004 nueve centros para personas mayores en la Comunitat Valenciana. En Mirador del Turia conviven 120 residentes en unidades pequeñas, con cocina propia y salida al jardín. Trabajamos sin sujeciones desde 2016 y no pensamos volver atrás.

Buscamos dos auxiliares para turno rotatorio de mañana y tarde (40 horas, contrato indefinido) y una persona para noches.

¿Qué harás?
Acompañarás a ocho residentes en las actividades básicas de la vida diaria: higiene, baño, vestido, alimentación, cambios posturales y paseos. Harás las transferencias con grúa, cuidarás la piel para prevenir las úlceras por presión, controlarás la ingesta y las deposiciones y tomarás constantes cuando enfermería te lo pida. Registrarás cada actuación en ResiPlus y comentarás las incidencias en el cambio de turno con la enfermera y el resto del equipo interdisciplinar. Serás además profesional de referencia de dos personas: conocerás su historia de vida, decorarás con ellas la habitación, llamarás a la hija en el cumpleaños.

¿Qué necesitas?
Formación: Técnico en Cuidados Auxiliares de Enfermería (TCAE), Técnico en Atención a Personas en Situación de Dependencia o certificado de profesionalidad de atención sociosanitaria. Carné de manipulador de alimentos. Seis meses de experiencia en residencias, centro de día o ayuda a domicilio. Castellano; el valenciano ayuda mucho con los más mayores. Buscamos gente con empatía, que trabaje en equipo y que no pierda la calma ante una alteración de conducta.

Se valorará: formación en atención centrada en la persona, en disfagia o en demencias; vehículo para llegar al primer turno.

¿Qué te ofrecemos?
Salario según el convenio de dependencia más plus de domingos, planilla anual entregada en diciembre, comedor, formación dentro de la jornada y posibilidad real de promoción a supervisora de planta.

Aplicamos un plan de igualdad y reservamos plazas a personas con discapacidad. Se pedirá certificado de delitos de naturaleza sexual.`,
    keywords: [
      'sin sujeciones',
      'actividades básicas de la vida diaria',
      'higiene',
      'alimentación',
      'cambios posturales',
      'transferencias con grúa',
      'úlceras por presión',
      'controlarás la ingesta',
      'tomarás constantes',
      'ResiPlus',
      'cambio de turno',
      'equipo interdisciplinar',
      'historia de vida',
      'Técnico en Cuidados Auxiliares de Enfermería',
      'TCAE',
      'Atención a Personas en Situación de Dependencia',
      'atención sociosanitaria',
      'manipulador de alimentos',
      'ayuda a domicilio',
      'Castellano',
      'valenciano',
      'empatía',
      'trabaje en equipo',
      'alteración de conducta',
      'atención centrada en la persona',
      'disfagia',
      'demencias',
    ],
  },
  {
    id: 'care-assistant-p4',
    occupation: 'care-assistant',
    text: `Patient Care Technician / CNA – Medical Surgical, Evenings
Location: Blue Heron Memorial Hospital, Duluth MN
Schedule: 0.8 FTE, 1500–2330, every third weekend
Wage: $20.10–$27.45 + $2.00 shift differential

Position summary
Under the direction of the registered nurse, the PCT delivers hands-on bedside care to adult patients on a 32-bed telemetry and surgical floor and helps keep the unit running. Assignments are usually nine to eleven patients.

Essential functions
1. Bathes, toilets, feeds, turns and ambulates patients; answers call lights within five minutes
2. Obtains and records vital signs, intake and output, daily weights and point-of-care glucose in Epic
3. Performs 12-lead EKGs, bladder scans, simple dressing reinforcement and removal of peripheral IVs per policy
4. Phlebotomy, once signed off
5. Acts as safety sitter (1:1) for patients at risk of falls or self-harm
6. Transports patients and specimens; stocks rooms; turns over beds
7. Tells the RN about any change in condition right away and takes part in end-of-shift report
8. Follows hand hygiene, isolation and standard precautions

Minimum qualifications
High school diploma or GED. On the Minnesota Nursing Assistant Registry, or nursing student who has completed one clinical semester. BLS within 30 days of hire. Able to push, pull and lift 50 lb with mechanical aid.

Preferred
Acute care experience. Medical terminology. Second language, particularly Hmong, Somali or Spanish.

What makes someone thrive here: respectful communication with rough-mannered people, steadiness when the hall gets fast-paced, good teamwork with three nurses at once.

Total rewards: medical from day one, 403(b) match, $4,000 a year of tuition toward an LPN or RN, free parking ramp, discounted lift tickets.

Blue Heron Memorial is an affirmative action employer; decisions rest on merit and need, never on a protected trait.`,
    keywords: [
      'CNA',
      'bedside care',
      'telemetry',
      'Bathes, toilets, feeds, turns and ambulates',
      'vital signs',
      'intake and output',
      'daily weights',
      'point-of-care glucose',
      'Epic',
      '12-lead EKGs',
      'bladder scans',
      'dressing reinforcement',
      'removal of peripheral IVs',
      'Phlebotomy',
      'safety sitter',
      'Transports patients',
      'change in condition',
      'end-of-shift report',
      'hand hygiene',
      'isolation',
      'standard precautions',
      'Minnesota Nursing Assistant Registry',
      'BLS',
      'Acute care',
      'Medical terminology',
      'Hmong',
      'Somali',
      'Spanish',
      'respectful communication',
      'teamwork',
    ],
  },
  {
    id: 'care-assistant-p5',
    occupation: 'care-assistant',
    text: `Could you be somebody's favourite knock at the door?

Tilly & Thyme is a small homecare company looking after about ninety people in and around Hexham. We were started by a district nurse and her brother who were cross about fifteen-minute visits, so we don't do them. Nobody gets less than half an hour, you're paid from the first door to the last including the driving, and your round is the same people each week, so that Mrs Robson knows it's you by the sound of the gate.

We need two more carers for mornings and one for evenings. You might get someone up and showered, put their tablets out from the blister pack and sign the chart, empty a catheter bag, make proper porridge, and spot that the ankles are more swollen than on Tuesday. You'd then ring the office, where there is a nurse, and she would take it from there. Some calls are doubles with a hoist; some are a sitting service, when a husband wants to go to his choir. We have a few younger clients too, two with multiple sclerosis and one who had a head injury, and they'd like someone who can talk about football rather than the war.

Experience would be lovely but kindness can't be taught and nearly everything else can. We've taken on a bank clerk, a shepherd and a teaching assistant, and all three stayed. You'll do the Care Certificate with us over twelve weeks, moving and handling in a real bathroom, medication, safeguarding adults and food hygiene, and then shadow until you both feel ready. What you must have is a car and a clean-ish licence, a phone that can run our Birdie app for notes, English good enough to write down what you saw, reliability at six in the morning, and discretion, because this is a small town.

The rate is £13.20 in the week and £14.70 at weekends, 40p a mile, no zero hours unless you'd like that. We take people as they come – any age, accent, belief, or number of tattoos – but we do ask for two references and a DBS.

Ring Tilly, or pop in. The kettle is usually on.`,
    keywords: [
      'homecare',
      'showered',
      'blister pack',
      'sign the chart',
      'catheter bag',
      'hoist',
      'sitting service',
      'multiple sclerosis',
      'head injury',
      'kindness',
      'Care Certificate',
      'moving and handling',
      'medication',
      'safeguarding adults',
      'food hygiene',
      'clean-ish licence',
      'Birdie',
      'English',
      'reliability',
      'discretion',
      'DBS',
    ],
  },
  {
    id: 'care-assistant-p6',
    occupation: 'care-assistant',
    text: `PERSONAL CARE WORKER (PCW) x 3 – Nightcliff, Darwin NT

Frangipani Grove Aged Care, 74 beds, not for profit
Permanent part time 52–68 hrs/fortnight; AM, PM and night lines available
Aged Care Award L4 + 12% NT loading

THE JOB
Assist residents with ADLs in line with their care plan. Two-person transfers, sling and standing lifter. Skin checks, simple dressings under the direction of the RN, bowel and fluid charts. Prompt and assist with Webster-pak medications (competency provided). Thickened fluids and texture-modified meals per IDDSI. Leisure and lifestyle: yarning, fishing at the jetty, church, footy. Progress notes and incident reports in AutumnCare, handheld, every shift. SIRS reporting: you see it, you say it.

Residents come from 19 language groups. Cultural safety is half the job. About a third live with dementia; some have renal disease and go out to dialysis three mornings.

MUST HAVE
+ Cert III in Individual Support (Ageing) or Cert IV Ageing Support
+ NDIS Worker Screening or national police check
+ First aid and CPR, HLTAID011
+ Flu + COVID-19 vaccination evidence
+ Full work rights
+ Manual handling fitness (pre-employment physio check)

BONUS POINTS
+ An Aboriginal or Torres Strait Islander language, Greek, Tagalog or Nepali
+ Palliative approach
+ Six months in residential aged care or disability support
+ Enrolled nursing students welcome; shifts fit around placement

WHAT WE PAY ATTENTION TO
Showing up. Working well in a team under pressure. Talking to families like people. Raising concerns early with the nurse in charge.

Relocation $2,000. Staff units from $180/wk. Salary packaging. Free mango season.

Aboriginal and Torres Strait Islander people, mature-age workers and new arrivals: please put your name in. Phone Leilani before 3 pm.`,
    keywords: [
      'ADLs',
      'care plan',
      'Two-person transfers',
      'standing lifter',
      'Skin checks',
      'simple dressings',
      'bowel and fluid charts',
      'Webster-pak',
      'Thickened fluids',
      'texture-modified meals',
      'IDDSI',
      'Leisure and lifestyle',
      'Progress notes',
      'incident reports',
      'AutumnCare',
      'SIRS reporting',
      'Cultural safety',
      'dementia',
      'Cert III in Individual Support',
      'Cert IV Ageing Support',
      'NDIS Worker Screening',
      'First aid',
      'CPR',
      'HLTAID011',
      'Manual handling',
      'Palliative approach',
      'residential aged care',
      'disability support',
      'Working well in a team',
      'Raising concerns',
    ],
  },
]
