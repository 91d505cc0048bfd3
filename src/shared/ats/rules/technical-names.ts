/** The makers' own spellings. None is an ordinary word in another casing: 'latex' is also a glove, 'excel' a verb. */
export const NAMES: readonly string[] =
  `ActiveMQ AngularJS ArcGIS AutoCAD BigQuery Bitbucket BrowserStack CentOS CircleCI ClickHouse ClickUp
  CloudFormation CloudWatch CockroachDB CodeIgniter CoffeeScript CouchDB CSS CUDA Databricks Datadog DevOps
  DynamoDB eBay Elasticsearch ESLint FastAPI FileMaker FinOps FortiGate FreeBSD FreshBooks GarageBand GitHub
  GitLab GitOps GraphQL Hootsuite HTML HubSpot InDesign InfluxDB IntelliJ InVision iOS iPad iPadOS iPhone
  JavaScript jQuery JSON JUnit JupyterLab Keycloak Kubernetes LangChain LinkedIn LoadRunner macOS Mailchimp
  MariaDB MATLAB memoQ MLflow MongoDB MySQL NetSuite Next.js NgRx Node.js NoSQL NumPy Nuxt.js OAuth OneDrive
  OneNote OpenAI OpenAPI OpenCV OpenGL OpenShift OpenStack OpenTelemetry PagerDuty PayPal PHP PhpStorm PHPUnit
  PostGIS PostgreSQL PowerPoint PowerShell PyCharm PySpark PyTorch QuarkXPress QuickBooks RabbitMQ RxJS Salesforce
  SaltStack SciPy SharePoint Shopify SketchUp SonarQube SQL SQLAlchemy SQLite SurveyMonkey SwiftUI TensorFlow
  TestRail TikTok TypeORM TypeScript UiPath VMware Vue.js WebAssembly WebGL WebRTC WebSocket WebSockets WebStorm
  WhatsApp WooCommerce WordPress XGBoost XPath YAML YouTube Zendesk`.split(/\s+/)

/** Misspellings with a space or without a dot, case-sensitive: 'linked in' and 'power point' may be intended. */
export const MISSPELLED_NAMES: Readonly<Record<string, string>> = {
  'Git Hub': 'GitHub',
  'Java Script': 'JavaScript',
  'Linked In': 'LinkedIn',
  'Mongo DB': 'MongoDB',
  'My SQL': 'MySQL',
  'Postgres SQL': 'PostgreSQL',
  'Power Point': 'PowerPoint',
  'Type Script': 'TypeScript',
  'Word Press': 'WordPress',
  NextJS: 'Next.js',
  NodeJS: 'Node.js',
  NodeJs: 'Node.js',
  Nodejs: 'Node.js',
  PowerBI: 'Power BI',
  VueJS: 'Vue.js',
  Vuejs: 'Vue.js',
}
