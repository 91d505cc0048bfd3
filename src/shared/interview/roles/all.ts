import { childcare, counselling, medicine, nursing, teaching } from '#shared/interview/roles/caring.ts'
import { cybersecurity, data, software, systems, testing } from '#shared/interview/roles/computing.ts'
import { building, driving, machines, repair, warehouse } from '#shared/interview/roles/handwork.ts'
import { crafts, creating, growing } from '#shared/interview/roles/creating.ts'
import { banking, homecare, practice, training } from '#shared/interview/roles/helping.ts'
import { beauty, cleaning, cooking, guarding, hosting } from '#shared/interview/roles/hosting.ts'
import { leading } from '#shared/interview/roles/leading.ts'
import { design, engineering, product, projects, research } from '#shared/interview/roles/making.ts'
import { accounts, law, office, purchasing, staff } from '#shared/interview/roles/offices.ts'
import { marketing, sales, service, shop, writing } from '#shared/interview/roles/selling.ts'
import type { Role } from '#shared/interview/types.ts'

/** Every kind of work that has questions of its own; leading stands last, since most titles that lead name a trade as well. */
export const ROLES: readonly Role[] = [
  software,
  data,
  testing,
  systems,
  cybersecurity,
  product,
  projects,
  design,
  engineering,
  research,
  sales,
  marketing,
  writing,
  service,
  shop,
  office,
  accounts,
  banking,
  staff,
  law,
  purchasing,
  teaching,
  training,
  childcare,
  nursing,
  homecare,
  medicine,
  practice,
  counselling,
  cooking,
  hosting,
  cleaning,
  beauty,
  guarding,
  driving,
  warehouse,
  repair,
  building,
  crafts,
  machines,
  growing,
  creating,
  leading,
]
