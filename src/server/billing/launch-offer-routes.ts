import type { Hono } from 'hono'
import { endLaunchOffer, setLaunchOffer } from '#server/billing/launch-offer.ts'
import type { Db } from '#server/database/connection.ts'
import { serveAdmin, type AdminGate } from '#server/http/serve.ts'
import * as contract from '#shared/contract/launch-offer.ts'

type Services = { readonly admin: AdminGate; readonly db: Db; readonly clock: () => Date }

export function launchOfferRoutes(app: Hono, { admin, db, clock }: Services): void {
  serveAdmin(
    { app, admin },
    contract.setLaunchOffer,
  )(async ({ body, c }) => {
    await setLaunchOffer(db, body, clock())
    c.set('auditDetail', `${body.places} places until ${body.endsOn}`)
    return { status: 200, body: {} }
  })

  serveAdmin(
    { app, admin },
    contract.endLaunchOffer,
  )(async () => {
    await endLaunchOffer(db)
    return { status: 200, body: {} }
  })
}
