import type { Hono } from 'hono'
import type { LaunchOffers } from '#server/billing/launch-offer.ts'
import { serveAdmin, type AdminGate } from '#server/http/serve.ts'
import { endLaunchOffer, setLaunchOffer } from '#shared/contract/launch-offer.ts'

type Services = { readonly admin: AdminGate; readonly launchOffers: LaunchOffers }

export function launchOfferRoutes(app: Hono, { admin, launchOffers }: Services): void {
  serveAdmin(
    { app, admin },
    setLaunchOffer,
  )(async ({ body, c }) => {
    await launchOffers.set(body)
    c.set('auditDetail', `${body.places} places until ${body.endsOn}`)
    return { status: 200, body: {} }
  })

  serveAdmin(
    { app, admin },
    endLaunchOffer,
  )(async () => {
    await launchOffers.end()
    return { status: 200, body: {} }
  })
}
