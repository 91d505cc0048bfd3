import { Trans } from '@lingui/react/macro'
import { LayoutTemplate } from 'lucide-react'
import { data } from 'react-router'
import { listResumes } from '#shared/contract/resumes.ts'
import { getPublication } from '#shared/contract/template-publication.ts'
import { getUserTemplate } from '#shared/contract/user-templates.ts'
import { TemplateEditor } from '#web/features/template-editor/template-editor.tsx'
import { TemplateEditorCatalog } from '#web/features/template-editor/template-editor-catalog.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/edit-template.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const { id } = params
  const [template, publication, resumes] = await Promise.all([
    call(getUserTemplate, { params: { id } }, send),
    call(getPublication, { params: { id } }, send),
    call(listResumes, {}, send),
  ])
  if (template.status === 401) return data({ state: 'signed-out' as const }, { status: 401 })
  if (template.status === 404) return data({ state: 'missing' as const }, { status: 404 })
  if (template.status !== 200) throw toCallError(template)
  const titles = resumes.status === 200 ? resumes.body.map(({ id, title }) => ({ id, title })) : []
  const published = publication.status === 200 ? publication.body : null
  return data({ state: 'found' as const, template: template.body, resumes: titles, publication: published })
}

export default function EditTemplate({ loaderData }: Route.ComponentProps) {
  return (
    <TemplateEditorCatalog>
      <Opened {...loaderData} />
    </TemplateEditorCatalog>
  )
}

function Opened(held: Route.ComponentProps['loaderData']) {
  if (held.state === 'found') return <TemplateEditor key={held.template.id} {...held} />
  if (held.state === 'missing') return <MissingTemplate />
  return <SignInPanel heading={<Trans>Template editor</Trans>} title={<Trans>Sign in to edit your template</Trans>} />
}

const MissingTemplate = () => (
  <div className="mx-auto w-full max-w-2xl px-4 py-16">
    <h1 className="sr-only">
      <Trans>Template editor</Trans>
    </h1>
    <EmptyState
      icon={LayoutTemplate}
      title={<Trans>We can’t find this template</Trans>}
      action={
        <LinkButton to="/template-editor" look="primary">
          <Trans>All your templates</Trans>
        </LinkButton>
      }
    >
      <Trans>It may have been deleted, or it belongs to another account.</Trans>
    </EmptyState>
  </div>
)
