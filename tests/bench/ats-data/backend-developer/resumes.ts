import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'backend-developer-r1',
    occupation: 'backend-developer',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Oluwaseun Hartigan', email: 'seun@hartigan.example', location: 'Bradford, UK' },
      summary:
        'Server-side engineer with four years on the JVM, most of them close to money. I like boring technology, small pull requests and systems that tell you what went wrong before a customer does.',
      experience: [
        {
          company: 'Copperstile Payments',
          position: 'Software Engineer',
          startDate: 'Mar 2022',
          current: true,
          description: 'Merchant settlement team of six, product with 9,000 merchants.',
          achievements: [
            'Rewrote the payout calculator from a nightly batch into Kotlin consumers on Kafka; money now arrives four hours earlier.',
            'Made every webhook handler idempotent with an outbox table, which ended duplicate transfers (eleven in the year before, none since).',
            'Cut the slowest report query from 40 s to under a second by partitioning the transactions table in Postgres.',
            'On call one week in five; wrote the runbooks that new joiners use.',
            'Work daily with two React developers on request and response shapes, and sit with the finance team at month end.',
          ],
        },
        {
          company: 'Wharfedale Council Digital',
          position: 'Junior Java Developer',
          startDate: 'Sep 2020',
          endDate: 'Feb 2022',
          achievements: [
            'Added Spring Boot endpoints for council tax and bin collection forms.',
            'Brought Testcontainers to a project that had only mocked its database.',
            'Moved builds from a forgotten Jenkins box to GitHub Actions.',
            'Answered the support queue on Thursdays, where I learnt to read logs and to apologise.',
          ],
        },
        {
          company: 'Dewsbury Retail Park Cinema',
          position: 'Shift Supervisor',
          startDate: '2017',
          endDate: '2020',
          description:
            'Ran evening shifts beside my degree: tills, rotas, complaints, popcorn. Up to fourteen people on a premiere night, cash reconciled to the penny before anyone went home.',
        },
      ],
      education: [
        { institution: 'University of Huddersfield', degree: 'BSc (Hons)', field: 'Computing', endDate: '2020' },
      ],
      skills: {
        technical: [
          'Kotlin',
          'Java 17',
          'Spring Boot',
          'Kafka',
          'PostgreSQL',
          'Flyway',
          'Docker',
          'AWS (SQS, ECS, RDS)',
          'Terraform basics',
          'Grafana',
        ],
        soft: ['Clear writing', 'Stakeholder conversations', 'Team player'],
        languages: ['English', 'Yoruba (conversational)'],
      },
      certifications: ['AWS Certified Developer – Associate'],
    }),
  },
  {
    id: 'backend-developer-r2',
    occupation: 'backend-developer',
    content: resume({
      language: 'de',
      personalInfo: { fullName: 'Jannik Overbeck', email: 'jannik.overbeck@post.example', location: 'Münster' },
      summary:
        'Fachinformatiker mit neun Jahren Erfahrung in der Entwicklung serverseitiger Anwendungen für Handel und Transport. Ich übersetze gern zwischen Fachabteilung und Quelltext und räume gewachsene Systeme auf, ohne den laufenden Betrieb zu stören.',
      experience: [
        {
          company: 'Rüschendorf Großhandel AG',
          position: 'Senior Softwareentwickler',
          startDate: '04/2019',
          current: true,
          description: 'Auftragsabwicklung für 28 Niederlassungen, rund 60.000 Aufträge am Tag.',
          achievements: [
            'Ablösung des zentralen Monolithen durch neun Dienste auf Basis von Spring Boot und Java 21 mitgestaltet',
            'EDIFACT-Nachrichten (ORDERS, DESADV, INVOIC) mit Apache Camel angebunden; manuelle Nacharbeit um 70 % verringert',
            'Gespeicherte Prozeduren aus Oracle herausgelöst und mit JUnit abgesichert',
            'K8s-Cluster gemeinsam mit dem Betrieb eingeführt, Alarmierung über Prometheus aufgebaut',
            'Zwei Auszubildende fachlich begleitet und die Code-Durchsicht als feste Gewohnheit etabliert',
            'Fehlersuche unter Last: Engpass in der Preisfindung mit Flight Recorder eingegrenzt, Antwortzeit von 2,4 s auf 300 ms gesenkt',
            'Anforderungen im Lager und im Einkauf selbst aufgenommen, statt auf Tickets zu warten; daraus entstand die Umstellung auf ereignisgetriebene Bestandsmeldungen mit ActiveMQ',
          ],
        },
        {
          company: 'Teutofracht Systemhaus',
          position: 'Java-Entwickler',
          startDate: '08/2015',
          endDate: '03/2019',
          achievements: [
            'SOAP- und REST-Schnittstellen zu Telematikanbietern programmiert',
            'Datenzugriff von handgeschriebenem JDBC auf Hibernate umgestellt',
            'Kleinere Masken in JSF und später in Angular gepflegt',
          ],
        },
        {
          company: 'Stadtwerke Ibbenkamp',
          position: 'Auszubildender Fachinformatiker für Anwendungsentwicklung',
          startDate: '08/2012',
          endDate: '07/2015',
          description:
            'Ausbildung in der internen Entwicklung, dazu Stationen in Abrechnung und Kundendienst. Abschlussprojekt: Zählerstandserfassung als Webdienst.',
        },
      ],
      education: [
        {
          institution: 'IHK Nord Westfalen',
          degree: 'Fachinformatiker',
          field: 'Anwendungsentwicklung',
          endDate: '2015',
        },
      ],
      skills: {
        technical: [
          'Java',
          'Spring',
          'Hibernate',
          'Oracle und PostgreSQL',
          'Kubernetes',
          'Maven',
          'GitLab',
          'ActiveMQ',
          'SonarQube',
        ],
        soft: ['Teamfähigkeit', 'Strukturiertes Vorgehen', 'Belastbarkeit in Hochphasen'],
        languages: ['Deutsch (Muttersprache)', 'Englisch (B2)', 'Niederländisch (Grundkenntnisse)'],
      },
      certifications: ['iSAQB CPSA-F'],
      interests: ['Freiwillige Feuerwehr', 'Modelleisenbahn'],
    }),
  },
  {
    id: 'backend-developer-r3',
    occupation: 'backend-developer',
    content: resume({
      language: 'es',
      personalInfo: { fullName: 'Maite Larrondo Ureta', email: 'maite@larrondo.example', location: 'Bilbao, España' },
      summary:
        'Desarrolladora backend con seis años en PHP y, desde hace dos, también en Go. Vengo del análisis de datos, así que antes de optimizar mido. Busco un equipo tranquilo donde la calidad no se negocie cada viernes.',
      experience: [
        {
          company: 'Entradium Norte',
          position: 'Desarrolladora backend',
          startDate: 'mayo 2021',
          current: true,
          description: 'Venta de entradas para festivales y museos; equipo de siete personas.',
          achievements: [
            'Reescribí la reserva de butacas en Go con bloqueo optimista; aguantó 18.000 peticiones por minuto en la apertura de un gran festival.',
            'Saqué el envío de correos y facturas a colas de RabbitMQ.',
            'Reduje a la mitad la factura de servidores con caché en Redis y consultas mejor indexadas.',
            'Documenté nuestra API con OpenAPI para que el equipo de Vue dejara de preguntar por chat.',
          ],
        },
        {
          company: 'Gestoría Digital Nervión',
          position: 'Programadora PHP',
          startDate: 'enero 2019',
          endDate: 'abril 2021',
          achievements: [
            'Migré una aplicación propia sin framework a Symfony, módulo a módulo y sin cortes.',
            'Pruebas automáticas con PHPUnit: de cero a un 65 % de cobertura en las partes de facturación.',
            'Integración con la Agencia Tributaria y con tres bancos.',
          ],
        },
        {
          company: 'Observatorio de Turismo de Cantabria',
          position: 'Analista de datos',
          startDate: '2016',
          endDate: '2018',
          achievements: [
            'Encuestas de ocupación hotelera en R y Excel, y un panel mensual en Tableau para los ayuntamientos.',
            'Automaticé la descarga de datos con Python; ahí descubrí que me gustaba más construir que contar.',
          ],
        },
      ],
      education: [
        { institution: 'Universidad de Cantabria', degree: 'Grado', field: 'Economía', endDate: '2016' },
        {
          institution: 'Centro de FP Txurdinaga',
          degree: 'Técnica superior',
          field: 'Desarrollo web',
          endDate: '2018',
        },
      ],
      skills: {
        technical: [
          'PHP 8',
          'Symfony',
          'Doctrine',
          'Go',
          'MySQL',
          'Redis',
          'RabbitMQ',
          'Docker',
          'CI/CD con GitLab',
          'Linux',
        ],
        soft: ['Trabajo en equipo', 'Comunicación con negocio', 'Autonomía'],
        languages: ['Español', 'Euskera', 'Francés (B1)', 'Inglés (C1)'],
      },
    }),
  },
  {
    id: 'backend-developer-r4',
    occupation: 'backend-developer',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Theodora Vasquez-Lindholm',
        email: 'theodora@vl.example',
        phone: '+1 303 555 0142',
        location: 'Boulder, CO',
      },
      summary:
        'Principal-level engineer. Thirteen years of distributed systems, two monoliths taken apart, one put back together. I lead through documents, patience and working code.',
      experience: [
        {
          company: 'Quillhaven Health',
          position: 'Principal Engineer, Platform',
          startDate: '2020',
          current: true,
          achievements: [
            'Set direction for 60 engineers in nine teams moving from synchronous RPC chains to an event backbone on Pulsar.',
            'Introduced SLOs and error budgets; pages per week fell from 31 to 6 in eighteen months.',
            'Designed the multi-region failover for our FHIR store, exercised every quarter, last drill 4 min 10 s.',
            'Coach eight senior engineers; three were promoted to staff.',
            'Wrote the two-year plan that the board signed, and the 22 shorter decision records under it that engineers really use.',
            'Led the response to a nine-hour outage in 2021; published the review to customers in full and closed all fourteen actions within the quarter.',
            'Chair the hiring panel for senior and staff roles: reworked the loop around a code-reading exercise, acceptance rate up from 48% to 71%.',
            'Agreed with the ML group how models get deployed: versioned, behind our Envoy mesh, with shadow traffic first.',
          ],
        },
        {
          company: 'Ferrybridge Maps',
          position: 'Senior Software Engineer',
          startDate: '2015',
          endDate: '2020',
          achievements: [
            'Wrote the tile cache in Rust that replaced a C++ one: 3× throughput on the same machines.',
            'Ran the migration of 14 TB from sharded MySQL into CockroachDB with reads never interrupted, using dual writes, a checksum crawler and a great deal of nerve.',
            'Added distributed tracing (OpenTracing, then OTel) through forty services.',
            'Shared the pager with five others for the routing API: 99.98% over three years, with graceful degradation to cached routes when upstream traffic feeds vanished.',
            'Designed the quota and billing pipeline for partner keys: token buckets at the edge, exact counts settled hourly, disputes down to two or three a month.',
            'Hosted the weekly design clinic, where anyone could bring half an idea and leave with a sharper question.',
          ],
        },
        {
          company: 'Lumber & Loom',
          position: 'Web Developer',
          startDate: '2012',
          endDate: '2015',
          description:
            'Everything from Photoshop files to cron jobs for an online furniture shop: jQuery, Backbone, Rails, Postgres. As the second hire I also packed boxes in December, answered the phone, and learned what a wrong stock count costs when a sofa has already been paid for.',
        },
      ],
      education: [
        {
          institution: 'Colorado School of Mines',
          degree: 'BS',
          field: 'Mathematics and Computer Science',
          endDate: '2012',
        },
      ],
      skills: {
        technical: [
          'Golang',
          'Rust',
          'k8s',
          'gRPC / protobuf',
          'Apache Pulsar',
          'CockroachDB',
          'Envoy',
          'Honeycomb',
          'Terraform',
          'Incident command',
        ],
        soft: ['Cross-functional leadership', 'Mentoring', 'Technical writing'],
        languages: ['English', 'Spanish', 'Swedish'],
      },
      publications: [
        {
          title: 'Four teams, one database: a divorce story',
          publisher: 'Front Range Systems Meetup',
          date: '2023',
          description: 'Talk on strangling a shared schema.',
        },
      ],
    }),
  },
  {
    id: 'backend-developer-r5',
    occupation: 'backend-developer',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Piotr Mazurkiewicz',
        email: 'piotr@mazur.example',
        location: 'Kraków, Poland (remote)',
      },
      summary:
        'Freelance Python engineer for energy and industry. I take over tired Django projects, make them fast and observable, and leave them documented.',
      experience: [
        {
          company: 'Self-employed',
          position: 'Python API contractor',
          startDate: '2021-02',
          current: true,
          description: 'Seven clients so far, typical engagement five months.',
          achievements: [
            'Energy supplier (UK): split meter ingestion off a monolith with FastAPI and Azure Service Bus; nightly job of 6 h became a steady stream.',
            'Solar installer (DE): OIDC single sign-on and role model for 400 fitters.',
            'Cold storage operator (PL): TimescaleDB hypertables, continuous aggregates, alerts on temperature drift.',
            'Turned analysts’ Jupyter notebooks into tested endpoints for two of these clients.',
          ],
        },
        {
          company: 'Wisła Grid Analytics',
          position: 'Data Engineer',
          startDate: '2018-06',
          endDate: '2021-01',
          achievements: [
            'Airflow DAGs and PySpark jobs feeding load forecasts to data scientists, with quality checks at each hop and a dashboard for the dispatchers.',
            'Packaged their scikit-learn model as a REST service with versioned releases.',
            'Kept a 2 TB Postgres warehouse healthy: vacuum, partitions, replicas.',
          ],
        },
        {
          company: 'Podgórze Hosting Cooperative',
          position: 'Student system administrator',
          startDate: '2016',
          endDate: '2018',
          achievements: ['Debian, Ansible, Nagios, and many forgotten passwords.'],
        },
      ],
      education: [
        {
          institution: 'AGH University of Kraków',
          degree: 'MSc Eng',
          field: 'Automation and Robotics',
          endDate: '2018',
        },
      ],
      skills: {
        technical: [
          'Python 3.12',
          'Django & DRF',
          'FastAPI',
          'SQLAlchemy',
          'Celery',
          'Postgres / Timescale',
          'Redis',
          'Azure',
          'Docker',
          'pytest',
          'mypy',
          'Sentry',
        ],
        soft: ['Works independently', 'Honest estimates', 'Comfortable in fast-paced settings'],
        languages: ['Polish', 'English (C1)', 'German (B1)'],
      },
      projects: [
        {
          name: 'pgmeter',
          description:
            'Open-source library that validates and gap-fills half-hourly meter series before they reach a table.',
          technologies: ['Python', 'NumPy', 'psycopg'],
        },
      ],
    }),
  },
  {
    id: 'backend-developer-r6',
    occupation: 'backend-developer',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Ananya Deshmukh', email: 'ananya.d@inbox.example', location: 'Pune, Maharashtra' },
      summary:
        'Node.js developer with 2.5 years of experience, moved from UI work to APIs and integrations. Looking for an opportunity to grow in a product company where ownership is given early.',
      experience: [
        {
          company: 'Kestrelbay Infosolutions',
          position: 'Backend Developer (Node.js)',
          startDate: 'July 2024',
          current: true,
          description: 'Client project: pharmacy distribution portal for a customer in Muscat.',
          achievements: [
            'Developed 30+ endpoints in NestJS with class-validator, guards and JWT refresh tokens.',
            'Built e-invoice integration with retry and dead letter queue in BullMQ; failed invoices dropped from 4% to 0.3%.',
            'Wrote Mongo aggregation pipelines for stock ageing, and added compound indexes after reading explain output.',
            'Reviewed pull requests of two freshers and conducted their onboarding on Git flow, coding standards and local Docker setup.',
            'Investigated production incidents through ELK and shared root cause notes with stakeholders.',
          ],
        },
        {
          company: 'Kestrelbay Infosolutions',
          position: 'Trainee UI Developer',
          startDate: 'Jan 2023',
          endDate: 'June 2024',
          achievements: [
            'Converted Figma screens to React components with Material UI.',
            'Used Redux Toolkit and Axios to call services written by the server team.',
            'Fixed cross-browser issues and wrote unit tests with React Testing Library.',
          ],
        },
      ],
      education: [
        {
          institution: 'Savitribai Phule Pune University',
          degree: 'B.E.',
          field: 'Information Technology',
          startDate: '2018',
          endDate: '2022',
          gpa: '8.1/10',
        },
      ],
      skills: {
        technical: [
          'TypeScript',
          'Node.js',
          'NestJS',
          'Express',
          'MongoDB',
          'MySQL',
          'Redis',
          'Jest & Supertest',
          'Swagger',
          'Docker',
          'AWS Lambda (learning)',
          'React',
        ],
        soft: ['Quick learner', 'Team player', 'Problem solving'],
        languages: ['Marathi', 'Hindi', 'English'],
      },
      projects: [
        {
          name: 'Tiffin tracker',
          description: 'WhatsApp bot that counts lunch orders for my hostel and sends the cook one list at 9 am.',
          technologies: ['Node.js', 'SQLite', 'Twilio'],
        },
      ],
      certifications: ['MongoDB Associate Developer'],
    }),
  },
]
