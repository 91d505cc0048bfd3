import { Trans } from '@lingui/react/macro'
import type { TextPage as Text } from '#shared/contract/texts.ts'
import { BackLink } from '#web/features/marketing/back-link.tsx'
import { TableOfContents } from '#web/features/marketing/table-of-contents.tsx'
import { Prose } from '#web/features/marketing/prose.tsx'
import type { ReactNode } from 'react'

type TextPageProps = { title: ReactNode; text: Text; children?: ReactNode }

/** A text page: title, table of contents, text, and a next step below it. */
export function TextPage({ title, text, children }: TextPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-6 sm:px-6 md:py-10">
      <BackLink to="/">
        <Trans>Back to Home</Trans>
      </BackLink>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="lg:order-last">
          <TableOfContents sections={text.sections} />
        </div>
        <div className="grid content-start gap-12">
          <Prose html={text.html} />
          {children}
        </div>
      </div>
    </div>
  )
}
