import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'data-scientist-p1',
    occupation: 'data-scientist',
    text: `Senior Data Scientist, Marketplace Pricing
London (Bermondsey) – hybrid

Tackroom is where people buy and sell second-hand riding gear: 1.2 million members, a surprising number of saddles. When somebody lists a saddle we suggest a price. Right now that suggestion comes from a spreadsheet with ambitions. You'll replace it.

The job in short
• Build models that estimate what an item will fetch and how long it will take to sell, with honest uncertainty
• Get them into production with a machine learning engineer and a backend squad who expose them as an API
• Measure what happens next: switchback and geo experiments, causal inference where we can't randomise
• Improve search ranking together with the discovery squad
• Set the standard for how five other scientists and analysts review each other's work

What we hope you bring
• Five years or so of applied machine learning or econometrics, some of it live in front of customers
• Python as a first language: scikit-learn, LightGBM or XGBoost, and a deep learning framework (PyTorch preferred)
• Probability and statistics you can derive as well as import: hierarchical models, elasticity, bandits
• SQL, and the patience to find out what a column really means
• Software habits such as version control, tests, code review
• A knack for explaining trade-offs to a commercial director

It would be lovely if you also had
• Embeddings from images and text
• Bayesian tools (PyMC, Stan)
• MLflow, Airflow, or Vertex AI
• Been near a horse

Total package £85–100k with options, 28 days' leave, six months' full-pay leave for every new parent, stable visits (optional). Tackroom wants a team as varied as its members; tell us your pronouns, your access needs, or nothing at all.`,
    keywords: [
      'Pricing',
      'switchback and geo experiments',
      'causal inference',
      'search ranking',
      'machine learning',
      'econometrics',
      'Python',
      'scikit-learn',
      'LightGBM',
      'XGBoost',
      'deep learning',
      'PyTorch',
      'Probability',
      'statistics',
      'hierarchical models',
      'elasticity',
      'bandits',
      'SQL',
      'version control',
      'code review',
      'explaining trade-offs',
      'Embeddings',
      'Bayesian',
      'PyMC',
      'Stan',
      'MLflow',
      'Airflow',
      'Vertex AI',
    ],
  },
  {
    id: 'data-scientist-p2',
    occupation: 'data-scientist',
    text: `Data Scientist (m/w/d) – Zustandsüberwachung und Prognose

Einsatzort: Chemnitz, mobiles Arbeiten bis drei Tage pro Woche

Wer wir sind
Die Erzwind Turbinenservice AG wartet 3.800 Windenergieanlagen verschiedener Hersteller zwischen Erzgebirge und Ostsee. Jede Anlage liefert alle zehn Minuten Messwerte, manche Getriebe sogar Schwingungssignale im Kilohertzbereich. Steht eine Anlage im Januar still, kostet das am Tag einige tausend Euro. Wir möchten es vorher wissen.

Das erwartet Sie
– Entwicklung von Modellen zur Fehlerfrüherkennung und zur Restlebensdauer von Lagern und Getrieben
– Signalverarbeitung (FFT, Hüllkurvenanalyse), Zeitreihen und Anomalieerkennung
– enge Abstimmung mit Servicetechnikern, deren Urteil für uns die Wahrheit im Datensatz ist
– Überführung in den Betrieb mit unserem Plattformteam: Docker, MLflow, Azure Machine Learning
– Auswertungen und Visualisierungen für Betreiber, damit aus einer Wahrscheinlichkeit ein Wartungsauftrag wird

Das bringen Sie mit
– Masterabschluss oder Promotion in Physik, Mathematik, Maschinenbau, Informatik oder Ähnlichem
– erste Berufserfahrung im maschinellen Lernen, gern auch aus einer Abschlussarbeit in der Industrie
– Python (NumPy, pandas, scikit-learn, TensorFlow oder PyTorch) und SQL
– fundierte Statistikkenntnisse, insbesondere im Umgang mit seltenen Ereignissen
– Deutsch mindestens B2, Englisch für Herstellerunterlagen
– Höhentauglichkeit ist nicht erforderlich, Schwindelfreiheit beim Präsentieren schon

Pluspunkte sammeln Sie mit Spark, SCADA-Kenntnissen, erklärbaren Verfahren (SHAP) oder Überlebenszeitanalyse.

Unser Angebot: ein unbefristeter Vertrag, 60.000 bis 74.000 Euro im Jahr, 31 Tage Urlaub, Zuschuss zu Kita und Nahverkehr, Weiterbildung samt Konferenzreisen. Bewerbungen aus allen Lebenslagen sind uns recht; Menschen mit Schwerbehinderung unterstützt unsere Vertrauensperson Herr Uhlmann-Petrick gern vorab.`,
    keywords: [
      'Zustandsüberwachung',
      'Fehlerfrüherkennung',
      'Restlebensdauer',
      'Signalverarbeitung',
      'FFT',
      'Hüllkurvenanalyse',
      'Zeitreihen',
      'Anomalieerkennung',
      'Docker',
      'MLflow',
      'Azure Machine Learning',
      'Visualisierungen',
      'Physik',
      'Mathematik',
      'Maschinenbau',
      'maschinellen Lernen',
      'Python',
      'NumPy',
      'pandas',
      'scikit-learn',
      'TensorFlow',
      'PyTorch',
      'SQL',
      'Statistikkenntnisse',
      'Deutsch',
      'Englisch',
      'Spark',
      'SCADA',
      'SHAP',
      'Überlebenszeitanalyse',
    ],
  },
  {
    id: 'data-scientist-p3',
    occupation: 'data-scientist',
    text: `Científico/a de datos – Modelos de riesgo – Valencia (teletrabajo 60 %)

Caixa Rural Albufera es una cooperativa de crédito con 74 oficinas, muchas de ellas en pueblos donde ya no queda ningún otro banco. Concedemos préstamos a familias, agricultores y pequeños comercios, y queremos hacerlo con criterio, explicando siempre el porqué de un no.

Te incorporarás al área de Riesgos, en un equipo de cuatro personas que desarrolla, calibra y vigila los modelos de admisión y de comportamiento. Tendrás autonomía y un supervisor que sabe de lo que habla.

Funciones
· Construir modelos de probabilidad de impago (PD) y de severidad (LGD) con regresión logística y árboles potenciados, y compararlos con lo que ya existe.
· Preparar las muestras desde el almacén corporativo (Teradata, SQL) y depurar variables con los analistas de negocio.
· Documentar para validación interna y para el Banco de España; defender las decisiones ante auditoría.
· Vigilar la estabilidad (PSI, deriva) y proponer recalibraciones.
· Estudiar sesgos por edad, sexo y municipio.
· Colaborar con los desarrolladores que integran el modelo en el motor de decisión.

Requisitos
· Grado en Matemáticas, Estadística, Economía o Ingeniería.
· Entre dos y cuatro años modelizando, mejor si ha sido en banca o seguros.
· Python (scikit-learn, statsmodels) o SAS; conocimientos de R.
· Normativa: IFRS 9, Basilea, nociones del Reglamento europeo de IA.
· Capacidad de síntesis y redacción clara. Valenciano y castellano; inglés leído.

Valoramos PySpark, interpretabilidad (SHAP, scorecards), series macroeconómicas y pruebas de estrés.

Condiciones: contrato indefinido, convenio de cooperativas de crédito, jornada continua de 8 a 15 h, ayuda por hijos y plan de pensiones. La entidad cuenta con plan de igualdad y valorará a los candidatos únicamente por su idoneidad.`,
    keywords: [
      'Modelos de riesgo',
      'probabilidad de impago',
      'LGD',
      'regresión logística',
      'árboles potenciados',
      'Teradata',
      'SQL',
      'validación interna',
      'PSI',
      'deriva',
      'recalibraciones',
      'sesgos',
      'motor de decisión',
      'Estadística',
      'Python',
      'scikit-learn',
      'statsmodels',
      'SAS',
      'R',
      'IFRS 9',
      'Basilea',
      'Reglamento europeo de IA',
      'redacción clara',
      'Valenciano',
      'inglés',
      'PySpark',
      'SHAP',
      'scorecards',
      'pruebas de estrés',
    ],
  },
  {
    id: 'data-scientist-p4',
    occupation: 'data-scientist',
    text: `Decision Scientist, Rider Growth (Minneapolis or Denver)

Half of our rides happen because it rained. The other half is where you come in. Slipstream Bikes runs shared bicycles and cargo trikes in 22 mid-sized American cities, and the growth group decides each week where to put bikes, whom to offer a free month, and which of forty ideas deserves a try. We've been making those calls with dashboards and gut feeling, and both have limits.

You will be the second decision scientist in the group. Expect to frame messy questions with general managers, figure out whether an experiment is possible, design it when it is, and reach for synthetic control, instrumental variables or plain regression when it isn't. Expect to write up what you learned in two pages that a mechanic could follow. You'll build an uplift model so that free months go to people who'd otherwise stay home, then watch it decay and retrain it. You'll pair with analysts, who keep the metrics layer in good order and will happily tell you when a definition changed in 2022, and with engineers who own the feature pipelines in Spark.

We're looking for three to six years in a role where your analysis changed a decision, graduate training in economics, statistics, operations research or an empirical social science (or proof that you taught yourself as well), strong SQL, and daily Python or R. You know about power, peeking, interference between units and novelty effects. You're at ease with gradient boosting, though you'd try a t-test first. You can disagree with a confident executive and remain on speaking terms.

Some questions on the wall right now: Do cargo trikes bring new riders, or borrow them from the bicycles? What would a dollar of free minutes have done if we'd spent it on rebalancing vans? Why does Tulsa ignore every model we own? None of these has a clean answer, and the last one may need a plane ticket. You'd pick one with your manager in week two and bring a plan, including what result would make us stop.

Useful extras: demand forecasting, geospatial data (H3, GeoPandas), optimization solvers such as OR-Tools, and experimentation platforms like Eppo or GrowthBook.

Base salary runs from $128,000 to $158,000 in both cities, with a bonus, a transit pass, a free bike for you and one friend, and 16 weeks of parental leave. Slipstream considers qualified applicants with arrest or conviction records consistent with local law and makes reasonable accommodations at every step.`,
    keywords: [
      'experiment',
      'synthetic control',
      'instrumental variables',
      'regression',
      'uplift model',
      'retrain',
      'Spark',
      'economics',
      'statistics',
      'operations research',
      'SQL',
      'Python',
      'R',
      'power',
      'peeking',
      'interference between units',
      'novelty effects',
      'gradient boosting',
      't-test',
      'demand forecasting',
      'geospatial data',
      'H3',
      'GeoPandas',
      'optimization solvers',
      'OR-Tools',
      'Eppo',
      'GrowthBook',
    ],
  },
  {
    id: 'data-scientist-p5',
    occupation: 'data-scientist',
    text: `Applied Scientist – NLP
Bengaluru (Indiranagar), 4 days office. 2 to 5 yrs. CTC 28–42 LPA.

Vakilsutra = contract reading for Indian law firms. Seed stage, 18 people, revenue since month seven.

Problem: 90-page scanned agreements, mixed English and Kannada/Hindi stamps, lawyers who trust nothing. Extract parties, dates, obligations, oddities. Show where each answer came from.

What you will own
* OCR clean-up and layout models
* fine-tuning small transformers (token classification, NER), distilling bigger ones
* retrieval: chunking, embeddings, rerankers, evaluation sets built with our two in-house lawyers
* error analysis every week, written, in the open
* shipping: you write the FastAPI service too, Dockerise it, watch latency on GPU boxes. Backend folks help with queues (Redis, Kafka) and auth.

Must have
* Python, PyTorch, Hugging Face
* solid ML basics: leakage, calibration, precision vs recall, inter-annotator agreement
* experience taking at least one model to paying users
* SQL, Git, Linux shell

Brownie points
* LoRA, quantisation, vLLM, ONNX
* PostgreSQL pgvector or Qdrant
* published work, Kaggle, open source
* reading legal English without weeping

Not looking for: dashboarding, prompt-only profiles.

How we hire: one call, one paid Saturday on real (redacted) data, offer within five days. We pay for relocation, MacBook, health cover for family, unlimited filter coffee. Women returning to work, and folks from any college tier, please do apply; marksheets are not asked.`,
    keywords: [
      'NLP',
      'OCR',
      'layout models',
      'fine-tuning',
      'transformers',
      'token classification',
      'NER',
      'distilling',
      'retrieval',
      'chunking',
      'embeddings',
      'rerankers',
      'evaluation sets',
      'error analysis',
      'FastAPI',
      'Dockerise',
      'Kafka',
      'Python',
      'PyTorch',
      'Hugging Face',
      'calibration',
      'precision vs recall',
      'inter-annotator agreement',
      'SQL',
      'Git',
      'Linux shell',
      'LoRA',
      'quantisation',
      'ONNX',
      'pgvector',
    ],
  },
  {
    id: 'data-scientist-p6',
    occupation: 'data-scientist',
    text: `Graduate Data Scientist (APS 4/5) – Methods and Small Areas
Agency: Bureau of Regional Estimates (Hobart or Canberra) | Ongoing, full time | Closes 11:30 pm AEDT, 16 March

About the role
The Methods branch works out things that cannot simply be counted: how many people sleep rough in the Pilbara, how much water farms will draw next season, how a figure for a whole state can be broken down for one shire. As a graduate you'll rotate through two teams over eighteen months, with a supervisor and a buddy in each.

Typical duties
1. Fit small area and multilevel models, and check them against census benchmarks.
2. Prepare and link administrative records (probabilistic linkage) under strict privacy rules.
3. Try out machine learning for coding free-text occupations, comparing random forests with simpler rules.
4. Write reproducible R or Python with Git and Quarto, so that a colleague can rerun your work in five years.
5. Help to explain methods to analysts in other agencies, and to the public.

Who we're after
You have completed, or will by July, a degree with a substantial amount of statistics, data science, mathematics or quantitative geography. You can programme in R or Python. You understand sampling error, bias and missing data (imputation), and can say what a p-value is not. You write clearly. You're curious, you take feedback, and you work well in a team whose members are spread over three time zones.

Desirable: SQL; spatial data; differential privacy; Shiny apps; time series; experience in Aboriginal or Torres Strait Islander communities.

The offer
$79,320 to $88,410 plus 15.4% superannuation, flex time, study support, relocation help. Australian citizenship and a baseline security clearance are required. RecruitAbility applies. The Bureau acknowledges the Traditional Owners of Country and welcomes applications from First Nations people, people with disability and those from culturally diverse backgrounds.`,
    keywords: [
      'small area',
      'multilevel models',
      'probabilistic linkage',
      'privacy',
      'machine learning',
      'random forests',
      'reproducible',
      'R',
      'Python',
      'Git',
      'Quarto',
      'explain methods',
      'statistics',
      'data science',
      'mathematics',
      'quantitative geography',
      'sampling error',
      'bias',
      'missing data',
      'imputation',
      'write clearly',
      'SQL',
      'spatial data',
      'differential privacy',
      'Shiny',
      'time series',
      'baseline security clearance',
    ],
  },
]
