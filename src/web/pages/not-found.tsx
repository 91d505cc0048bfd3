import { data } from 'react-router'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { NotFound } from '#web/features/layout/error-page.tsx'

/** Who has lost the way needs no scripts to go on. */
export const handle = DEFERRED

export const loader = () => data(null, { status: 404 })

export default NotFound
