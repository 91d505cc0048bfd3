import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { LookGroups } from '#web/features/builder/design/look-groups.tsx'
import { TemplateSwitcher } from '#web/features/builder/design/template-switcher.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type DesignSheetProps = {
  /** The pane with the paper in it. */
  pane: RefObject<HTMLElement | null>
  onClose: () => void
}

/** On a narrow screen: the looks of the resume below the paper that shows them. The paper stays in reach. */
export function DesignSheet({ pane, onClose }: DesignSheetProps) {
  const { t } = useLingui()
  const [isTall, setTall] = useState(false)
  const sheet = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    pane.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    sheet.current?.focus({ preventScroll: true })
    return whenDismissed(() => close())
  }, [pane])
  return (
    <>
      {/* So that the end of the paper can be scrolled above it. */}
      <div className={clsx('order-last shrink-0 lg:hidden', isTall ? 'h-[45dvh]' : 'h-48')} />
      <dialog
        open
        ref={sheet}
        aria-label={t`Design`}
        tabIndex={-1}
        className="fixed inset-x-0 top-auto bottom-0 z-40 m-0 flex w-full max-w-none max-h-[55dvh] animate-appear flex-col rounded-t-xl border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none lg:hidden"
      >
        <div className="flex items-center gap-2 py-1 pe-2 ps-4">
          <h2 className="me-auto text-base">
            <Trans>Design</Trans>
          </h2>
          <Button look="quiet" size="small" aria-expanded={isTall} onClick={() => setTall(!isTall)}>
            {isTall ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
          </Button>
          <IconButton label={t`Close`} size="small" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        {/* A form of its own: its radio buttons are not those of the Design tab. */}
        <form
          onSubmit={(event) => event.preventDefault()}
          className={clsx('grid min-h-0 gap-6 overflow-y-auto px-4', isTall ? 'pb-6' : 'pb-2')}
        >
          <TemplateSwitcher />
          {isTall && <LookGroups />}
        </form>
      </dialog>
    </>
  )
}

/** By Escape, or on a phone by its own way back where the browser tells of that without a page in its history. */
function whenDismissed(handle: () => void): () => void {
  // Not yet among the types of the DOM.
  const { CloseWatcher } = window as { CloseWatcher?: new () => { onclose: () => void; destroy(): void } }
  const watcher = CloseWatcher && new CloseWatcher()
  if (watcher) watcher.onclose = handle
  const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && handle()
  window.addEventListener('keydown', handleKey)
  return () => {
    watcher?.destroy()
    window.removeEventListener('keydown', handleKey)
  }
}
