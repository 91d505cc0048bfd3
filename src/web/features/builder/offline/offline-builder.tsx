import { Suspense } from 'react'
import type { Messages } from '@lingui/core'
import type { Template } from '#shared/contract/templates.ts'
import { BuilderSkeleton } from '#web/features/builder/builder-skeleton.tsx'
import { OpenedHere } from '#web/features/builder/offline/offline-resume.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { wordsApart } from '#web/delivery/lazy-catalog.tsx'

const KeptWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))

/**
 * The builder as this browser keeps it for the time without a connection. The server made this page before anybody had
 * asked for anything: what is asked shows only here.
 */
export default function KeptBuilder({ templates }: { templates: readonly Template[] }) {
  if (!useHydrated()) return <BuilderSkeleton />
  return (
    <Suspense fallback={<BuilderSkeleton />}>
      <KeptWords>
        <OpenedHere templates={templates} />
      </KeptWords>
    </Suspense>
  )
}
