import { useEffect, useState } from 'react'
import { Plural } from '@lingui/react/macro'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { fitTo } from '#web/features/builder/design/fit-to.ts'
import { lastPageFill } from '#web/preview/last-page.ts'
import { Button } from '#web/ui/button.tsx'

/** A last page with less than this looks like a mistake. */
const LITTLE = 0.2
/** Milliseconds without a change after which the last page is looked at. */
const PAUSE = 600

/** Offers to pull a few lines back to the page before, where the last page holds no more. */
export default function FitOffer({ pages }: { pages: number }) {
  const builder = useBuilder()
  const content = useResume((state) => state.content)
  const templateId = useResume((state) => state.templateId)
  const [isLittle, setLittle] = useState(false)
  useEffect(() => {
    const pause = setTimeout(() => setLittle(isLastPageShort()), PAUSE)
    return () => clearTimeout(pause)
  }, [content, templateId, pages])
  if (!isLittle) return null
  const fewer = pages - 1
  function handleFit(button: HTMLElement) {
    const count = button.previousElementSibling
    // The button goes with what it offered; the number of pages, which is before it, says how it went.
    if (fitTo(builder, fewer) && count instanceof HTMLElement) count.focus()
  }
  return (
    // As low as the line on a phone. Where the bar has no room for it, the design panel has the same.
    <Button
      size="small"
      className="ms-2 max-[22rem]:hidden max-sm:-my-2 max-sm:h-8! max-sm:border-0 max-sm:px-1! max-sm:text-xs max-sm:underline lg:max-xl:hidden"
      onClick={({ currentTarget }) => handleFit(currentTarget)}
    >
      <Plural value={fewer} one="Fit to # page" other="Fit to # pages" />
    </Button>
  )
}

function isLastPageShort(): boolean {
  const paper = document.querySelector('#builder-paper [role=presentation]')?.shadowRoot
  const fill = paper ? lastPageFill(paper) : 0
  return fill > 0 && fill <= LITTLE
}
