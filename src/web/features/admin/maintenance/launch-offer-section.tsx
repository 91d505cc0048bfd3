import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS } from '#shared/billing/products.ts'
import { endLaunchOffer, setLaunchOffer, type LaunchOfferState } from '#shared/contract/launch-offer.ts'
import { Section } from '#web/features/admin/maintenance/section.tsx'
import { useAdminAction } from '#web/features/admin/use-admin-action.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

const { cents: OFFER, insteadOf: REGULAR = OFFER } = PRODUCTS.coach

/** A limited number of coaches at the reduced price until a day; the shop enforces both. */
export function LaunchOfferSection({ offer }: { offer: LaunchOfferState | null }) {
  const { i18n } = useLingui()
  const { act, acting } = useAdminAction()
  const [places, setPlaces] = useState(offer ? String(offer.places) : '')
  const [endsOn, setEndsOn] = useState(offer?.endsOn ?? '')
  const [reduced, regular] = [formatPrice(i18n, OFFER), formatPrice(i18n, REGULAR)]
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (acting === null)
      void act('set', async () => {
        const reply = await call(setLaunchOffer, { body: { places: Number(places), endsOn } })
        if (reply.status !== 200) throw toCallError(reply)
      })
  }
  const remove = () =>
    act('end', async () => {
      const reply = await call(endLaunchOffer, {})
      if (reply.status !== 200) throw toCallError(reply)
    })
  return (
    <Section title={<Trans>Launch offer</Trans>}>
      <div className="grid gap-4 rounded-xl border border-line bg-surface p-4 text-sm">
        <OfferState offer={offer} />
        <p className="max-w-prose text-ink-soft">
          <Trans>
            With an offer, the coach costs {reduced} for as many people as you set, until the end of the day you set
            (UTC). After that, it costs {regular} until you remove the offer.
          </Trans>
        </p>
        <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
          <Field label={<Trans>Spots</Trans>} className="w-32">
            <Input
              type="number"
              required
              min={1}
              max={1_000_000}
              value={places}
              onChange={(event) => setPlaces(event.currentTarget.value)}
            />
          </Field>
          <Field label={<Trans>Last day</Trans>} className="w-44">
            <Input type="date" required value={endsOn} onChange={(event) => setEndsOn(event.currentTarget.value)} />
          </Field>
          <Button type="submit" disabled={acting !== null}>
            {offer ? <Trans>Save offer</Trans> : <Trans>Start offer</Trans>}
          </Button>
          {offer && (
            <Button disabled={acting !== null} onClick={() => void remove()}>
              <Trans>Remove offer</Trans>
            </Button>
          )}
        </form>
      </div>
    </Section>
  )
}

function OfferState({ offer }: { offer: LaunchOfferState | null }) {
  const { i18n } = useLingui()
  if (!offer) return null
  const { places, placesLeft, isRunning, endsOn } = offer
  const day = i18n.date(`${endsOn}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
  const price = formatPrice(i18n, REGULAR)
  return (
    <p className="font-medium">
      {isRunning ? (
        <Trans>
          Running: {placesLeft} of {places} spots left, last day {day}.
        </Trans>
      ) : (
        <Trans>
          Over: {placesLeft} of {places} spots left, last day {day}. The coach costs {price}.
        </Trans>
      )}
    </p>
  )
}
