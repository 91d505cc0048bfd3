import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { getTextPage, TEXT_PAGES, type TextPageName } from '#shared/contract/texts.ts'
import { pathIn, splitLanguage } from '#shared/public-paths.ts'
import { OWN_HEAD, PageHead } from '#web/features/layout/page-head.tsx'
import { NextStep } from '#web/features/marketing/next-step.tsx'
import { TextPage } from '#web/features/marketing/text-page.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { cleanPath } from '#web/lib/meta/page-meta.ts'
import { breadcrumbs, questions } from '#web/lib/meta/page-structured-data.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import type { Route } from './+types/text-page.ts'

export const handle = OWN_HEAD

/** One module for all pages that are a text: the address says which. */
const nameIn = (pathname: string): TextPageName => {
  const path = cleanPath(splitLanguage(pathname).path).slice(1).toLowerCase()
  return TEXT_PAGES.find((name) => name === path) ?? 'help'
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const name = nameIn(url.pathname)
  const reply = await call(getTextPage, { params: { name } }, context.get(requestContext).send)
  if (reply.status !== 200) throw toCallError(reply)
  return { name, text: reply.body }
}

export default function TextPageRoute({ loaderData: { text } }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { origin, brand } = useVisitor()
  const name = nameIn(useLocation().pathname)
  const { heading, description, keywords } = META[name]
  const title = i18n._(heading)
  const image = name === 'about' || name === 'help' ? `/og/${name}.jpg` : undefined
  const way = breadcrumbs(origin, brand, [[title, pathIn(i18n.locale, `/${name}`)]])
  return (
    <>
      <PageHead
        meta={{ title: `${title} | ${brand}`, description, keywords, ...(image && { image }) }}
        data={name === 'help' ? [questions(text.questions), way] : [way]}
      />
      <TextPage title={<>{title}</>} text={text}>
        {(name === 'about' || name === 'help') && <NextStep of={name} />}
      </TextPage>
    </>
  )
}

const META = {
  about: {
    heading: msg`About us`,
    description: msg`Who it’s for, what we believe, what we’ve measured, and what we don’t do.`,
    keywords: msg`about, resume builder, open source, privacy`,
  },
  help: {
    heading: msg`Help Center`,
    description: msg`Answers to common questions about writing, downloading, the ATS checker, the X-ray, the AI interview, the coach, plans, your account, and your data.`,
    keywords: msg`help, questions, resume builder help, ATS questions`,
  },
  'privacy-policy': {
    heading: msg`Privacy Policy`,
    description: msg`What data we keep about you, why, where, and for how long, who else gets it, and how to download or delete it.`,
    keywords: msg`privacy policy, data protection, GDPR`,
  },
  'terms-of-service': {
    heading: msg`Terms of Service`,
    description: msg`What you can expect from us, what we ask of you, and how payments, cancellations, and refunds work, in plain language.`,
    keywords: msg`terms of service, money back, cancel`,
  },
  disclaimers: {
    heading: msg`Disclaimers`,
    description: msg`What our scores, generated texts, and articles can and can’t tell you.`,
    keywords: msg`disclaimer, ATS score, no guarantee`,
  },
  'cookie-policy': {
    heading: msg`Cookie Policy`,
    description: msg`Every cookie and everything else this site keeps in your browser, with its name, purpose, and lifetime. None of it tracks you.`,
    keywords: msg`cookie policy, browser storage, no tracking`,
  },
} as const
