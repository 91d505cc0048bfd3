import type { LabelledPosting } from '../types.ts'

export const postings: readonly LabelledPosting[] = [
  {
    id: 'data-analyst-p1',
    occupation: 'data-analyst',
    text: `Product Analyst – Subscriptions
Bristol / hybrid / £42k–£50k

Larder & Lamp sends recipe boxes to 180,000 kitchens. People join in January, forget us in June and come back in September; we'd like to understand that better than we do.

You'd join the insights team of five, sitting with the subscriptions squad (a product manager, a designer, four engineers). Your job is to be the person who knows what the numbers say and, just as much, what they don't.

Responsibilities
• Own the metrics for sign-up, pausing and cancelling: define them, document them, defend them
• Design and read A/B tests with the squad, sample size to write-up
• Build self-serve dashboards in Looker, and retire old ones
• Answer "why did Tuesday look odd?" before lunch
• Model tables in dbt with our analytics engineers
• Present findings each fortnight to people who haven't opened a spreadsheet since school

You'll bring
• Two years or more as an analyst in a digital product
• SQL you can write without looking things up: window functions, CTEs, joins that don't multiply rows
• Comfort with statistics – confidence intervals, significance, regression to the mean
• Cohort and funnel analysis; event tracking plans (we use Snowplow)
• Some Python or R
• Storytelling: a chart with one message, a memo of one page

Bonus points
• BigQuery
• Survival analysis or churn modelling alongside our data scientist
• Having worked with CRM tools such as Braze

Our promise
A free box weekly, 27 days off plus your birthday, enhanced family leave, cycle scheme, and no meetings on Wednesdays. Larder & Lamp is proud to be a place where all sorts of people cook together. If you need the process adjusted, tell Imogen, who'll sort it.`,
    keywords: [
      'metrics',
      'A/B tests',
      'sample size',
      'self-serve dashboards',
      'Looker',
      'dbt',
      'Present findings',
      'SQL',
      'window functions',
      'CTEs',
      'joins',
      'statistics',
      'confidence intervals',
      'significance',
      'regression to the mean',
      'Cohort and funnel analysis',
      'event tracking plans',
      'Snowplow',
      'Python',
      'R',
      'Storytelling',
      'BigQuery',
      'Survival analysis',
      'churn modelling',
      'CRM',
      'Braze',
    ],
  },
  {
    id: 'data-analyst-p2',
    occupation: 'data-analyst',
    text: `Datenanalyst (w/m/d) Business Intelligence

Wir, die Gebrüder Stuckenberg KG aus Bielefeld, fertigen Beschläge für Fenster und Türen. 2.200 Menschen, drei Werke, Kunden in 60 Ländern. Unsere Daten liegen heute in SAP, in zwei Lagerverwaltungen und in mehr Excel-Dateien, als uns lieb ist. Das wollen wir ändern, und zwar mit Ihnen.

Aufgabenschwerpunkte
• Aufbau und Pflege von Berichten in Power BI für Vertrieb, Einkauf und Produktion
• Abstimmung von Kennzahlen (OEE, Liefertreue, Deckungsbeitrag) mit den Fachabteilungen und deren Dokumentation
• Datenmodellierung im Sternschema, DAX-Measures, zeilenbasierte Berechtigungen
• Ad-hoc-Analysen für Geschäftsleitung und Controlling, etwa zu Reklamationsursachen
• Zusammenarbeit mit der IT beim Ausbau des Data Warehouse (SQL Server, SSIS)
• Schulung der Kolleginnen und Kollegen im Umgang mit den Auswertungen

Anforderungen
• Studium der Wirtschaftsinformatik, Statistik, BWL oder eine kaufmännische Ausbildung mit entsprechender Praxis
• mindestens drei Jahre Erfahrung in Reporting oder Controlling
• sehr gute Kenntnisse in SQL und Excel (Power Query)
• Grundkenntnisse in SAP S/4HANA, vorzugsweise CO und MM
• analytisches Denken, Sorgfalt und die Gabe, Zahlen verständlich zu erklären
• verhandlungssicheres Deutsch, gutes Englisch
Von Vorteil sind erste Schritte mit Python sowie Kenntnisse in Six Sigma; ein Kollege im Werk 2 arbeitet bereits an Vorhersagemodellen und freut sich über Austausch.

Wir bieten Tarifgehalt der Metallindustrie (EG 13), Gleitzeit, zwei Tage mobiles Arbeiten je Woche, Betriebskita, Fitnesszuschuss und einen sicheren Arbeitsplatz in einem Familienunternehmen, das seit 1911 besteht. Bewerbungen von Frauen begrüßen wir in diesem Bereich besonders.`,
    keywords: [
      'Business Intelligence',
      'Power BI',
      'Kennzahlen',
      'OEE',
      'Liefertreue',
      'Deckungsbeitrag',
      'Datenmodellierung',
      'Sternschema',
      'DAX',
      'zeilenbasierte Berechtigungen',
      'Ad-hoc-Analysen',
      'Data Warehouse',
      'SQL Server',
      'SSIS',
      'Schulung',
      'Wirtschaftsinformatik',
      'Statistik',
      'Reporting',
      'Controlling',
      'SQL',
      'Excel',
      'Power Query',
      'SAP S/4HANA',
      'analytisches Denken',
      'Sorgfalt',
      'verhandlungssicheres Deutsch',
      'Englisch',
      'Python',
      'Six Sigma',
    ],
  },
  {
    id: 'data-analyst-p3',
    occupation: 'data-analyst',
    text: `Analyste de données approvisionnement (H/F) – Villeneuve-d'Ascq

Le groupe coopératif Verjus réunit 320 épiceries de quartier dans le nord de la France et en Belgique. Au siège, la cellule « Prévoir » tente chaque semaine de répondre à une question simple en apparence : combien de barquettes de fraises faut-il envoyer à chaque magasin vendredi ?

Rattaché·e à la responsable de la cellule, vous analysez les ventes, les ruptures et la casse ; vous repérez les magasins où quelque chose cloche et vous appelez le gérant pour comprendre. Vous construisez et maintenez les tableaux de bord Tableau des acheteurs. Vous écrivez les requêtes SQL sur notre entrepôt Snowflake, contrôlez la qualité des données remontées par les caisses et documentez les indicateurs dans notre dictionnaire. Vous chiffrez l'effet des opérations promotionnelles et de la météo. Deux data scientists maintiennent le modèle de prévision ; vous en suivez l'erreur (MAPE, biais) et leur dites franchement quand le terrain ne suit pas.

Votre profil : bac +3 à bac +5 en statistique, économie ou école de commerce, une première expérience de deux ans dans la grande distribution ou la logistique, une pratique aisée de SQL et d'Excel (tableaux croisés, macros VBA), et des bases de Python (pandas). Vous aimez vulgariser et vous savez dire « je ne sais pas ». Le néerlandais est un atout réel, l'anglais suffit pour le reste. Une connaissance des séries temporelles ou de l'outil Alteryx serait appréciée.

Nous proposons : CDI, statut cadre, 36 à 43 k€ sur treize mois, intéressement, remise en magasin, un vendredi sur deux en télétravail, et des journées d'immersion en rayon au cours desquelles on vous prêtera un tablier. Verjus s'engage pour l'égalité professionnelle et la diversité ; à compétences égales, toutes les candidatures sont étudiées de la même manière.`,
    keywords: [
      'approvisionnement',
      'ruptures',
      'casse',
      'tableaux de bord',
      'Tableau',
      'SQL',
      'Snowflake',
      'qualité des données',
      'indicateurs',
      'opérations promotionnelles',
      'prévision',
      'MAPE',
      'biais',
      'statistique',
      'grande distribution',
      'logistique',
      'Excel',
      'tableaux croisés',
      'macros VBA',
      'Python',
      'pandas',
      'vulgariser',
      'néerlandais',
      'anglais',
      'séries temporelles',
      'Alteryx',
    ],
  },
  {
    id: 'data-analyst-p4',
    occupation: 'data-analyst',
    text: `Senior Insights Analyst, Provider Networks (Columbus, OH or remote within the US)

Every year Tallgrass Community Health Plan spends about $2.1 billion of other people's money on care. Our job on the network analytics team is to see whether that money buys what it should: short waits, fair prices, fewer trips to the emergency room. We are nonprofit, we cover 640,000 members on Medicaid and Marketplace plans, and most of us have had a parent or a neighbor on one.

In this role you will dig through medical and pharmacy claims to find out which clinics are doing something worth copying and which contracts need another conversation. You will write SQL against a Redshift warehouse every day, and SAS on the days when you inherit something from the actuaries. You will turn the result into a Tableau workbook or, better, a three-slide argument for a room of medical directors. When a vice president asks for a forecast, you'll produce a defensible one in Excel or R and explain how wrong it could be. When a vendor shows you a risk score, you'll ask about its c-statistic and about who was left out of the training data, then work with our data scientists to check for yourself.

A bachelor's degree in public health, economics, statistics or similar, or equivalent experience, plus five years with health care data is what we expect: ICD-10, CPT, DRG, HEDIS measures, risk adjustment. You know that a claim is not a visit. You're careful with protected health information and know the minimum necessary standard under HIPAA. You've coached a junior analyst or two. Experience with propensity matching or difference-in-differences designs would let you lead our program evaluations from the start, and Epic Clarity would make a few people here very happy.

A few things people ask us. Yes, you would manage your own queue; requests arrive through a short intake form, and the director shields the team from the drive-by kind. No, we do not chase dashboards for their own sake; last year we switched off 31 of them and heard from two users. Yes, there is travel, about four visits a year to clinics in Appalachia, where a hallway conversation usually explains more than a month of utilization files. Your first project is already waiting: an honest look at whether our transportation benefit shortens the gap between discharge and follow-up, and for whom it does nothing at all.

Pay range is $88,000–$104,000. You'll accrue 23 days of PTO; we match 5% into the 403(b); medical premiums are free for employees. Tallgrass is an EOE, including disability and protected veterans, and participates in E-Verify.`,
    keywords: [
      'claims',
      'SQL',
      'Redshift',
      'SAS',
      'Tableau',
      'forecast',
      'Excel',
      'R',
      'risk score',
      'c-statistic',
      'public health',
      'health care data',
      'ICD-10',
      'CPT',
      'DRG',
      'HEDIS measures',
      'risk adjustment',
      'protected health information',
      'HIPAA',
      'coached',
      'propensity matching',
      'difference-in-differences',
      'program evaluations',
      'Epic Clarity',
    ],
  },
  {
    id: 'data-analyst-p5',
    occupation: 'data-analyst',
    text: `BI Analyst (mid) | Toronto, hybrid 2x | Perm | up to CA$98k

Shunt Street Freight – rail brokerage, 140 people, growing.

One analyst leaves in March, one stays. You replace the first and work with the second.

Day to day
> Requests from sales, dispatch and finance come through a board; you triage, you build, you say no politely
> Sigma and Looker Studio reports; about 60 exist, 25 would do
> dbt models on Databricks SQL – staging to marts, tests, docs, code review by PR
> Fivetran connectors misbehave; you notice first
> Quarterly pricing analysis: lane margins, win rates, seasonality
> Reverse ETL into HubSpot (Hightouch)

Need
> 3+ yrs analytics in any operational business
> expert SQL; strong dimensional modelling (Kimball)
> Git, and no fear of a terminal
> Python for the jobs a spreadsheet shouldn't do
> requirements gathering with non-technical stakeholders
> data quality instincts: reconcile to the ledger, to the cent

Plus
> freight, rail or trucking
> a bit of forecasting (Prophet, ARIMA)
> row-level security, PIPEDA awareness
> French

Don't need: deep learning, Spark tuning, a master's.

Process is 30 min with Priyasha (head of data), a take-home capped at two hours and paid, then a half day on site. Accommodations available on request under AODA. Benefits: dental/vision, RRSP match 4%, GO train subsidy, 4 weeks' vacation.`,
    keywords: [
      'BI',
      'triage',
      'Sigma',
      'Looker Studio',
      'dbt',
      'Databricks SQL',
      'code review',
      'Fivetran',
      'pricing analysis',
      'lane margins',
      'win rates',
      'seasonality',
      'Reverse ETL',
      'HubSpot',
      'Hightouch',
      'expert SQL',
      'dimensional modelling',
      'Kimball',
      'Git',
      'Python',
      'requirements gathering',
      'data quality',
      'freight',
      'forecasting',
      'Prophet',
      'ARIMA',
      'row-level security',
      'PIPEDA',
      'French',
    ],
  },
  {
    id: 'data-analyst-p6',
    occupation: 'data-analyst',
    text: `Position title: Data Officer, Monitoring and Evaluation
Organisation: Maji Safi Partnership
Duty station: Kisumu, Kenya, with travel (about 40%) to Siaya, Busia and Homa Bay
Contract: 24 months, renewable subject to funding
Reports to: MEAL Manager

Background. Maji Safi Partnership works with county governments and community groups so that rural water points keep flowing after the ribbon has been cut. Some 1,900 boreholes, springs and kiosks are visited each quarter by enumerators using mobile forms.

Main duties
a) Design and test questionnaires in KoboToolbox and ODK; train enumerators and supervise data collection.
b) Clean, merge and validate survey data, resolving duplicates and outliers with field teams.
c) Analyse trends in functionality, tariff collection and water quality using Stata or R; disaggregate by sex, age and disability.
d) Produce dashboards in Power BI and maps in QGIS for county water officers and donors.
e) Track indicators against the logframe and draft the quantitative sections of quarterly reports.
f) Keep personal data safe in line with the Data Protection Act, 2019.

Qualifications
Degree in statistics, economics, public health, GIS or a related field. At least two years of hands-on work with household or facility surveys. Advanced Excel. Knowledge of sampling methods (stratified, cluster, lot quality assurance). Good report writing. Fluency in English and Kiswahili; Dholuo is an advantage. Basic SQL or familiarity with DHIS2 will be considered an asset. Riding a motorbike is useful but can be learnt.

We value integrity, humility, and colleagues who work well with others under pressure. Successful candidates will undergo safeguarding checks. Women and persons with disabilities are strongly encouraged to apply. Only shortlisted applicants will be contacted; canvassing leads to disqualification.`,
    keywords: [
      'Monitoring and Evaluation',
      'questionnaires',
      'KoboToolbox',
      'ODK',
      'train enumerators',
      'data collection',
      'survey data',
      'outliers',
      'Stata',
      'R',
      'disaggregate',
      'dashboards',
      'Power BI',
      'QGIS',
      'indicators',
      'logframe',
      'quarterly reports',
      'Data Protection Act',
      'statistics',
      'GIS',
      'Excel',
      'sampling methods',
      'lot quality assurance',
      'report writing',
      'English',
      'Kiswahili',
      'Dholuo',
      'SQL',
      'DHIS2',
      'integrity',
    ],
  },
]
