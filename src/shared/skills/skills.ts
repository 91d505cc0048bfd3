import { accounting } from '#shared/skills/list/accounting.ts'
import { agileAndProduct } from '#shared/skills/list/agile-and-product.ts'
import { alliedHealth } from '#shared/skills/list/allied-health.ts'
import { automotiveAndTransport } from '#shared/skills/list/automotive-and-transport.ts'
import { beauty } from '#shared/skills/list/beauty.ts'
import { brandAndEvents } from '#shared/skills/list/brand-and-events.ts'
import { buildingServices } from '#shared/skills/list/building-services.ts'
import { careAndSocialWork } from '#shared/skills/list/care-and-social-work.ts'
import { civilEngineeringAndArchitecture } from '#shared/skills/list/civil-engineering-and-architecture.ts'
import { cloudAndDevops } from '#shared/skills/list/cloud-and-devops.ts'
import { construction } from '#shared/skills/list/construction.ts'
import { customerService } from '#shared/skills/list/customer-service.ts'
import { data } from '#shared/skills/list/data.ts'
import { databases } from '#shared/skills/list/databases.ts'
import { designOfThings } from '#shared/skills/list/design-of-things.ts'
import { design } from '#shared/skills/list/design.ts'
import { eCommerce } from '#shared/skills/list/e-commerce.ts'
import { education } from '#shared/skills/list/education.ts'
import { electricalEngineeringAndAutomation } from '#shared/skills/list/electrical-engineering-and-automation.ts'
import { embedded } from '#shared/skills/list/embedded.ts'
import { energyAndLand } from '#shared/skills/list/energy-and-land.ts'
import { engineering } from '#shared/skills/list/engineering.ts'
import { erpAndCrm } from '#shared/skills/list/erp-and-crm.ts'
import { finance } from '#shared/skills/list/finance.ts'
import { fitness } from '#shared/skills/list/fitness.ts'
import { foodAndCleaning } from '#shared/skills/list/food-and-cleaning.ts'
import { hospitalityTools } from '#shared/skills/list/hospitality-tools.ts'
import { hospitality } from '#shared/skills/list/hospitality.ts'
import { humanResources } from '#shared/skills/list/human-resources.ts'
import { itCertificates } from '#shared/skills/list/it-certificates.ts'
import { itOperations } from '#shared/skills/list/it-operations.ts'
import { laboratory } from '#shared/skills/list/laboratory.ts'
import { law } from '#shared/skills/list/law.ts'
import { machineLearning } from '#shared/skills/list/machine-learning.ts'
import { manufacturing } from '#shared/skills/list/manufacturing.ts'
import { marketingTools } from '#shared/skills/list/marketing-tools.ts'
import { marketing } from '#shared/skills/list/marketing.ts'
import { media } from '#shared/skills/list/media.ts'
import { medicine } from '#shared/skills/list/medicine.ts'
import { nursing } from '#shared/skills/list/nursing.ts'
import { office } from '#shared/skills/list/office.ts'
import { operations } from '#shared/skills/list/operations.ts'
import { publicSector } from '#shared/skills/list/public-sector.ts'
import { realEstate } from '#shared/skills/list/real-estate.ts'
import { research } from '#shared/skills/list/research.ts'
import { retail } from '#shared/skills/list/retail.ts'
import { safetyAndSecurity } from '#shared/skills/list/safety-and-security.ts'
import { salesTools } from '#shared/skills/list/sales-tools.ts'
import { sales } from '#shared/skills/list/sales.ts'
import { security } from '#shared/skills/list/security.ts'
import { softSkills } from '#shared/skills/list/soft-skills.ts'
import { softwareEngineering } from '#shared/skills/list/software-engineering.ts'
import { softwareLanguages } from '#shared/skills/list/software-languages.ts'
import { softwareMobileAndGames } from '#shared/skills/list/software-mobile-and-games.ts'
import { softwareTesting } from '#shared/skills/list/software-testing.ts'
import { softwareWeb } from '#shared/skills/list/software-web.ts'
import { spokenLanguages } from '#shared/skills/list/spoken-languages.ts'
import { statistics } from '#shared/skills/list/statistics.ts'
import { supplyChain } from '#shared/skills/list/supply-chain.ts'
import { travel } from '#shared/skills/list/travel.ts'
import { writing } from '#shared/skills/list/writing.ts'
import type { Skill } from '#shared/skills/skill.ts'

/** All skills that we know by name, of all trades. */
export const skills: readonly Skill[] = [
  ...accounting,
  ...agileAndProduct,
  ...alliedHealth,
  ...automotiveAndTransport,
  ...beauty,
  ...brandAndEvents,
  ...buildingServices,
  ...careAndSocialWork,
  ...civilEngineeringAndArchitecture,
  ...cloudAndDevops,
  ...construction,
  ...customerService,
  ...data,
  ...databases,
  ...designOfThings,
  ...design,
  ...eCommerce,
  ...education,
  ...electricalEngineeringAndAutomation,
  ...embedded,
  ...energyAndLand,
  ...engineering,
  ...erpAndCrm,
  ...finance,
  ...fitness,
  ...foodAndCleaning,
  ...hospitalityTools,
  ...hospitality,
  ...humanResources,
  ...itCertificates,
  ...itOperations,
  ...laboratory,
  ...law,
  ...machineLearning,
  ...manufacturing,
  ...marketingTools,
  ...marketing,
  ...media,
  ...medicine,
  ...nursing,
  ...office,
  ...operations,
  ...publicSector,
  ...realEstate,
  ...research,
  ...retail,
  ...safetyAndSecurity,
  ...salesTools,
  ...sales,
  ...security,
  ...softSkills,
  ...softwareEngineering,
  ...softwareLanguages,
  ...softwareMobileAndGames,
  ...softwareTesting,
  ...softwareWeb,
  ...spokenLanguages,
  ...statistics,
  ...supplyChain,
  ...travel,
  ...writing,
]
