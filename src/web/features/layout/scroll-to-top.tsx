import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ArrowUp } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Appears once a screenful has been scrolled away. */
export function ScrollToTop() {
  const { t } = useLingui()
  const isFar = useScrolledFar()
  if (!isFar) return null
  return (
    <IconButton
      label={t`Back to top`}
      look="secondary"
      // On a phone at the left: the buttons of cards stand at the right.
      className="fixed bottom-4 left-4 z-30 sm:right-4 sm:left-auto animate-appear rounded-full! shadow-float"
      onClick={scrollToTop}
    >
      <ArrowUp aria-hidden />
    </IconButton>
  )
}

function scrollToTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}

function useScrolledFar(): boolean {
  const [isFar, setIsFar] = useState(false)
  useEffect(() => {
    const look = () => setIsFar(window.scrollY > window.innerHeight)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isFar
}
