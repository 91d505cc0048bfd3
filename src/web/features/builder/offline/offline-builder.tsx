import { Suspense } from 'react'
import type { Messages } from '@lingui/core'
import type { Template } from '#shared/template/template.ts'
import { BuilderSkeleton } from '#web/features/builder/builder-skeleton.tsx'
import { OfflineResume } from '#web/features/builder/offline/offline-resume.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

const KeptWords = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/offline.po'))

/**
 * The builder as cached for offline use. The server rendered this page without knowing the URL, which is read only
 * here.
 */
export default function OfflineBuilder({ templates }: { templates: readonly Template[] }) {
  if (!useHydrated()) return <BuilderSkeleton />
  return (
    <Suspense fallback={<BuilderSkeleton />}>
      <KeptWords>
        <OfflineResume templates={templates} />
      </KeptWords>
    </Suspense>
  )
}
