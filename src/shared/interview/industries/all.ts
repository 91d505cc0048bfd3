import { agriculture } from '#shared/interview/industries/agriculture.ts'
import { construction } from '#shared/interview/industries/construction.ts'
import { customerService } from '#shared/interview/industries/customer-service.ts'
import { data } from '#shared/interview/industries/data.ts'
import { design } from '#shared/interview/industries/design.ts'
import { education } from '#shared/interview/industries/education.ts'
import { engineering } from '#shared/interview/industries/engineering.ts'
import { finance } from '#shared/interview/industries/finance.ts'
import { government } from '#shared/interview/industries/government.ts'
import { healthcare } from '#shared/interview/industries/healthcare.ts'
import { hospitality } from '#shared/interview/industries/hospitality.ts'
import { humanResources } from '#shared/interview/industries/human-resources.ts'
import { law } from '#shared/interview/industries/law.ts'
import { logistics } from '#shared/interview/industries/logistics.ts'
import { manufacturing } from '#shared/interview/industries/manufacturing.ts'
import { marketing } from '#shared/interview/industries/marketing.ts'
import { media } from '#shared/interview/industries/media.ts'
import { nonProfit } from '#shared/interview/industries/non-profit.ts'
import { operations } from '#shared/interview/industries/operations.ts'
import { realEstate } from '#shared/interview/industries/real-estate.ts'
import { retail } from '#shared/interview/industries/retail.ts'
import { sales } from '#shared/interview/industries/sales.ts'
import { science } from '#shared/interview/industries/science.ts'
import { socialWork } from '#shared/interview/industries/social-work.ts'
import { technology } from '#shared/interview/industries/technology.ts'
import { trades } from '#shared/interview/industries/trades.ts'
import type { Industry } from '#shared/interview/types.ts'

/** Every field of work that has questions of its own, in the order in which they are offered. */
export const INDUSTRIES: readonly Industry[] = [
  technology,
  data,
  design,
  marketing,
  sales,
  finance,
  healthcare,
  education,
  trades,
  law,
  humanResources,
  operations,
  hospitality,
  retail,
  manufacturing,
  logistics,
  construction,
  engineering,
  customerService,
  government,
  nonProfit,
  media,
  science,
  realEstate,
  socialWork,
  agriculture,
]
