import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { goToFinding } from '#web/features/builder/score/go-to-finding.ts'
import { SCORE_BUTTON } from '#web/features/builder/score/score-button.tsx'

/** Which of the three views a narrow screen shows. */
export type View = 'edit' | 'preview' | 'score'

export type Panel = {
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
  /** Goes to a field of the form; a narrow screen switches to the form. */
  readonly go: (path: string) => void
}

const PanelContext = createContext<Pick<Panel, 'close' | 'go'> | null>(null)
export const PanelProvider = PanelContext.Provider

/** Actions available inside the open panel. */
export function useOpenPanel(): Pick<Panel, 'close' | 'go'> {
  const panel = useContext(PanelContext)
  if (!panel) throw new Error('useOpenPanel must be used within a PanelProvider')
  return panel
}

/** The score beside form and preview. `?score` in the URL opens it, `?field=` goes to a field. */
export function usePanel(store: BuilderStore, show: (view: View) => void): Panel {
  const { search } = useLocation()
  const [isOpen, open] = useState(() => asksForScore(search))
  function go(path: string) {
    show('edit')
    goToFinding(store, path)
  }
  const goTo = useEffectEvent(go)
  useEffect(() => {
    const field = new URLSearchParams(search).get('field')
    if (field === null) return
    const frame = requestAnimationFrame(() => goTo(field))
    return () => cancelAnimationFrame(frame)
  }, [search])
  return {
    isOpen,
    toggle: () => open(!isOpen),
    close() {
      open(false)
      document.getElementById(SCORE_BUTTON)?.focus()
    },
    go,
  }
}

export const asksForScore = (search: string): boolean => new URLSearchParams(search).has('score')
