import { useState, type CSSProperties, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { Footer } from '#web/features/layout/footer.tsx'
import { Header } from '#web/features/layout/header.tsx'
import { NavigationFocus } from '#web/features/layout/navigation-focus.tsx'
import { ScrollToTop } from '#web/features/layout/scroll-to-top.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PortalPlace } from '#web/ui/portal-place.ts'

/** What stands around every page. The builder is a workbench: a low header, and no footer under it. */
export function Shell({ children }: { children: ReactNode }) {
  const isWorkbench = /^\/resume-builder(\/|$)/i.test(useLocation().pathname)
  const style = { '--header': isWorkbench ? '3rem' : '4rem' } as CSSProperties
  const [main, setMain] = useState<HTMLElement | null>(null)
  return (
    <PortalPlace value={main}>
      <div style={style} className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className={clsx(
            buttonClass({ look: 'primary', size: 'medium' }),
            'fixed top-2 left-2 z-50 not-focus:sr-only',
          )}
        >
          <Trans>Skip to content</Trans>
        </a>
        <Header compact={isWorkbench} />
        <main ref={setMain} id="main" tabIndex={-1} className="flex grow flex-col">
          {children}
        </main>
        {!isWorkbench && <Footer />}
        {!isWorkbench && <ScrollToTop />}
        <NavigationFocus />
      </div>
    </PortalPlace>
  )
}
