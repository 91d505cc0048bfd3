import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'customer-support-lead-p1',
    occupation: 'customer-support-lead',
    text: `Customer Support Team Lead (Portland, OR or remote in PST/MST)
$72,000–$84,000

Applewick makes accounting software for farms. 11,000 of them pay us every month, and in March, when taxes are due, all of them write to us at once. You'd lead the eight people who write back.

A typical week: two days in the queue next to your team, because you can't coach what you don't do. One-to-ones with everyone. Reading thirty conversations against our quality rubric and discussing what you found, kindly. A look at volume, first response time and CSAT in Zendesk Explore, and a schedule for next week that follows from it. Triage with product on Wednesday, where you bring the five bugs that hurt most, with evidence. On Thursday a call with the account executives who cover co-ops: they'll want to know which renewals are grumpy, you'll want to know what they've promised.

We'd like you to have led or mentored support agents for at least eighteen months at a software company, to write the kind of email people forward to their spouse, and to have built macros, triggers and views in Zendesk or something like it (Intercom, Help Scout, Front). You've kept a help center alive. You de-escalate by reflex. You can read a log or a SQL result without fright, though engineers will do the deep end. Knowing QuickBooks, payroll or which end of a heifer eats is a bonus, and so is having rolled out a chatbot without making anybody cry.

Team players with strong egos may apply, provided the ego takes PTO.

Perks: full medical, four weeks off plus the week after tax season, a CSA vegetable box, home office money.

Applewick values every kind of neighbor, and we don't discriminate on any basis that federal, Oregon or decent folk's law forbids.`,
    keywords: [
      'accounting software',
      'coach',
      'One-to-ones',
      'quality rubric',
      'first response time',
      'CSAT',
      'Zendesk Explore',
      'schedule',
      'Triage',
      'bugs',
      'renewals',
      'led or mentored support agents',
      'macros',
      'triggers',
      'views',
      'Zendesk',
      'Intercom',
      'Help Scout',
      'Front',
      'help center',
      'de-escalate',
      'read a log',
      'SQL',
      'QuickBooks',
      'payroll',
      'chatbot',
    ],
  },
  {
    id: 'customer-support-lead-p2',
    occupation: 'customer-support-lead',
    text: `Teamleitung Kundenservice (all genders) – Leipzig

Balkonwerk verschickt Solarmodule für Balkone in sieben Länder. Im Frühling rufen täglich tausend Menschen an, die einen Wechselrichter in der einen und das Telefon in der anderen Hand halten. Zwölf Kolleginnen und Kollegen helfen ihnen. Eine Person fehlt uns, die dieses Team führt.

Deine Rolle
Du führst fachlich und disziplinarisch, machst Dienstpläne, hältst Feedback- und Entwicklungsgespräche und stellst neue Leute ein. Du steuerst Anruf-, Chat- und Mailaufkommen über unsere Kanäle (Freshdesk, Aircall) und behältst Erreichbarkeit, Lösungsquote beim Erstkontakt und Kundenzufriedenheit im Blick. Schwierige Beschwerden landen bei dir: Du entscheidest über Kulanz bis 500 Euro und findest danach die Ursache. Du baust die Wissensdatenbank weiter aus und schreibst Textbausteine, die nicht nach Textbaustein klingen. Mit Logistik, Technik und dem Vertrieb für Geschäftskunden sprichst du dich ab, denn Wohnungsgesellschaften erwarten feste Ansprechpartner und vertragliche Reaktionszeiten. Auch ein Zusatzverkauf von Speichern gehört zum Gespräch, aber nur, wo er passt.

Dein Profil
Mindestens zwei Jahre Führungserfahrung in einem Callcenter oder Servicecenter, ob intern oder beim Dienstleister. Geübt in Personaleinsatzplanung, Gesprächscoaching und Deeskalation. Du magst Zahlen, gern in Excel oder Power BI. Technisches Verständnis, am besten für Elektro oder Photovoltaik. Deutsch auf muttersprachlichem Niveau, Englisch fließend, Polnisch oder Niederländisch wären wunderbar. Ruhe, wenn es brennt (bitte nur im übertragenen Sinn).

Unser Angebot
46.000 bis 52.000 Euro, unbefristet, 28 Tage Urlaub plus Heiligabend und Silvester, zwei Tage von zu Hause, ein Modul für deinen Balkon, Obst, das wirklich gegessen wird.

Wir achten bei der Auswahl auf Eignung und auf sonst nichts.`,
    keywords: [
      'fachlich und disziplinarisch',
      'Dienstpläne',
      'Feedback- und Entwicklungsgespräche',
      'Freshdesk',
      'Aircall',
      'Erreichbarkeit',
      'Lösungsquote beim Erstkontakt',
      'Kundenzufriedenheit',
      'Beschwerden',
      'Kulanz',
      'Wissensdatenbank',
      'Textbausteine',
      'Reaktionszeiten',
      'Zusatzverkauf',
      'Führungserfahrung',
      'Callcenter',
      'Personaleinsatzplanung',
      'Gesprächscoaching',
      'Deeskalation',
      'Excel',
      'Power BI',
      'Technisches Verständnis',
      'Photovoltaik',
      'Deutsch',
      'Englisch',
      'Polnisch',
      'Niederländisch',
    ],
  },
  {
    id: 'customer-support-lead-p3',
    occupation: 'customer-support-lead',
    text: `Responsable de soporte al cliente (B2B) · Bogotá, híbrido

Acerca de Yarumo
Yarumo conecta tiendas de barrio con sus proveedores. En nuestra plataforma compran 65.000 tenderos de Colombia, Perú y Ecuador. Levantamos nuestra serie A en 2024 y seguimos siendo sencillos: aquí se contesta el teléfono.

Qué harás
- Liderar a quince agentes en dos turnos, con dos supervisores a tu cargo
- Definir acuerdos de nivel de servicio por canal (WhatsApp, voz, correo) y cumplirlos
- Diseñar la escala de atención: qué resuelve el nivel 1, qué sube a nivel 2, cuándo se despierta a ingeniería
- Monitorear la calidad de las conversaciones y formar al equipo
- Reportar cada semana NPS, tiempo medio de resolución y reaperturas a la gerencia
- Configurar flujos y respuestas automáticas en HubSpot Service Hub
- Acompañar al equipo comercial en cuentas clave: preparar reuniones de seguimiento, señalar riesgo de fuga y detectar oportunidades de venta cruzada
- Mantener actualizados los artículos de ayuda

Qué necesitas
- Profesional en administración, ingeniería industrial o carreras afines
- Cuatro años en servicio al cliente, dos de ellos dirigiendo personas
- Manejo avanzado de hojas de cálculo y nociones de Looker
- Experiencia con alguna herramienta de tiquetes y con un CRM
- Comunicación clara, empatía, cabeza fría
- Inglés intermedio; portugués deseable

Suma puntos: certificación COPC o ITIL 4, haber atendido en un call center, conocer el canal tradicional.

Qué te damos
Contrato a término indefinido, medicina prepagada, bono semestral, viernes cortos, mercado a precio de costo.

Yarumo no pide foto, edad ni estado civil, y agradece que no los envíes.`,
    keywords: [
      'soporte al cliente',
      'B2B',
      'acuerdos de nivel de servicio',
      'WhatsApp',
      'nivel 1',
      'nivel 2',
      'calidad de las conversaciones',
      'formar al equipo',
      'NPS',
      'tiempo medio de resolución',
      'reaperturas',
      'HubSpot Service Hub',
      'cuentas clave',
      'reuniones de seguimiento',
      'riesgo de fuga',
      'venta cruzada',
      'artículos de ayuda',
      'ingeniería industrial',
      'dirigiendo personas',
      'hojas de cálculo',
      'Looker',
      'herramienta de tiquetes',
      'CRM',
      'Comunicación clara',
      'empatía',
      'Inglés intermedio',
      'portugués',
      'COPC',
      'ITIL 4',
      'canal tradicional',
    ],
  },
  {
    id: 'customer-support-lead-p4',
    occupation: 'customer-support-lead',
    text: `HEAD OF CUSTOMER SUPPORT, EMEA
Amsterdam. Full time. Gross annual salary €95,000–€115,000.

Context. Stratiform sells data protection appliances and subscriptions to 3,400 enterprises. When a backup doesn't restore, our customers lose hospitals, not holidays. EMEA Support is thirty-eight engineers in Amsterdam, Kraków and Cairo who provide round-the-clock cover in three tiers.

History. The company was founded by three tape librarians in Delft, floated in 2016 and taken private again last year by owners who, refreshingly, asked about support before they asked about sales. Their diligence report was flattering on people and blunt on process: engineers here are admired, their knowledge lives in their heads, and a customer's experience depends on who happens to be awake. Account managers have grown used to telephoning favourite engineers at home. Renewals, at 91%, are decent. Exit interviews of those who leave name one reason above all others, namely having to explain the same failure three times to three people. Your appointment is the answer that the board gave itself.

Mandate. You will own contractual service levels (P1 response within fifteen minutes), the budget, and the people, through five team leads. In your first year we ask you to bring backlog older than thirty days below 100, renew our ISO 27001 evidence for support, complete the move from Salesforce Service Cloud's classic console to Lightning, and introduce swarming in place of tier-to-tier ping-pong. You will act as executive sponsor in major incidents, publish post-incident reviews, and sit in quarterly business reviews when Sales needs a grown-up in the room: premium support is a product with its own revenue target (€6m), which you will share with the regional account directors.

Profile. Ten years in technical support with four as a manager of managers. Fluent in incident and problem management (ITIL 4 Specialist welcome) and in Knowledge-Centered Service. You have run on-call and shift patterns across works councils and labour laws. You understand enterprise storage, Linux and virtualisation well enough to smell nonsense. You are numerate: utilisation, cost per case, forecasting of staffing. English is our working language; Dutch, Polish, Arabic or French are assets. You deal with stakeholders at CIO level without becoming one.

Terms. 8% holiday allowance, NS Business Card, pension without waiting time, thirty per cent ruling support, lunch.

Stratiform measures its pay gaps and publishes them. Persons with a work-limiting condition are explicitly invited.`,
    keywords: [
      'data protection appliances',
      'Polish',
      'contractual service levels',
      'P1 response',
      'Arabic',
      'backlog',
      'ISO 27001',
      'Salesforce Service Cloud',
      'Lightning',
      'swarming',
      'executive sponsor',
      'major incidents',
      'post-incident reviews',
      'quarterly business reviews',
      'premium support',
      'technical support',
      'manager of managers',
      'incident and problem management',
      'ITIL 4 Specialist',
      'Knowledge-Centered Service',
      'on-call',
      'works councils',
      'enterprise storage',
      'Linux',
      'virtualisation',
      'French',
      'cost per case',
      'forecasting of staffing',
      'English',
      'Dutch',
    ],
  },
  {
    id: 'customer-support-lead-p5',
    occupation: 'customer-support-lead',
    text: `Senior Support Specialist stepping up to Team Lead, Lagos

PayMangrove lets market traders take transfers without waiting for the SMS. We process nineteen million payments a month in Nigeria and Ghana. Our support floor in Yaba is open 7am to 11pm, and the night lead is moving to Accra.

You'll be responsible for a shift of ten agents on in-app chat, phone and social media. Failed transfers, reversals, POS terminals that won't connect, chargebacks, and merchants shouting (with reason, generally). You make sure that tickets are answered inside the SLA, approve refunds to your limit, pass suspected fraud to Risk, and leave a proper handover note for the morning lead. You listen to calls and score them. You onboard new joiners. Field sales officers will ring you about their merchants all day long; you keep them informed without letting them jump the line, and you point warm merchants who ask about loans in their direction.

Requirements. OND/HND/BSc in any discipline, with NYSC completed or exempted. Three years or more in customer support in fintech, banking or telecoms, the last of them as senior, subject-matter expert or acting lead. Good with Freshchat, Jira Service Management, and Google Sheets (pivot tables please). You understand KYC levels, NIBSS settlement and CBN consumer protection rules, or learn fast. English and Pidgin; Yoruba, Igbo or Hausa is a plus. Patience. A clear phone voice. Resilience in a fast-paced place. Shift work including some weekends.

Offer: ₦650,000 monthly gross, HMO for you and three dependants, transport at night, thirteenth month, study leave.

PayMangrove never charges applicants money. Anyone who asks you for a fee is not us. Women and people returning from caring for family should know that half of our leads were both.`,
    keywords: [
      'in-app chat',
      'English',
      'Failed transfers',
      'reversals',
      'POS terminals',
      'chargebacks',
      'tickets',
      'SLA',
      'approve refunds',
      'suspected fraud',
      'handover note',
      'listen to calls and score them',
      'onboard new joiners',
      'fintech',
      'banking',
      'telecoms',
      'Freshchat',
      'Jira Service Management',
      'Google Sheets',
      'pivot tables',
      'KYC',
      'NIBSS settlement',
      'CBN consumer protection rules',
      'Pidgin',
      'Yoruba',
      'Igbo',
      'Hausa',
      'Patience',
      'Resilience',
      'Shift work',
    ],
  },
  {
    id: 'customer-support-lead-p6',
    occupation: 'customer-support-lead',
    text: `Customer Care Supervisor – Melbourne (Footscray)

Who: Nappi, a cloth nappy laundry and subscription. 14,000 babies, 26 vans, one enormous washing machine called Beryl.
What: supervise five part-time care staff, answer the hard ones yourself.
When: start April, 30–38 hours, Tuesday to Saturday.
How much: $34.80/h under our enterprise agreement, super on top.

You'd be across missed deliveries, billing mix-ups, rash decisions (the parents') and actual rashes (the nurse's number is on the wall). You roster, train, step in on escalated calls and set the tone in Gorgias and on our Facebook page. You notice patterns: if Brunswick's been late three Mondays running, you tell dispatch with a graph. You'd save cancellations where saving is right, by pausing or changing a plan, and help the partnerships manager, who sells to hospitals and childcare centres, with their service questions and yearly reviews.

Tick most of these:
[ ] supervised a small team in retail, hospitality, a contact centre or similar
[ ] comfortable with a helpdesk tool, Stripe or other subscription billing, spreadsheets
[ ] knows Australian Consumer Law on refunds, or will after our half-day course
[ ] warm, unflappable, writes plainly
[ ] Working With Children Check (we pay)
[ ] Vietnamese, Amharic or Arabic would be fantastic

Apply with ten lines about a customer you turned around.

First Nations applicants, carers, older workers and anyone who has been out of a job for a while: yes, you.`,
    keywords: [
      'supervise',
      'billing',
      'roster',
      'train',
      'escalated calls',
      'Gorgias',
      'Facebook page',
      'notice patterns',
      'save cancellations',
      'yearly reviews',
      'supervised a small team',
      'retail',
      'hospitality',
      'contact centre',
      'helpdesk tool',
      'Stripe',
      'subscription billing',
      'spreadsheets',
      'Australian Consumer Law',
      'refunds',
      'unflappable',
      'writes plainly',
      'Working With Children Check',
      'Vietnamese',
      'Amharic',
      'Arabic',
    ],
  },
]
