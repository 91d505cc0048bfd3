import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Minus, MoveHorizontal, Palette, Plus } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useResume } from '#web/features/builder/state/builder-context.tsx'
import { centerOfView } from '#web/features/builder/preview/center-of-view.ts'
import { DesignSheet } from '#web/features/builder/preview/design-sheet.tsx'
import { GhostPaper } from '#web/features/builder/preview/ghost-paper.tsx'
import { PageStrip } from '#web/features/builder/preview/page-strip.tsx'
import { MAX_ZOOM, MIN_ZOOM, STRIP_FROM, ZOOM_KEY, type ZoomChoice } from '#web/features/builder/preview/zoom.ts'
import { replaceUrl } from '#web/persistence/resume-url.ts'
import { isBlank } from '#web/features/builder/state/is-blank.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const STEPS = [MIN_ZOOM, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, MAX_ZOOM]
/** A zoom that differs by less shows the same percent. */
const SLACK = 0.005

export type PreviewToolsProps = {
  /** The pane with the paper in it. */
  pane: RefObject<HTMLElement | null>
  zoom: number
  /** The zoom at which the paper is as wide as its pane. */
  fit: number
  onZoom: (choice: ZoomChoice) => void
}

/** How the paper is looked at. The browser's own keys for zooming stay the browser's. */
export default function PreviewTools(props: PreviewToolsProps) {
  const { t } = useLingui()
  const pages = useResume((state) => state.pages) ?? 0
  const isEmpty = useResume(({ content }) => isBlank(content))
  const isEditing = useResume((state) => state.activeField !== null)
  const [isDesigning, setDesigning] = useState(asksForDesign)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(forgetRequest, [])
  // A click on the paper went to its field.
  if (isDesigning && isEditing) setDesigning(false)
  function handleClose() {
    setDesigning(false)
    opener.current?.focus()
  }
  return (
    <>
      <div className={clsx(BAR, pages >= STRIP_FROM ? 'lg:-mt-20 lg:h-20' : 'lg:-mt-10 lg:h-10')}>
        {pages >= STRIP_FROM && <PageStrip pane={props.pane} pages={pages} />}
        <Button ref={opener} size="small" className="lg:hidden" onClick={() => setDesigning(true)}>
          <Palette aria-hidden />
          {t`Design`}
        </Button>
        <ZoomControl {...props} />
      </div>
      {isDesigning && <DesignSheet pane={props.pane} onClose={handleClose} />}
      {isEmpty && <GhostPaper pane={props.pane} />}
    </>
  )
}

/** `?view=preview&design=1` opens both; it asks once. */
const asksForDesign = () =>
  new URL(location.href).searchParams.has('design') && matchMedia('(max-width: 63.99rem)').matches

function forgetRequest() {
  const url = new URL(location.href)
  if (!url.searchParams.has('view')) return
  url.searchParams.delete('view')
  url.searchParams.delete('design')
  replaceUrl(url.pathname + url.search)
}

/** In the pane's padding; on a narrow screen above the bar at the bottom, which is 61 pixels and its padding high. */
const BAR = clsx(
  'flex shrink-0 items-center px-2 max-lg:flex-wrap print:hidden',
  'max-lg:sticky max-lg:bottom-[calc(61px+max(0.5rem,env(safe-area-inset-bottom)))] max-lg:z-10 max-lg:order-last',
  'max-lg:min-h-13 max-lg:border-t max-lg:border-line max-lg:bg-surface',
)

function ZoomControl({ pane, zoom, fit, onZoom }: PreviewToolsProps) {
  const { t, i18n } = useLingui()
  const smaller = STEPS.findLast((step) => step < zoom - SLACK)
  const larger = STEPS.find((step) => step > zoom + SLACK)
  const isAt = (other: number) => Math.abs(zoom - other) < SLACK
  const percent = (value: number) => i18n.number(value, { style: 'percent', maximumFractionDigits: 0 })
  function choose(next: ZoomChoice | undefined) {
    if (next === undefined) return
    remember(next)
    keepCenter(pane.current, () => onZoom(next))
  }
  return (
    <fieldset aria-label={t`Zoom`} className="ms-auto flex items-center">
      <Button look="quiet" size="small" className={TOGGLE} aria-pressed={isAt(fit)} onClick={() => choose('fit')}>
        <MoveHorizontal aria-hidden className="sm:hidden" />
        <span className="max-sm:sr-only">{t`Fit width`}</span>
      </Button>
      <Button look="quiet" size="small" className={TOGGLE} aria-pressed={isAt(1)} onClick={() => choose(1)}>
        {percent(1)}
      </Button>
      <IconButton
        label={t`Zoom out`}
        size="small"
        aria-disabled={smaller === undefined}
        onClick={() => choose(smaller)}
      >
        <Minus aria-hidden />
      </IconButton>
      <output aria-label={t`Current zoom`} className="w-10 text-center text-xs text-ink-soft tabular-nums">
        {percent(zoom)}
      </output>
      <IconButton label={t`Zoom in`} size="small" aria-disabled={larger === undefined} onClick={() => choose(larger)}>
        <Plus aria-hidden />
      </IconButton>
    </fieldset>
  )
}

const TOGGLE = 'max-sm:min-w-11 max-sm:px-1.5! aria-pressed:bg-sunken aria-pressed:text-ink'

function remember(choice: ZoomChoice): void {
  try {
    localStorage.setItem(ZOOM_KEY, String(choice))
  } catch {
    // It lasts as long as the page is open.
  }
}

/**
 * Makes a change of the pages' size and scrolls so that what is at the center of the view stays there. On a narrow
 * screen the window scrolls them up and down, and their own scroller only sideways.
 */
function keepCenter(pane: HTMLElement | null, change: () => void): void {
  const scroller = pane?.querySelector(':scope > section')
  const pages = scroller?.firstElementChild
  if (!scroller || !pages) return change()
  const { x, y } = centerOfView(scroller)
  const before = pages.getBoundingClientRect()
  const [right, down] = [(x - before.left) / before.width, (y - before.top) / before.height]
  flushSync(change)
  const drift = () => {
    const { left, top, width, height } = pages.getBoundingClientRect()
    return { left: left + right * width - x, top: top + down * height - y, behavior: 'instant' } as const
  }
  scroller.scrollBy(drift())
  window.scrollBy({ ...drift(), left: 0 })
}
