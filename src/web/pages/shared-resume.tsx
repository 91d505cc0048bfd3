import { useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { getShared, openShared } from '#shared/contract/public.ts'
import { LockedPage, type LockedProblem } from '#web/features/public-page/locked-page.tsx'
import { PublicHead } from '#web/features/public-page/public-head.tsx'
import { PublicResumePage } from '#web/features/public-page/public-resume-page.tsx'
import { pageTitle } from '#web/features/public-page/page-title.ts'
import { redirectToCanonicalPath } from '#web/lib/meta/canonical-url.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { orProblem, toFormProblem } from '#web/lib/forms/form-problem.ts'
import { textValue } from '#web/lib/forms/text-value.ts'
import { requestContext } from '#web/lib/request-context.ts'
import type { Route } from './+types/shared-resume.ts'

export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  redirectToCanonicalPath(url, 'shared', token)
  const reply = await call(getShared, { params: { token } }, context.get(requestContext).send)
  if (reply.status === 404) throw data(null, { status: 404 })
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}

/** What a link shows is neither indexed nor cached. */
export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })

/** The API's cookie goes on to the browser with the page's answer. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data('This form cannot be read.', { status: 400 })
  const body = { password: textValue(form, 'password') }
  const reply = await call(openShared, { params: { token }, body }, context.get(requestContext).send).catch(
    () => undefined,
  )
  if (reply?.status === 200) return redirect(`/shared/${token}`, 303)
  if (reply?.status === 404) throw data(null, { status: 404 })
  const problem = toFormProblem(reply)
  const field = problem.fields['password']
  const refused: LockedProblem = {
    ...problem,
    message: field ?? problem.message,
    isWrong: Boolean(field) || reply?.status === 401,
  }
  return data(refused, { status: reply?.status ?? 503 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction)

export default function SharedResumeRoute({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { t } = useLingui()
  const problem = actionData && { isWrong: false, ...actionData }
  if (loaderData.state === 'locked')
    return (
      <>
        <PublicHead title={t`This page is password-protected`} description="" showsBrand={false} isIndexed={false} />
        <LockedPage problem={problem} />
      </>
    )
  const { resume } = loaderData
  return (
    <>
      <PublicHead
        title={pageTitle(resume) || t`Resume`}
        description={resume.description}
        showsBrand={!resume.hidesBrand}
        isIndexed={false}
      />
      <PublicResumePage resume={resume} files={`/api/shared/${token}`} />
    </>
  )
}
