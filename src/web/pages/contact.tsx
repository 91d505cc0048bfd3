import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { data, useSearchParams } from 'react-router'
import { getOffer } from '#shared/contract/billing.ts'
import { CONTACT_CATEGORIES, sendMessage } from '#shared/contract/contact.ts'
import { getMailboxes } from '#shared/contract/texts.ts'
import { pathIn } from '#shared/public-paths.ts'
import { loadClaims } from '#web/features/claims/load-claims.ts'
import { OWN_HEAD, PageHead } from '#web/features/layout/page-head.tsx'
import { ContactPage } from '#web/features/contact/contact-page.tsx'
import { useContactQuestions } from '#web/features/contact/contact-questions.tsx'
import type { Draft } from '#web/features/contact/contact-form.tsx'
import { call } from '#web/lib/api/call.ts'
import { orProblem, toFormProblem } from '#web/lib/forms/form-problem.ts'
import { breadcrumbs, questions } from '#web/lib/meta/page-structured-data.ts'
import { reportedPath } from '#web/lib/report-link.ts'
import { textValue } from '#web/lib/forms/text-value.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import type { Route } from './+types/contact.ts'

export const handle = OWN_HEAD

const META = {
  title: msg({ message: 'Contact us | {brand}' }),
  description: msg`Contact us about your resume, your account, partnerships, press, or privacy.`,
  keywords: msg`contact, support, partnership, press`,
}

export async function loader({ context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const [reply, offer, claims] = await Promise.all([
    call(getMailboxes, {}, send).catch(() => null),
    call(getOffer, {}, send).catch(() => null),
    loadClaims(send),
  ])
  return {
    mailboxes: reply?.status === 200 ? reply.body : { support: null, partners: null, press: null },
    responseTimes: claims['response-times'],
    organizations: claims.organizations,
    isSelling: offer?.status === 200 && offer.body.selling !== 'off',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data('This form cannot be read.', { status: 400 })
  const category = textValue(form, 'category')
  const draft: Draft = {
    name: textValue(form, 'name'),
    email: textValue(form, 'email'),
    subject: textValue(form, 'subject'),
    category: CONTACT_CATEGORIES.find((one) => one === category) ?? 'general',
    message: textValue(form, 'message'),
  }
  const body = { ...draft, website: textValue(form, 'website') }
  const reply = await call(sendMessage, { body }, context.get(requestContext).send).catch(() => undefined)
  if (reply?.status === 201) return data({ code: 'sent' as const, receipt: reply.body.receipt })
  return data({ ...toFormProblem(reply), draft }, { status: reply?.status ?? 503 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction)

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { mailboxes, isSelling, responseTimes } = loaderData
  const { t, i18n } = useLingui()
  const { origin, brand } = useVisitor()
  const asked = useContactQuestions(loaderData)
  const [query] = useSearchParams()
  return (
    <>
      <PageHead
        meta={META}
        data={[questions(asked), breadcrumbs(origin, brand, [[t`Contact`, pathIn(i18n.locale, '/contact')]])]}
      />
      <ContactPage
        mailboxes={mailboxes}
        isSelling={isSelling}
        questions={asked}
        responseTimes={responseTimes}
        answer={actionData}
        about={reportedPath(query)}
      />
    </>
  )
}
