import { AMOUNTS } from './amounts.ts'
import { DEEDS } from './deeds.ts'
import { FRESH } from './fresh.ts'
import { NAMES } from './names.ts'
import { TRUTHS } from './truths.ts'
import { UNSEEN } from './unseen.ts'
import type { GroundingItem } from './types.ts'

/** All lines by which a checker of grounding is judged. */
export const GROUNDING: readonly GroundingItem[] = [...AMOUNTS, ...NAMES, ...DEEDS, ...TRUTHS, ...FRESH, ...UNSEEN]
