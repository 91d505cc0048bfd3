import { useEffect, type MouseEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ArrowUp } from 'lucide-react'
import { markScrolled } from '#web/lib/mark-scrolled.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Appears once a screenful has been scrolled away. A link, so that it works before any script does. */
export function ScrollToTop() {
  const { t } = useLingui()
  useEffect(markScrolled, [])
  return (
    <a
      href="#top"
      aria-label={t`Back to top`}
      title={t`Back to top`}
      // On a phone at the left: the buttons of cards are at the right.
      className={clsx(
        buttonClass({ look: 'secondary', size: 'medium' }),
        'fixed! bottom-4 inset-s-4 z-30 w-11 rounded-full! px-0! shadow-float not-in-data-far:hidden sm:inset-e-4 sm:inset-s-auto print:hidden [&_svg]:size-5',
      )}
      onClick={scrollToTop}
    >
      <ArrowUp aria-hidden />
    </a>
  )
}

function scrollToTop(event: MouseEvent) {
  event.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}
