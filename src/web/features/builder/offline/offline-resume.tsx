import { useLocation, useParams } from 'react-router'
import { paperFor } from '#shared/resume/default-paper.ts'
import { setDesign } from '#shared/resume/design.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import type { Template } from '#shared/template/template.ts'
import { parseRequestedResume } from '#web/features/builder/requested-resume.ts'
import { NoConnectionPage } from '#web/features/builder/offline/no-connection.tsx'
import { ConnectionStatus } from '#web/features/builder/offline/connection-status.tsx'
import { MissingResume } from '#web/features/builder/missing-resume.tsx'
import { BrowserResume, NewResume } from '#web/features/builder/open-resume.tsx'
import { SHELL_QUERY } from '#web/delivery/offline/cache-names.ts'

type OpenedHereProps = { templates: readonly Template[] }

/** What the URL asks for, as far as this browser has it: nobody is signed in offline. */
export function OfflineResume({ templates }: OpenedHereProps) {
  const { id } = useParams()
  const query = new URLSearchParams(useLocation().search)
  if (id !== undefined) return <NoConnectionPage isInAccount />
  if (query.has(SHELL_QUERY)) return <NoConnectionPage />
  return (
    <>
      <Opened query={query} templates={templates} />
      <ConnectionStatus />
    </>
  )
}

function Opened({ query, templates }: OpenedHereProps & { query: URLSearchParams }) {
  const asked = parseRequestedResume(query)
  const visit = { templates, signedIn: false }
  if (asked.kind === 'missing') return <MissingResume />
  if (asked.kind === 'local') return <BrowserResume id={asked.id} {...visit} />
  const beginning = setDesign(emptyContent(), { paper: paperFor({ locale: navigator.language }) })
  return <NewResume templateId={asked.templateId} beginning={beginning} {...visit} />
}
