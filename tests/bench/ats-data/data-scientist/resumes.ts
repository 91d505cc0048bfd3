import { type LabelledResume, resume } from '../types.ts'

export const resumes: readonly LabelledResume[] = [
  {
    id: 'data-scientist-r1',
    occupation: 'data-scientist',
    content: resume({
      language: 'en',
      personalInfo: { fullName: 'Dr Ishaan Featherstonehaugh', email: 'ishaan@fstone.example', location: 'London, UK' },
      summary:
        'Economist by training, modeller by trade. Seven years of pricing and ranking for two-sided markets, from first regression to nightly retraining. I prefer a model whose errors I can describe to one that wins by half a point.',
      experience: [
        {
          company: 'Hobnail Holidays',
          position: 'Senior Data Scientist',
          startDate: 'May 2020',
          current: true,
          description: 'Holiday lets, 41,000 owners; science team of six inside the revenue department.',
          achievements: [
            'Built the nightly price suggestion: gradient-boosted quantiles over a hierarchical Bayesian demand model; hosts who accept it earn 8% more.',
            'Ran switchback trials by week and region, because guests compare neighbouring cottages and an ordinary split test lied.',
            'Designed a Thompson sampling scheme for coupon depth, retired after six months when its gains were gone, and wrote down why.',
            'Learned image embeddings for interiors (PyTorch); searches that end in a booking rose by 3.5%.',
            'Agreed an API contract with the Java squad; my part is a container, theirs the traffic.',
            'Set up drift checks and a quarterly backtest in MLflow; twice we rolled back before owners noticed anything, once we noticed late and said so.',
            'Presented to the pricing committee each month with a single page: what we believed, how sure we were, what we would do if wrong.',
            'Interviewed owners in Cornwall and the Dales to learn why they overrode suggestions; the reasons became three new features and one apology.',
            'Reviewed colleagues’ analyses fortnightly and mentored two analysts into modelling roles.',
          ],
        },
        {
          company: 'Cobblegate Tickets',
          position: 'Data Scientist',
          startDate: 'Sep 2017',
          endDate: 'Apr 2020',
          achievements: [
            'Estimated price elasticity for theatre seats from natural experiments.',
            'XGBoost forecast of no-shows, scheduled in Airflow and monitored in Grafana.',
            'Survival model for how far ahead people buy, which moved the release of cheap seats from eight weeks to five and filled 40,000 more of them.',
            'Cleaned up the box-office history with two analysts: refunds, group bookings, and one theatre that recorded matinees as midnight.',
            'Taught a lunchtime course on causality; 60 colleagues, one of them the chief executive.',
          ],
        },
        {
          company: 'Centre for Household Studies',
          position: 'Research Assistant',
          startDate: '2013',
          endDate: '2017',
          description:
            'Panel data econometrics in Stata and R alongside my doctorate: fixed effects, attrition weights, simulated likelihood on a creaking cluster, and many footnotes about what a household is.',
        },
      ],
      education: [
        { institution: 'University of Warwick', degree: 'PhD', field: 'Economics', startDate: '2013', endDate: '2017' },
        { institution: 'University of Leeds', degree: 'BA', field: 'Economics and Mathematics', endDate: '2012' },
      ],
      skills: {
        technical: [
          'Python',
          'scikit-learn',
          'LightGBM',
          'PyTorch',
          'PyMC / Stan',
          'Causal inference',
          'Experimental design',
          'SQL (Postgres, BigQuery)',
          'MLflow',
          'Docker',
          'Git',
        ],
        soft: ['Explaining uncertainty', 'Commercial sense', 'Mentoring', 'Team player'],
        languages: ['English', 'Hindi', 'French (B1)'],
      },
      publications: [
        {
          title: 'Neighbouring cottages: interference in rental experiments',
          publisher: 'Proceedings of the Workshop on Online Markets',
          date: '2022',
          description: 'How large the error is when spillovers are ignored.',
        },
      ],
    }),
  },
  {
    id: 'data-scientist-r2',
    occupation: 'data-scientist',
    content: resume({
      language: 'de',
      personalInfo: {
        fullName: 'Dr. Henrike Wollschläger',
        email: 'henrike.wollschlaeger@post.example',
        location: 'Dresden',
      },
      summary:
        'Physikerin mit fünf Jahren Industrieerfahrung in der vorausschauenden Wartung. Ich stehe gern neben der Maschine, bevor ich ein Modell trainiere, und rede lieber über Fehlalarme als über Genauigkeit. Früher habe ich Webdienste programmiert; das hilft beim Überführen in den Betrieb.',
      experience: [
        {
          company: 'Pumpenwerke Lausche AG',
          position: 'Data Scientist Predictive Maintenance',
          startDate: '06/2020',
          current: true,
          description: 'Fernüberwachung von 5.400 Kreiselpumpen bei Wasserversorgern und in der Chemie.',
          achievements: [
            'Früherkennung von Lagerschäden aus Beschleunigungsdaten: Hüllkurvenspektren, Autoencoder, Schwellen je Baureihe; mittlerer Vorlauf 23 Tage',
            'Fehlalarme in Absprache mit dem Kundendienst von neun auf zwei je Woche gesenkt',
            'Restlebensdauer von Gleitringdichtungen mit Cox-Modellen und Random Survival Forests geschätzt',
            'Trainingsstrecke mit MLflow, Docker und GitLab CI aufgebaut, Auslieferung auf Edge-Geräte per ONNX',
            'Erklärungen je Alarm (SHAP) in die Oberfläche für Monteure gebracht',
            'Abschlussarbeiten dreier Studierender betreut',
          ],
        },
        {
          company: 'Softwarebüro Loschwitz',
          position: 'Backend-Entwicklerin (Teilzeit)',
          startDate: '2014',
          endDate: '2016',
          achievements: [
            'REST-Dienste in Python und Flask für ein Mietradsystem, PostgreSQL und Redis',
            'Lasttests, Protokollierung und Bereitschaft am Wochenende',
          ],
        },
        {
          company: 'Institut für Festkörperforschung Elbtal',
          position: 'Wissenschaftliche Mitarbeiterin',
          startDate: '10/2016',
          endDate: '05/2020',
          achievements: [
            'Auswertung von Rauschspektren supraleitender Sensoren, Bayessche Parameterschätzung',
            'Lehre: Übungen zur Statistik für Naturwissenschaften',
          ],
        },
      ],
      education: [
        { institution: 'Technische Universität Dresden', degree: 'Dr. rer. nat.', field: 'Physik', endDate: '2020' },
        { institution: 'Technische Universität Dresden', degree: 'M. Sc.', field: 'Physik', endDate: '2016' },
      ],
      skills: {
        technical: [
          'Python (NumPy, SciPy, pandas)',
          'scikit-learn',
          'PyTorch',
          'Zeitreihenanalyse',
          'Signalverarbeitung',
          'Überlebenszeitanalyse',
          'SQL',
          'InfluxDB',
          'Spark-Grundlagen',
          'Docker',
          'Azure ML',
        ],
        soft: ['Verständliches Erklären', 'Teamfähigkeit', 'Hartnäckigkeit'],
        languages: ['Deutsch', 'Englisch (C2)', 'Tschechisch (B1)'],
      },
      interests: ['Klettern', 'Röhrenradios'],
    }),
  },
  {
    id: 'data-scientist-r3',
    occupation: 'data-scientist',
    content: resume({
      language: 'es',
      personalInfo: {
        fullName: 'Joan Ripollés Cifuentes',
        email: 'joan@ripolles.example',
        location: 'Castelló, España',
      },
      summary:
        'Matemático especializado en riesgo de crédito. Cinco años modelizando para cooperativas y aseguradoras, antes analista de reporting. Me gusta que un modelo quepa en una hoja y que quien lo usa sepa cuándo no hacerle caso.',
      experience: [
        {
          company: 'Mutua Arrossera Seguros',
          position: 'Científico de datos, riesgos',
          startDate: 'junio 2021',
          current: true,
          description: 'Seguro de crédito para pymes agrarias; equipo de modelos de cinco personas.',
          achievements: [
            'Nueva scorecard de admisión con regresión logística y restricciones monótonas: Gini de 0,41 a 0,55 sin perder explicabilidad.',
            'Retador con XGBoost y valores SHAP, presentado al comité y descartado para microempresas por inestable.',
            'Pruebas de estrés con escenarios de sequía y de tipos de interés bajo IFRS 9.',
            'Panel de vigilancia: PSI, calibración por tramo y avisos de deriva, programado con PySpark.',
            'Análisis de trato desigual por municipio; se retiraron dos variables que actuaban como código postal encubierto.',
            'Especificación del modelo para el motor de decisión junto a los desarrolladores de Java.',
          ],
        },
        {
          company: 'Consultores Peñagolosa',
          position: 'Modelizador júnior',
          startDate: 'febrero 2019',
          endDate: 'mayo 2021',
          achievements: [
            'Estimación de PD y LGD para tres cajas rurales, en SAS y después en Python.',
            'Documentación para supervisor y respuesta a requerimientos.',
            'Muestreo, tratamiento de ausentes y segmentación de carteras hipotecarias.',
          ],
        },
        {
          company: 'Azulejos Mijares',
          position: 'Analista de reporting comercial',
          startDate: '2016',
          endDate: '2019',
          achievements: [
            'Cuadros de mando en Qlik para la red de ventas y cierre mensual en Excel.',
            'Consultas SQL sobre el ERP y formación a delegados.',
          ],
        },
      ],
      education: [
        { institution: 'Universitat de València', degree: 'Máster', field: 'Bioestadística', endDate: '2018' },
        { institution: 'Universitat Jaume I', degree: 'Grado', field: 'Matemática Computacional', endDate: '2016' },
      ],
      skills: {
        technical: [
          'Python (scikit-learn, statsmodels)',
          'SAS',
          'R',
          'SQL',
          'PySpark',
          'XGBoost',
          'Modelos de supervivencia',
          'IFRS 9',
          'Scorecards',
          'Git',
        ],
        soft: ['Redacción', 'Trato con auditoría', 'Trabajo en equipo'],
        languages: ['Valenciano', 'Castellano', 'Inglés (B2)', 'Italiano (A2)'],
      },
      certifications: ['FRM Part I'],
    }),
  },
  {
    id: 'data-scientist-r4',
    occupation: 'data-scientist',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Noor Bergstrom-Haddad',
        email: 'noor@bhaddad.example',
        phone: '+1 612 555 0119',
        location: 'St. Paul, MN',
      },
      summary:
        'Decision scientist who moved over from product analytics. I design tests, and when a test cannot be run, I look for the next most believable thing. Six years in mobility and retail, used to skeptical general managers.',
      experience: [
        {
          company: 'Cargolark',
          position: 'Data Scientist, Growth and Incentives',
          startDate: '03/2021',
          current: true,
          description: 'Same-day courier network in 30 cities.',
          achievements: [
            'Estimated uplift with causal forests to target rider bonuses; saved $3.4M a year at equal fill rate.',
            'Synthetic controls for city launches where randomizing was out of the question.',
            'Cluster-randomized trial of batching by zone; measured spillover between adjacent zones before anybody asked.',
            'Hourly demand forecast by hexagon (LightGBM, H3 lags, weather), 17% lower error than the rolling average it replaced.',
            'Shift-planning optimizer in OR-Tools, used every Thursday by eleven regional managers.',
            'Moved feature code from notebooks to tested PySpark jobs with the data engineers.',
          ],
        },
        {
          company: 'Northwoods Outfitters',
          position: 'Product Analyst',
          startDate: '07/2018',
          endDate: '02/2021',
          achievements: [
            'Owned the funnel, cohort and basket dashboards in Looker and Mode.',
            'Read out some fifty A/B tests; introduced power calculations and a waiting period against peeking.',
            'SQL style guide and metric definitions adopted by 14 analysts.',
          ],
        },
        {
          company: 'Ramsey County Parks',
          position: 'Seasonal trail counter',
          startDate: '2015',
          endDate: '2017',
          description:
            'Counted cyclists, maintained infrared sensors, and wrote the first script that noticed when a sensor had a spider.',
        },
      ],
      education: [
        { institution: 'University of Minnesota', degree: 'MA', field: 'Applied Economics', endDate: '2018' },
        { institution: 'Macalester College', degree: 'BA', field: 'Geography', endDate: '2015' },
      ],
      skills: {
        technical: [
          'Python',
          'R',
          'SQL (Snowflake, Trino)',
          'Experimentation',
          'Difference-in-differences',
          'Instrumental variables',
          'EconML / DoWhy',
          'LightGBM',
          'GeoPandas',
          'OR-Tools',
          'PySpark',
          'Eppo',
        ],
        soft: ['Two-page memos', 'Stakeholder alignment', 'Friendly disagreement'],
        languages: ['English', 'Arabic', 'Swedish (reading)'],
      },
      volunteer: [
        {
          organization: 'Midtown Greenway Repair Co-op',
          role: 'Mechanic and treasurer',
          startDate: '2019',
          current: true,
          description: 'Wednesday evening bench, and a spreadsheet that balances.',
        },
      ],
    }),
  },
  {
    id: 'data-scientist-r5',
    occupation: 'data-scientist',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Karthik Venkataraghavan',
        email: 'karthik@venkat.example',
        location: 'Bengaluru, Karnataka',
        github: 'https://github.example/kvraghavan',
      },
      summary:
        'Applied ML engineer/scientist with 4+ years in language technology, preceded by two in server-side Java. I take models from annotation guideline to GPU bill.',
      experience: [
        {
          company: 'Anuvad Labs',
          position: 'Data Scientist II – Documents',
          startDate: 'Aug 2021',
          current: true,
          description: 'Insurance claim papers in five Indian languages, 70,000 pages a day.',
          achievements: [
            'Trained LayoutLM-style extractors for discharge summaries and bills; field-level F1 from 0.71 to 0.90.',
            'Distilled a 7B teacher into a 300M student, quantised to int8; cost per page down by 83%.',
            'Wrote the labelling handbook with three doctors and measured agreement (kappa 0.62 → 0.81).',
            'Hybrid search, BM25 plus dense vectors in pgvector with a cross-encoder on top, for policy clauses.',
            'Serve everything through FastAPI and Triton; p99 under 900 ms, autoscaled on K8s with help of the platform folks.',
            'Friday error reviews open to all; around 400 failure notes so far, searchable.',
          ],
        },
        {
          company: 'Malnad Retail Systems',
          position: 'Software Engineer (Java)',
          startDate: 'Jul 2019',
          endDate: 'Jul 2021',
          achievements: [
            'Spring Boot services for billing, Kafka consumers, MySQL tuning.',
            'Side project became a feature: fuzzy product matching with TF-IDF, my door into ML.',
            'On-call during festival sales, team player by necessity.',
          ],
        },
      ],
      education: [
        {
          institution: 'NIT Karnataka, Surathkal',
          degree: 'B.Tech',
          field: 'Information Technology',
          startDate: '2015',
          endDate: '2019',
          gpa: '8.4',
        },
      ],
      skills: {
        technical: [
          'Python',
          'PyTorch',
          'Hugging Face Transformers',
          'LoRA / PEFT',
          'vLLM, ONNX Runtime',
          'spaCy',
          'Tesseract, PaddleOCR',
          'FastAPI',
          'Docker',
          'PostgreSQL, pgvector',
          'Redis',
          'Java (rusty)',
          'Linux',
        ],
        soft: ['Ownership', 'Clear written updates', 'Patience with annotators'],
        languages: ['Kannada', 'Tamil', 'Hindi', 'English'],
      },
      projects: [
        {
          name: 'Kannada clause bank',
          description:
            'Open set of 12,000 tenancy sentences labelled for obligation and exception, with a baseline and a leaderboard.',
          technologies: ['Label Studio', 'Transformers', 'DVC'],
        },
      ],
      awards: [{ title: 'Top 1% finish, handwritten receipts challenge', awarder: 'Indic OCR Forum', date: '2022' }],
    }),
  },
  {
    id: 'data-scientist-r6',
    occupation: 'data-scientist',
    content: resume({
      language: 'en',
      personalInfo: {
        fullName: 'Bridie Tamihana-Ross',
        email: 'bridie@tross.example',
        location: 'Launceston, Tasmania',
      },
      summary:
        'Recent honours graduate in statistics with a background in ecology field work and an internship in official figures. Keen on models for places with few observations, on reproducible code, and on plain explanations.',
      experience: [
        {
          company: 'Tamar Catchment Authority',
          position: 'Junior Data Scientist (12-month contract)',
          startDate: 'Feb 2025',
          current: true,
          achievements: [
            'Multilevel model of nutrient loads in 63 creeks, most sampled fewer than ten times; partial pooling in brms.',
            'Imputed gaps in sensor records and showed how much the answer moved.',
            'Random forest to sort 30,000 field comments into themes, compared with a list of 40 keywords, which nearly won.',
            'Wrote everything in Quarto and renv; a colleague in Darwin reran it first time.',
            'Built a Shiny map for landholders and answered their questions at two shed meetings.',
          ],
        },
        {
          company: 'Southern Office of Population Figures',
          position: 'Summer Intern, Methodology',
          startDate: 'Nov 2023',
          endDate: 'Feb 2024',
          achievements: [
            'Linked two synthetic registers probabilistically with Splink; documented false matches by age and postcode.',
            'Benchmarked Fay–Herriot estimates against last census counts.',
            'Presented a poster on disclosure control to ninety statisticians, gently.',
          ],
        },
        {
          company: 'Bass Strait Seabird Survey',
          position: 'Field assistant',
          startDate: '2019',
          endDate: '2022',
          description:
            'Burrow counts, banding, data entry in a tent. Learnt sampling the wet way, and how to look after a team when the boat is late.',
        },
      ],
      education: [
        {
          institution: 'University of Tasmania',
          degree: 'BSc (Hons First Class)',
          field: 'Statistics',
          startDate: '2020',
          endDate: '2024',
        },
      ],
      skills: {
        technical: [
          'R (tidyverse, brms, sf)',
          'Python',
          'SQL basics',
          'Bayesian multilevel models',
          'Small area estimation',
          'Record linkage',
          'Spatial statistics',
          'Shiny',
          'Quarto',
          'Git',
        ],
        soft: ['Clear writing', 'Taking feedback', 'Remote teamwork'],
        languages: ['English', 'te reo Māori (conversational)'],
      },
      references: [
        { name: 'Assoc. Prof. Lorcan Peebles', contact: 'l.peebles@supervision.example', text: 'Honours supervisor.' },
      ],
    }),
  },
]
