import { useEffect, useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import type { Offer } from '#shared/contract/billing.ts'
import { useCheckout } from '#web/features/plans/use-checkout.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In the address of anyone who wanted to buy and had to sign in first. */
const WANTED = 'buy'
const SIGN_IN = `/auth?next=${encodeURIComponent(`/interview-prep?${WANTED}=coach`)}`

/** The one button of the sales page. It leads to the page on which is paid; nothing is charged here. */
export function BuyCoach({ isSignedIn, provider }: { isSignedIn: boolean; provider: Offer['provider'] }) {
  const { processing, buy } = useCheckout(provider)
  const [search, setSearch] = useSearchParams()
  const hasBegun = useRef(false)
  const isWanted = isSignedIn && search.has(WANTED)

  useEffect(() => {
    if (!isWanted || hasBegun.current) return
    hasBegun.current = true
    // Once: anyone who comes back from paying by the browser's button is not sent there again.
    setSearch({}, { replace: true, preventScrollReset: true })
    buy('coach')
  }, [isWanted, setSearch, buy])

  if (!isSignedIn)
    return (
      <LinkButton to={SIGN_IN} look="primary" size="large">
        <Trans>Get the AI Interview Coach</Trans>
      </LinkButton>
    )
  return (
    <>
      <Button look="primary" size="large" loading={processing !== null} onClick={() => buy('coach')}>
        {processing ? <Trans>Processing Payment...</Trans> : <Trans>Get the AI Interview Coach</Trans>}
      </Button>
      <noscript>
        <Notice tone="warn" title={<Trans>Purchases need JavaScript</Trans>}>
          <Trans>Turn on JavaScript in your browser and reload the page.</Trans>
        </Notice>
      </noscript>
    </>
  )
}
