import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { getPublicResume } from '#shared/contract/public.ts'
import { profilePage } from '#web/features/public-page/profile-data.ts'
import { PublicHead } from '#web/features/public-page/public-head.tsx'
import { PublicResumePage } from '#web/features/public-page/public-resume-page.tsx'
import { pageTitle } from '#web/features/public-page/page-title.ts'
import { redirectToCanonical, redirectToCanonicalPath } from '#web/lib/meta/canonical-url.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import type { Route } from './+types/public-resume.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { address, resume: id } = params
  redirectToCanonicalPath(url, 'portfolio', address, id)
  const reply = await call(getPublicResume, { params: { address, id } }, context.get(requestContext).send)
  if (reply.status === 404) throw data(null, { status: 404 })
  if (reply.status !== 200) throw toCallError(reply)
  redirectToCanonical(url, `/portfolio/${reply.body.address}/${reply.body.id}`)
  return reply.body
}

export default function PublicResumeRoute({ loaderData: resume }: Route.ComponentProps) {
  const { t } = useLingui()
  const { origin } = useVisitor()
  const { id, address, name, description, hidesBrand, isIndexed } = resume
  const path = `/portfolio/${address}/${id}`
  const files = `/api/portfolios/${address}/${id}`
  return (
    <>
      <PublicHead
        title={pageTitle(resume) || t`Resume`}
        description={description || (name && t`${name}’s resume.`)}
        showsBrand={!hidesBrand}
        isIndexed={isIndexed}
        social={{ path, image: `${files}/card.png` }}
        {...(isIndexed && name && { data: profilePage({ ...resume, url: origin + path }) })}
      />
      <PublicResumePage resume={resume} files={files} />
    </>
  )
}
