import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { listTemplates } from '#shared/contract/templates.ts'
import { listUserTemplates } from '#shared/contract/user-templates.ts'
import { StartPage } from '#web/features/template-editor/start-page.tsx'
import { TemplateEditorCatalog } from '#web/features/template-editor/template-editor-catalog.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { callSharedTemplates } from '#web/lib/api/call-template.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/template-editor.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const [own, templates, shared] = await Promise.all([
    call(listUserTemplates, {}, send),
    call(listTemplates, {}, send),
    callSharedTemplates(send),
  ])
  if (own.status === 401) return data({ held: null }, { status: 401 })
  if (own.status !== 200) throw toCallError(own)
  if (templates.status !== 200) throw toCallError(templates)
  const from = Number(url.searchParams.get('from')) || null
  const all = [...templates.body, ...(shared ?? [])]
  return data({ held: { own: own.body, templates: all, from, canPublish: shared !== null } })
}

export default function TemplateEditorPage({ loaderData: { held } }: Route.ComponentProps) {
  return (
    <TemplateEditorCatalog>
      {held ? (
        <>
          <NoscriptNotice />
          <StartPage {...held} />
        </>
      ) : (
        <SignInPanel
          heading={<Trans>Make your own template</Trans>}
          title={<Trans>Sign in to make your own template</Trans>}
        />
      )}
    </TemplateEditorCatalog>
  )
}
