import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Share2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useCopy } from '#web/ui/use-copy.ts'

type ShareButtonProps = {
  /** What the device calls the page that it shares. */
  title: string
  /** On a phone the word is for ears only. */
  isSmall?: boolean
}

/**
 * Hands the page to whatever the device shares with; where it shares with nothing, its address is copied. Without
 * scripts it could do neither, and is not there.
 */
export function ShareButton({ title, isSmall = false }: ShareButtonProps) {
  const copy = useCopy()
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if (navigator.share) return await navigator.share({ title, url })
    } catch (error) {
      // The user canceled: nothing to report.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    await copy(url)
  }
  return (
    <Button onClick={() => void share()} className="noscript:hidden">
      <Share2 aria-hidden />
      <span className={clsx(isSmall && 'max-sm:sr-only')}>
        <Trans>Share</Trans>
      </span>
    </Button>
  )
}
