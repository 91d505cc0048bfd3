import { data } from '#shared/interview/industries/data.ts'
import { design } from '#shared/interview/industries/design.ts'
import { finance } from '#shared/interview/industries/finance.ts'
import { marketing } from '#shared/interview/industries/marketing.ts'
import { sales } from '#shared/interview/industries/sales.ts'
import { technology } from '#shared/interview/industries/technology.ts'
import type { Industry } from '#shared/interview/types.ts'

/** Every field of work that has questions of its own, in the order in which they are offered. */
export const INDUSTRIES: readonly Industry[] = [technology, data, design, marketing, sales, finance]
