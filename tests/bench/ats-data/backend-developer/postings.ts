import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'backend-developer-p1',
    occupation: 'backend-developer',
    text: `Software Engineer, Ledger
Tallowgate · Leeds (2 days a week in the office) · £58,000 – £68,000

About Tallowgate
We move rent money. Last year 310,000 tenants paid their landlords through us, and nobody noticed, which is how we like it. We're 90 people, profitable since 2023, and still small enough that the founders answer support tickets on Fridays.

The team
Ledger owns every penny between the moment a bank tells us about a payment and the moment a landlord sees it on a statement. You'll be the fifth engineer. The dashboards that our customers see are built by the neighbouring Portal squad in React, so you will talk to them daily about the shape of our APIs, but you won't be asked to centre a div.

What you'll do
• Build and run Kotlin services that talk to each other over Kafka
• Design REST endpoints that other squads can use without asking you how
• Model double-entry bookkeeping in PostgreSQL, and write the migrations that get us there without downtime
• Take part in a paid on-call rota (one week in six)
• Review code kindly and write short design documents

What we need
• Two or three years of commercial work on the JVM: Kotlin or Java, with Spring Boot or Micronaut
• Solid SQL. You can read a query plan and know why an index isn't used
• You test as you go – unit tests, and integration tests against real containers
• An understanding of idempotency and what happens when a message arrives twice

Nice to have
• Open Banking or card payments
• Terraform, AWS (we use ECS and RDS)
• Enough Python to read what our analysts schedule in Airflow

What you get
30 days' holiday, 6% pension, private health cover, a learning budget of £1,500, and a bike store that actually locks.

We'd love to hear from you even if you don't tick every box. Tallowgate welcomes applicants of every background and will make any adjustment you need at interview.`,
    keywords: [
      'Kotlin',
      'Kafka',
      'REST',
      'double-entry bookkeeping',
      'PostgreSQL',
      'migrations',
      'on-call',
      'design documents',
      'JVM',
      'Java',
      'Spring Boot',
      'Micronaut',
      'SQL',
      'query plan',
      'unit tests',
      'integration tests',
      'idempotency',
      'Open Banking',
      'card payments',
      'Terraform',
      'AWS',
      'ECS',
      'RDS',
      'Python',
      'Airflow',
    ],
  },
  {
    id: 'backend-developer-p2',
    occupation: 'backend-developer',
    text: `Softwareentwickler Java (m/w/d) – Schwerpunkt Backend
Standort: Osnabrück oder bis zu 60 % mobil

Die Hallerkamp Spedition GmbH ist ein inhabergeführtes Logistikunternehmen mit 1.400 Beschäftigten an elf Standorten. Unsere IT entwickelt seit über zwanzig Jahren eigene Software: vom Speditionsauftrag über die Tourenplanung bis zur Abrechnung. Das alte System auf Oracle Forms lösen wir Stück für Stück durch moderne Dienste ab, und dafür suchen wir zum nächstmöglichen Zeitpunkt Verstärkung.

Ihre Aufgaben
- Konzeption und Umsetzung von Microservices mit Java 21 und Quarkus
- Entwurf von Schnittstellen (REST, EDI/EDIFACT) zu Kunden und Frachtführern
- Überführung gewachsener PL/SQL-Logik in testbaren Code
- Betreuung der Anwendungen im Betrieb gemeinsam mit den Kollegen der Infrastruktur (OpenShift, Prometheus, Grafana)
- Abstimmung mit den Fachbereichen, gelegentlich auch direkt am Lagertor

Ihr Profil
- abgeschlossenes Studium der Informatik, Ausbildung zum Fachinformatiker für Anwendungsentwicklung oder vergleichbare Erfahrung
- mehrjährige Praxis mit Java, JPA/Hibernate und relationalen Datenbanken, idealerweise Oracle
- sicherer Umgang mit Git, Maven und automatisierten Tests (JUnit)
- Kenntnisse in Domain-Driven Design sind von Vorteil
- Angular ist kein Muss; wer unserem Oberflächenteam aushelfen kann, ist trotzdem gern gesehen
- sehr gute Deutschkenntnisse, teamorientierte und strukturierte Arbeitsweise

Wir bieten
Unbefristete Anstellung, 30 Urlaubstage, Gleitzeit ohne Kernzeit, JobRad, betriebliche Altersvorsorge, Kantine mit Blick auf den Stichkanal und ein Team, das Feierabend ernst nimmt.

Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt berücksichtigt. Ihre Unterlagen richten Sie bitte unter Angabe von Gehaltsvorstellung und Eintrittstermin an Frau Mechthild Wessendorf.`,
    keywords: [
      'Java 21',
      'Quarkus',
      'Microservices',
      'REST',
      'EDI/EDIFACT',
      'PL/SQL',
      'OpenShift',
      'Prometheus',
      'Grafana',
      'Informatik',
      'Fachinformatiker für Anwendungsentwicklung',
      'JPA/Hibernate',
      'relationalen Datenbanken',
      'Oracle',
      'Git',
      'Maven',
      'automatisierten Tests',
      'JUnit',
      'Domain-Driven Design',
      'Angular',
      'Deutschkenntnisse',
      'teamorientierte',
      'strukturierte Arbeitsweise',
    ],
  },
  {
    id: 'backend-developer-p3',
    occupation: 'backend-developer',
    text: `Développeur·se back-end PHP / Symfony – CDI – Nantes ou télétravail partiel

Chez Kermoal Billetterie, on vend des places de spectacle, de musée et de festnoz. Quarante personnes, une plateforme qui tient (presque) toujours debout quand une grande tête d'affiche ouvre sa tournée à 10 h, et une envie sincère de faire mieux.

Tu rejoindras une équipe de six développeurs, une product owner et un administrateur système. Le cœur de la plateforme est écrit en PHP 8.3 avec Symfony et API Platform ; les données vivent dans MySQL, les files d'attente dans RabbitMQ, la recherche dans Elasticsearch. L'interface publique, en Vue, est l'affaire de nos collègues du front : tu leur fourniras des API claires et documentées avec OpenAPI.

Au quotidien, tu participeras à la refonte du tunnel de réservation côté serveur, tu traqueras les requêtes lentes, tu écriras des tests PHPUnit et Behat, et tu relieras nos services à ceux de nos partenaires (paiement, contrôle d'accès, comptabilité). Chaque livraison passe par une revue de code et par GitLab CI ; tout tourne dans Docker chez un hébergeur français.

Nous imaginons quelqu'un qui a au moins trois ans d'expérience en développement web côté serveur, qui connaît bien la programmation orientée objet et l'architecture hexagonale, qui sait mettre en cache intelligemment (Redis, Varnish) et qui n'a pas peur d'un pic de charge. Des notions de sécurité applicative (OWASP) et de RGPD sont un vrai plus, de même qu'un anglais lu sans difficulté. Le diplôme nous importe peu.

Côté pratique : de 40 à 48 k€ selon profil, RTT, mutuelle prise en charge à 70 %, titres restaurant, deux jours de télétravail par semaine et des invitations aux spectacles. Processus court : un appel, un exercice à discuter ensemble, une rencontre avec l'équipe. Tous nos postes sont ouverts aux personnes en situation de handicap.`,
    keywords: [
      'PHP 8.3',
      'Symfony',
      'API Platform',
      'MySQL',
      "files d'attente",
      'RabbitMQ',
      'Elasticsearch',
      'OpenAPI',
      'requêtes lentes',
      'PHPUnit',
      'Behat',
      'revue de code',
      'GitLab CI',
      'Docker',
      'programmation orientée objet',
      'architecture hexagonale',
      'mettre en cache',
      'Redis',
      'Varnish',
      'pic de charge',
      'sécurité applicative',
      'OWASP',
      'RGPD',
      'anglais',
    ],
  },
  {
    id: 'backend-developer-p4',
    occupation: 'backend-developer',
    text: `Staff Engineer, Core Platform (Remote, US time zones)

Brindlewave makes the scheduling software behind roughly one in nine dental chairs in North America. When somebody books a cleaning at 11 pm from their couch, our platform has about 200 milliseconds to find out which hygienist, which room and which insurance plan line up, and we do that some forty million times a month.

We are looking for a staff-level engineer to lead the next chapter of that platform. Today it is a set of Go services on Kubernetes (GKE), gRPC between them, CockroachDB underneath, and a GraphQL gateway that our web and mobile teams consume. It works. It also has scars: a shared database that four teams write to, a queue built on a cron job, and traces that stop halfway. You would own the plan for getting from here to an event-driven architecture, convince seven teams to walk it with you, and write a good part of the code yourself.

The person we picture has spent eight or more years building distributed systems, has broken a monolith apart at least once and regretted some of it, and can explain consistency trade-offs to a product manager without a whiteboard. You are fluent in Go or in something close enough (Rust, Java, C#) and willing to switch. You have opinions on observability, and have used OpenTelemetry or Datadog in anger. You have set service level objectives that people actually looked at. You mentor without being asked, you write well, and you stay calm when the pager goes.

Your first ninety days would go roughly like this. In the first month you read code, sit with two dental offices while their front desk fights our calendar, and ship something small in every service. In the second you map who writes to which table and propose an order for pulling them apart; people will disagree, loudly and with good reasons. By the end of the third, one stream of appointment changes flows through Kafka or NATS (your call, argued in a document of no more than four pages), and one team has stopped reading a table that isn't theirs.

It would help, but is not required, to know HIPAA, to have worked with HL7 or FHIR feeds, or to have run a large data migration. You will pair with our data science group, who serve a no-show prediction model through your gateway, so some feeling for feature stores will make those chats easier.

Compensation is $205,000–$240,000 plus equity. Medical, dental (obviously) and vision are covered fully for you and 80% for dependents. Brindlewave is an equal opportunity employer; all qualified applicants will receive consideration without regard to race, color, religion, sex, gender identity, national origin, disability or veteran status.`,
    keywords: [
      'Go',
      'Kubernetes',
      'GKE',
      'gRPC',
      'CockroachDB',
      'GraphQL',
      'event-driven architecture',
      'Kafka',
      'NATS',
      'distributed systems',
      'monolith',
      'consistency trade-offs',
      'Rust',
      'Java',
      'C#',
      'observability',
      'OpenTelemetry',
      'Datadog',
      'service level objectives',
      'mentor',
      'write well',
      'HIPAA',
      'HL7',
      'FHIR',
      'data migration',
      'feature stores',
    ],
  },
  {
    id: 'backend-developer-p5',
    occupation: 'backend-developer',
    text: `CONTRACT – Python developer (APIs) – 6 months, outside IR35, remote UK/EU
Day rate: 475–525 GBP
Start: January

Client: renewable energy broker, 25 staff, no agency fluff please.

Job: their Django monolith ingests half-hourly smart meter readings for 60k sites and has outgrown its nightly batch. Split ingestion into a FastAPI service, move long jobs to Celery, get p95 response below 300 ms, leave documentation behind.

MUST
- Python 3.11+, type hints, pytest
- Django ORM and knowing when to drop to raw SQL
- Postgres: partitioning, EXPLAIN ANALYZE. TimescaleDB a bonus
- Redis, Celery, Docker Compose
- Azure (App Service, Service Bus, Key Vault)
- GitHub Actions

WOULD BE USEFUL
- pandas (their analyst's notebooks become your endpoints)
- OAuth2 / OIDC
- some HTMX, there are six internal screens nobody owns
- half-hourly settlement, Elexon data flows

Works alone most days; one stand-up on Tuesday, one demo on Thursday. You need to be a clear communicator and push back when scope creeps. Two-stage process: code sample plus a 45 minute call with the CTO.

No sponsorship. CVs to Marguerite at Pellworth Associates quoting PW-3312. We consider all applications on merit only.`,
    keywords: [
      'Python 3.11+',
      'type hints',
      'pytest',
      'Django',
      'Django ORM',
      'FastAPI',
      'Celery',
      'documentation',
      'raw SQL',
      'Postgres',
      'partitioning',
      'EXPLAIN ANALYZE',
      'TimescaleDB',
      'Redis',
      'Docker Compose',
      'Azure',
      'Service Bus',
      'Key Vault',
      'GitHub Actions',
      'pandas',
      'OAuth2',
      'OIDC',
      'HTMX',
      'half-hourly settlement',
      'clear communicator',
    ],
  },
  {
    id: 'backend-developer-p6',
    occupation: 'backend-developer',
    text: `Associate Engineer – API & Integrations
Location: Pune (hybrid, 3 days)   |   Experience: 1–3 years   |   Department: Product Engineering

Company overview: Saffronpost Technologies is a Series B SaaS company helping 4,000+ clinics and pharmacies across India and the Gulf to manage inventory. Great Place to Believe In, three years running!!

Role summary: We are seeking a passionate and self-driven engineer to join our fast-paced API pod. You will work closely with product, QA and UI developers across the full lifecycle.

Key responsibilities:
1. Develop server-side features in Node.js and TypeScript using NestJS.
2. Create and consume RESTful web services and webhooks; integrate third-party systems (GST e-invoicing, Tally, WhatsApp Business).
3. Write efficient MongoDB aggregations and MySQL queries; help in schema design.
4. Debug production issues using Kibana logs and New Relic.
5. Maintain Postman collections and Swagger documentation.
6. Occasionally fix small defects in our React admin console.
7. Follow Agile practices, estimate in Jira, attend daily scrum.

Mandatory skills: JavaScript/TypeScript, Node.js, Express or NestJS, MongoDB or any RDBMS, JWT authentication, Git, Linux basics, Jest.
Good-to-have skills: BullMQ, Docker, AWS Lambda and SQS, basic React or Redux, serverless.

Qualification: BE/BTech/MCA in any stream. Immediate joiners or candidates with notice of up to 30 days preferred.

Competencies: problem solving, ownership, verbal and written English.

Perks: cab pickup, lunch, ESOPs after one year, insurance including parents, five-day week. Saffronpost does not discriminate on the ground of caste, creed, gender or age, and never charges candidates any fee.`,
    keywords: [
      'Node.js',
      'TypeScript',
      'NestJS',
      'RESTful web services',
      'webhooks',
      'GST e-invoicing',
      'Tally',
      'WhatsApp Business',
      'MongoDB',
      'MySQL',
      'schema design',
      'Kibana',
      'New Relic',
      'Postman',
      'Swagger',
      'React',
      'Agile',
      'Jira',
      'JavaScript',
      'Express',
      'RDBMS',
      'JWT authentication',
      'Git',
      'Linux',
      'Jest',
      'BullMQ',
      'Docker',
      'AWS Lambda',
      'SQS',
      'problem solving',
    ],
  },
]
