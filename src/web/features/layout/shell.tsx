import { useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useLocation, useMatches, useRouteError } from 'react-router'
import { Footer } from '#web/features/layout/footer.tsx'
import { Header } from '#web/features/layout/header.tsx'
import { LogOutSlot } from '#web/features/layout/log-out-slot.tsx'
import { NavigationFocus } from '#web/features/layout/navigation-focus.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PortalContainer } from '#web/ui/portal-container.ts'

/** A route that says so is shown without the frame: its pages are someone's own, and bring their main part themselves. */
export const WITHOUT_SHELL = { standsAlone: true } as const

/** What surrounds every page. The builder is a workbench: a low header, and no footer under it. */
export function Shell({ children }: { children: ReactNode }) {
  const isWorkbench = /^\/resume-builder(\/|$)/i.test(useLocation().pathname)
  const style = { '--header': isWorkbench ? '3rem' : '4rem' } as CSSProperties
  const [main, setMain] = useState<HTMLElement | null>(null)
  if (useStandsAlone())
    return (
      <>
        {children}
        <NavigationFocus />
      </>
    )
  return (
    <PortalContainer value={main}>
      <div style={style} className="flex min-h-dvh flex-col">
        <SkipLink />
        <Header compact={isWorkbench} />
        <main ref={setMain} id="main" tabIndex={-1} className="flex grow flex-col">
          {children}
        </main>
        {!isWorkbench && <Footer />}
        <NavigationFocus />
        <LogOutSlot />
      </div>
    </PortalContainer>
  )
}

/** The first thing that the keyboard reaches on every page. */
export const SkipLink = () => (
  <a
    href="#main"
    onClick={skipToMain}
    className={clsx(buttonClass({ look: 'primary', size: 'medium' }), 'fixed top-2 left-2 z-50 not-focus:sr-only')}
  >
    <Trans>Skip to content</Trans>
  </a>
)

/**
 * The browser's own jump adds an address that the router did not write: it could not ask there about unsaved edits, and
 * warns so. Before scripts have loaded, the plain link works.
 */
function skipToMain(event: MouseEvent): void {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.focus()
}

/** A page that failed is ours again. */
function useStandsAlone(): boolean {
  const hasFailed = Boolean(useRouteError())
  const handles = useMatches().map(({ handle }) => handle as Partial<typeof WITHOUT_SHELL> | undefined)
  return !hasFailed && handles.some((handle) => handle?.standsAlone)
}
