import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { TextPage as Text } from '#shared/contract/texts.ts'
import { NextPage } from '#web/features/layout/language-list.tsx'
import { BackLink } from '#web/features/marketing/back-link.tsx'
import { TableOfContents } from '#web/features/marketing/table-of-contents.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Prose } from '#web/features/marketing/prose.tsx'

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
          <TableOfContents sections={text.sections} lang={text.language} />
        </div>
        <div className="grid content-start gap-12">
          <div className="grid gap-6">
            {text.language !== 'en' && <TranslationNotice />}
            <Prose html={text.html} lang={text.language} />
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}

function TranslationNotice() {
  return (
    <form method="post" action="/language" className="rounded-lg bg-sunken px-4 py-3 text-sm text-ink-soft">
      <NextPage />
      <Trans>This is a translation. If it differs from the English text, the English text applies.</Trans>{' '}
      <button type="submit" name="language" value="en" className={TEXT_LINK}>
        <Trans>Read it in English</Trans>
      </button>
    </form>
  )
}
