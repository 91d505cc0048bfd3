import { whenIdle } from '#web/delivery/on-demand.ts'

/** The place of the promo. */
export const PromoSlot = whenIdle(() => import('#web/features/builder/interview/interview-promo.tsx'))
