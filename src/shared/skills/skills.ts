import { accounting } from '#shared/skills/list/accounting.ts'
import { agileAndProduct } from '#shared/skills/list/agile-and-product.ts'
import { brandAndEvents } from '#shared/skills/list/brand-and-events.ts'
import { cloudAndDevops } from '#shared/skills/list/cloud-and-devops.ts'
import { customerService } from '#shared/skills/list/customer-service.ts'
import { data } from '#shared/skills/list/data.ts'
import { databases } from '#shared/skills/list/databases.ts'
import { design } from '#shared/skills/list/design.ts'
import { designOfThings } from '#shared/skills/list/design-of-things.ts'
import { eCommerce } from '#shared/skills/list/e-commerce.ts'
import { embedded } from '#shared/skills/list/embedded.ts'
import { erpAndCrm } from '#shared/skills/list/erp-and-crm.ts'
import { finance } from '#shared/skills/list/finance.ts'
import { hospitality } from '#shared/skills/list/hospitality.ts'
import { humanResources } from '#shared/skills/list/human-resources.ts'
import { itCertificates } from '#shared/skills/list/it-certificates.ts'
import { itOperations } from '#shared/skills/list/it-operations.ts'
import { machineLearning } from '#shared/skills/list/machine-learning.ts'
import { marketing } from '#shared/skills/list/marketing.ts'
import { media } from '#shared/skills/list/media.ts'
import { retail } from '#shared/skills/list/retail.ts'
import { sales } from '#shared/skills/list/sales.ts'
import { security } from '#shared/skills/list/security.ts'
import { softwareEngineering } from '#shared/skills/list/software-engineering.ts'
import { softwareLanguages } from '#shared/skills/list/software-languages.ts'
import { softwareMobileAndGames } from '#shared/skills/list/software-mobile-and-games.ts'
import { softwareTesting } from '#shared/skills/list/software-testing.ts'
import { softwareWeb } from '#shared/skills/list/software-web.ts'
import { statistics } from '#shared/skills/list/statistics.ts'
import { travel } from '#shared/skills/list/travel.ts'
import { writing } from '#shared/skills/list/writing.ts'
import type { Skill } from '#shared/skills/skill.ts'

/** All skills that we know by name, of all trades. */
export const skills: readonly Skill[] = [
  ...accounting,
  ...agileAndProduct,
  ...brandAndEvents,
  ...cloudAndDevops,
  ...customerService,
  ...data,
  ...databases,
  ...design,
  ...designOfThings,
  ...eCommerce,
  ...embedded,
  ...erpAndCrm,
  ...finance,
  ...hospitality,
  ...humanResources,
  ...itCertificates,
  ...itOperations,
  ...machineLearning,
  ...marketing,
  ...media,
  ...retail,
  ...sales,
  ...security,
  ...softwareEngineering,
  ...softwareLanguages,
  ...softwareMobileAndGames,
  ...softwareTesting,
  ...softwareWeb,
  ...statistics,
  ...travel,
  ...writing,
]
