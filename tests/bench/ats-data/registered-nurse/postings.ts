import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'registered-nurse-p1',
    occupation: 'registered-nurse',
    text: `Staff Nurse – Acute Medical Unit (Band 5)
Thornmere University Hospitals · Full time, 37.5 hours, rotating days and nights · £31,049 to £37,796 plus unsocial hours

Who we are
Thornmere serves 640,000 people across two hospital sites and a minor injuries unit. Our 38-bed acute medical unit takes patients straight from the emergency department and from GPs. It is loud, it is quick, and people leave us better or at least better understood. Nobody here works a shift without a break: our matron checks.

About the post
You will be accountable for a bay of six patients, from clerking to discharge or transfer. Healthcare assistants work alongside you and you delegate washing, observations and mealtimes to them while keeping the overall responsibility. Newly qualified nurses are welcome and start with a twelve-month preceptorship.

Main duties
• Assess, plan, implement and evaluate care, and write it up in the electronic patient record the same hour
• Recognise the deteriorating patient using NEWS2 and escalate with SBAR
• Administer intravenous drugs, blood products and controlled drugs to Trust policy
• Catheterisation, cannulation and venepuncture (we will train you)
• Lead safe discharge planning with therapists, social workers and families
• Supervise students as a practice assessor after your first year

Person specification – essential
Registration with the NMC (adult) or a confirmed PIN date. Drug calculation competence. Evidence of infection prevention and control in practice. Clear verbal handover and legible, honest documentation. You can prioritise when four buzzers go at once.

Desirable
IV certificate, ILS, experience with sepsis screening, NIV or telemetry.

Benefits
NHS pension, 27 days' leave rising with service, onsite nursery, a bus from the station, salary sacrifice for cycles.

The Trust wants its workforce to look like the towns around it. If you need adjustments to the interview, tell us and they will be made. An enhanced DBS check is paid for by us.`,
    keywords: [
      'clerking',
      'delegate',
      'Assess, plan, implement and evaluate care',
      'electronic patient record',
      'deteriorating patient',
      'NEWS2',
      'SBAR',
      'intravenous drugs',
      'blood products',
      'controlled drugs',
      'Catheterisation',
      'cannulation',
      'venepuncture',
      'discharge planning',
      'practice assessor',
      'NMC',
      'Drug calculation',
      'infection prevention and control',
      'handover',
      'documentation',
      'prioritise',
      'IV certificate',
      'ILS',
      'sepsis screening',
      'NIV',
      'telemetry',
      'enhanced DBS',
    ],
  },
  {
    id: 'registered-nurse-p2',
    occupation: 'registered-nurse',
    text: `Pflegefachfrau / Pflegefachmann (m/w/d) für die Innere Medizin – Schwerpunkt Kardiologie

Das Marienstift Eschenrode ist ein Haus der Grund- und Regelversorgung mit 284 Betten im Schwalmtal. Wir gehören keiner Kette an, kennen uns beim Namen und haben im vergangenen Jahr 41 Kolleginnen und Kollegen gewonnen, von denen 38 geblieben sind. Auf Station 3B betreuen wir 26 Patientinnen und Patienten mit Herzinsuffizienz, nach Infarkt und nach Schrittmacherimplantation.

Das erwartet Sie
- Bereichspflege mit klarer Zuständigkeit: Sie steuern den Pflegeprozess vom Aufnahmegespräch bis zur Entlassung
- Durchführung der Behandlungspflege, insbesondere Injektionen, Infusionstherapie, Verbandwechsel und Sondenkost
- Überwachung am Monitor, EKG schreiben, Auffälligkeiten erkennen und an den ärztlichen Dienst weitergeben
- Richten und Verabreichen der Medikamente im Vier-Augen-Prinzip
- Anleitung von Auszubildenden und Einsatz der Pflegehilfskräfte in Ihrem Bereich
- Digitale Pflegedokumentation in ORBIS, dazu Wunddokumentation mit Foto
- Planung der Überleitung mit dem Sozialdienst (Expertenstandard Entlassungsmanagement)

Das bringen Sie mit
Sie haben eine abgeschlossene dreijährige Ausbildung als Pflegefachkraft, Gesundheits- und Krankenpfleger oder Altenpflegerin mit staatlicher Anerkennung. Ein ausländischer Abschluss ist willkommen, wenn die Urkunde vorliegt oder das Anerkennungsverfahren läuft; Deutsch sprechen Sie mindestens auf Niveau B2. Sie beobachten genau, bleiben auch in hektischen Stunden freundlich und arbeiten gern im Dreischichtsystem. Schön, aber kein Muss: eine Weiterbildung zur Praxisanleitung, Wundexperte ICW oder Kenntnisse in der Reanimation nach ERC.

Das haben Sie davon
Vergütung nach AVR Caritas, Jahressonderzahlung, Dienstplan acht Wochen im Voraus, Holen-aus-dem-Frei nur gegen Prämie von 80 Euro, Jobrad, Mitarbeiterwohnung für die ersten sechs Monate, Kinderbetreuung ab 5.45 Uhr.

Menschen jeder Herkunft, jeden Glaubens und mit Behinderung arbeiten bereits bei uns. Ihre Fragen beantwortet Pflegedirektorin Sr. Benedikta Möllers, am liebsten am Telefon.`,
    keywords: [
      'Kardiologie',
      'Herzinsuffizienz',
      'Bereichspflege',
      'Pflegeprozess',
      'Aufnahmegespräch',
      'Behandlungspflege',
      'Injektionen',
      'Infusionstherapie',
      'Verbandwechsel',
      'Sondenkost',
      'Überwachung am Monitor',
      'EKG schreiben',
      'Verabreichen der Medikamente',
      'Anleitung von Auszubildenden',
      'Pflegedokumentation',
      'ORBIS',
      'Wunddokumentation',
      'Überleitung',
      'Entlassungsmanagement',
      'Pflegefachkraft',
      'Deutsch',
      'B2',
      'beobachten genau',
      'freundlich',
      'Dreischichtsystem',
      'Praxisanleitung',
      'Wundexperte ICW',
      'Reanimation',
    ],
  },
  {
    id: 'registered-nurse-p3',
    occupation: 'registered-nurse',
    text: `INFIRMIER(ÈRE) DIPLÔMÉ(E) D'ÉTAT – EHPAD (H/F)
CDI temps plein, 12 h, un week-end sur deux – Saint-Aubin-des-Landes (35)

La résidence Les Trois Tilleuls accueille 82 résidents, dont 14 en unité protégée Alzheimer et 10 en accueil de jour. Associative et à but non lucratif, elle a choisi de remettre de l'humain dans le soin : petits-déjeuners à la carte, un potager, trois poules, et une équipe qui se parle. Deux infirmiers sont présents chaque jour ; une astreinte de nuit est mutualisée avec l'hôpital local.

Sous la responsabilité de l'infirmière coordinatrice, vous organisez les soins et encadrez une équipe de neuf aides-soignants et agents de soins. Concrètement :
– vous préparez et distribuez les traitements (circuit du médicament sécurisé, piluliers livrés par la pharmacie) ;
– vous réalisez les prélèvements sanguins, pansements complexes, perfusions sous-cutanées et la surveillance des glycémies ;
– vous évaluez la douleur, le risque de chute, de dénutrition et d'escarre, et vous ajustez le projet de soins personnalisé ;
– vous animez les transmissions ciblées et tracez tout dans NETSoins ;
– vous accompagnez les fins de vie, en lien avec l'équipe mobile de soins palliatifs et l'HAD ;
– vous accueillez les familles et recevez les médecins traitants ;
– vous tutorez les étudiants en soins infirmiers.

Votre profil : diplôme d'État d'infirmier et inscription à l'Ordre indispensables, AFGSU 2 à jour. Débutants acceptés, doublure de dix jours. On attend de la rigueur, du discernement face à l'urgence, et le goût du travail pluridisciplinaire. Un DU plaies et cicatrisation ou une formation à la bientraitance serait un plus.

Nous offrons : reprise d'ancienneté, prime Ségur, 18 RTT, mutuelle prise en charge à 60 %, repas à 3 euros, place de parking. Poste ouvert aux personnes en situation de handicap.`,
    keywords: [
      'EHPAD',
      'Alzheimer',
      'organisez les soins',
      'encadrez une équipe',
      'circuit du médicament',
      'prélèvements sanguins',
      'pansements complexes',
      'perfusions sous-cutanées',
      'surveillance des glycémies',
      'évaluez la douleur',
      'risque de chute',
      'dénutrition',
      'escarre',
      'projet de soins personnalisé',
      'transmissions ciblées',
      'NETSoins',
      'soins palliatifs',
      'fins de vie',
      'tutorez',
      "diplôme d'État d'infirmier",
      "inscription à l'Ordre",
      'AFGSU 2',
      'rigueur',
      'discernement',
      'travail pluridisciplinaire',
      'plaies et cicatrisation',
      'bientraitance',
    ],
  },
  {
    id: 'registered-nurse-p4',
    occupation: 'registered-nurse',
    text: `Travel RN – ICU – Nights
Saguaro Flats Regional Medical Center, AZ
13 weeks, 3x12 (1900–0730), every other weekend, extension likely
$2,412/wk gross, stipend incl.

Unit: 18-bed mixed medical/surgical ICU, closed model, intensivist in house 24/7. Ratio 1:2, 1:1 for CRRT and fresh hearts. Float to stepdown at most one shift per pay period.

MUST HAVE
- Active AZ or compact RN license
- BLS, ACLS (AHA only, no online)
- 2 yrs recent ICU within last 3
- Ventilator management, arterial lines, titration of vasoactive drips
- Targeted sedation, RASS / CAM-ICU
- Epic charting; first-time travelers OK
- NIHSS current or done before day 1

PREFERRED
- CCRN
- CRRT (Prismaflex)
- Impella or IABP exposure
- Rapid response or code team experience
- Spanish

YOU'LL ALSO DO
Hourly rounding, turn and bathe with the PCT (yes, nurses turn here too), family updates after the 2100 plan-of-care huddle, bedside shift report with the oncoming RN, pressure injury prevention audits once per contract.

COMPLIANCE
TB within 12 mo, MMR/varicella titers, flu in season, 10-panel drug screen, two charge nurse references. Skills checklist must be self-scored honestly; the manager calls about anything you rate 4.

Packet complete = interview in 48 h. Bonfire Staffing hires without regard to race, color, sex, age, faith, veteran status or disability. Reply with license number and earliest start.`,
    keywords: [
      'ICU',
      'CRRT',
      'stepdown',
      'RN license',
      'BLS',
      'ACLS',
      'Ventilator management',
      'arterial lines',
      'titration of vasoactive drips',
      'sedation',
      'RASS',
      'CAM-ICU',
      'Epic',
      'charting',
      'NIHSS',
      'CCRN',
      'Prismaflex',
      'Impella',
      'IABP',
      'Rapid response',
      'code team',
      'Spanish',
      'Hourly rounding',
      'family updates',
      'bedside shift report',
      'pressure injury prevention',
    ],
  },
  {
    id: 'registered-nurse-p5',
    occupation: 'registered-nurse',
    text: `Nurse for our residents at Larkfield House, near Stroud

We're a family-run home for forty-four older people, many of whom live with dementia and about half of whom need nursing rather than residential care. The house is old, the corridors are warm and there is always somebody singing. Angela, who has been on nights here for eleven years, is retiring to Portugal in the spring and we would like to find the person who will follow her.

You would be the nurse in charge from eight in the evening until eight in the morning, three nights a week, with four care assistants. They do most of the personal care and they do it beautifully; your part is to know each resident well enough to see when something has changed. That means medication rounds on our eMAR, syringe drivers and PEG feeds when they are needed, wound dressings, catheter changes, the odd set of bloods before breakfast, and the decision at three o'clock in the morning whether to ring 111, the family, or nobody at all. You'd review care plans and risk assessments for seven named residents each month, and keep them so plain that a new agency carer could follow them. Please don't be put off if most of your recent experience has been in hospital. We would rather teach an observant and gentle nurse about care homes than the other way around.

You do need a current NMC PIN, first level, either adult or mental health. We'd hope that you have looked after people at the end of life and that you're comfortable talking about ReSPECT forms and DoLS. Someone who has verified an expected death, or is willing to learn, would be particularly useful. The inspector from CQC rated us Good in 2024 and said very kind things about our lunches.

We pay £23.40 an hour, breaks included, and your revalidation and registration fee. Parking is free; the cat is not negotiable. All applicants are treated alike, and checked alike against the barred list. Write a few lines about yourself to Harriet Penhallow. A CV can come later.`,
    keywords: [
      'dementia',
      'nurse in charge',
      'medication rounds',
      'eMAR',
      'syringe drivers',
      'PEG feeds',
      'wound dressings',
      'catheter changes',
      'bloods',
      'care plans',
      'risk assessments',
      'observant',
      'gentle',
      'NMC PIN',
      'mental health',
      'end of life',
      'ReSPECT',
      'DoLS',
      'verified an expected death',
      'CQC',
      'revalidation',
    ],
  },
  {
    id: 'registered-nurse-p6',
    occupation: 'registered-nurse',
    text: `Community Health Nurse, Chronic Disease and Home Visits
Murrindal Valley Health Service (Gippsland, Victoria) | Part time, 0.8 FTE, RN Grade 3B

Our patch is 2,900 square kilometres of hills, dairy farms and very good bakeries. Eleven nurses, two allied health assistants and a team of personal care workers keep people well at home and out of the ambulance. We acknowledge the Gunaikurnai people, on whose Country this work is done.

The role in short
You carry a caseload of about forty clients under Commonwealth Home Support, Hospital in the Home and DVA. You drive to them, assess them, agree on goals, and decide what a nurse must do and what a carer can do under your direction.

What a week holds
* Comprehensive assessment of new clients, including falls, cognition and skin integrity
* Complex wound care: compression bandaging, negative pressure therapy, diabetic foot ulcers
* Medication management, insulin titration to protocol, and education for people who would rather not have diabetes
* PICC line care and IV antibiotics at the kitchen table
* Delegation to, and supervision of, personal care workers and enrolled nurses
* Case conferencing with GPs and pharmacists by telehealth
* Notes in MasterCare EMR before you're back at the depot, phone signal permitting

Key selection criteria
1. Current AHPRA registration as a registered nurse
2. At least three years post-registration, ideally in district nursing, acute or rural settings
3. Demonstrated clinical reasoning when working alone
4. Culturally safe practice with Aboriginal and Torres Strait Islander people
5. Time management and a manual driver licence

Highly regarded: immunisation endorsement, a graduate certificate in diabetes education, experience with My Aged Care.

Conditions: Nurses and Midwives EBA, salary packaging up to $9,010, fleet vehicle, five weeks of leave, relocation help. Employment is subject to police check, Working with Children Check and influenza vaccination. First Nations candidates, people of all genders and people with disability are strongly encouraged to apply.`,
    keywords: [
      'Chronic Disease',
      'Home Visits',
      'caseload',
      'Hospital in the Home',
      'Comprehensive assessment',
      'falls',
      'cognition',
      'skin integrity',
      'Complex wound care',
      'compression bandaging',
      'negative pressure therapy',
      'diabetic foot ulcers',
      'Medication management',
      'insulin titration',
      'PICC line care',
      'IV antibiotics',
      'Delegation',
      'supervision',
      'Case conferencing',
      'telehealth',
      'MasterCare EMR',
      'AHPRA registration',
      'district nursing',
      'clinical reasoning',
      'Culturally safe practice',
      'Time management',
      'driver licence',
      'immunisation endorsement',
      'diabetes education',
      'My Aged Care',
    ],
  },
]
