import { useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useLocation, useMatches, useRouteError } from 'react-router'
import { Footer } from '#web/features/layout/footer.tsx'
import { Header } from '#web/features/layout/header.tsx'
import { LogOutSlot } from '#web/features/layout/log-out-slot.tsx'
import { NavigationFocus } from '#web/features/layout/navigation-focus.tsx'
import type { WITH_SIDEBAR } from '#web/features/layout/sidebar.tsx'
import { useVisitor } from '#web/lib/visitor.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PortalContainer } from '#web/ui/portal-container.ts'

/** A route that says so is shown without the frame: its pages are someone's own, and bring their main part themselves. */
export const WITHOUT_SHELL = { standsAlone: true } as const

/** What surrounds every page. The builder and the template editor are workbenches: a low header, and no footer under it. */
export function Shell({ children }: { children: ReactNode }) {
  const isWorkbench = /^\/(resume-builder(\/|$)|template-editor\/.)/i.test(useLocation().pathname)
  const style = { '--header': isWorkbench ? '3rem' : '4rem' } as CSSProperties
  const [main, setMain] = useState<HTMLElement | null>(null)
  const { standsAlone, sidebar } = useFrame()
  if (standsAlone)
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
        <Header compact={isWorkbench} without={sidebar?.paths} />
        <div
          className={clsx(
            'flex grow flex-col',
            sidebar && 'mx-auto w-full max-w-6xl md:grid md:grid-cols-[13rem_minmax(0,1fr)] print:block',
          )}
        >
          {sidebar && <sidebar.Sidebar />}
          <main ref={setMain} id="main" tabIndex={-1} className="flex grow flex-col">
            {children}
          </main>
        </div>
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
    className={clsx(buttonClass({ look: 'primary', size: 'medium' }), 'fixed top-2 inset-s-2 z-50 not-focus:sr-only')}
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

type Frame = Partial<typeof WITHOUT_SHELL & typeof WITH_SIDEBAR>

/** What the routes of this page say about its frame. A page that failed is ours again. */
function useFrame(): Frame {
  const { user } = useVisitor()
  const hasFailed = Boolean(useRouteError())
  const { standsAlone, sidebar }: Frame = Object.assign({}, ...useMatches().map(({ handle }) => handle))
  return { ...(standsAlone && !hasFailed && { standsAlone }), ...(sidebar && user && { sidebar }) }
}
