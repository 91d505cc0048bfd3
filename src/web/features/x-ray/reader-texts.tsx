import { useMemo, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { wordDifferences, type DiffPart } from '#shared/x-ray/word-diff.ts'
import type { FileRead } from '#web/features/read-file/worker-messages.ts'

/** The whole text as each reader got it; with two, words that only one has in a place are marked. */
export function ReaderTexts({ read }: { read: FileRead }) {
  const texts = useMemo(() => (read.kind === 'pdf' ? wordDifferences(read.pdfjs.text, read.pdfium.text) : null), [read])
  if (read.kind === 'docx')
    return (
      <ReaderText name="mammoth" stretches={[{ text: read.mammoth.text, same: true }]}>
        <Trans>an open-source reader of Word files</Trans>
      </ReaderText>
    )
  if (!texts) return null
  const isAlike = texts.every((stretches) => stretches.every(({ same }) => same))
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        {isAlike ? (
          <Trans>Both readers got the same words from your file.</Trans>
        ) : (
          <Trans>
            This is the text the two readers got. <mark className={MARK}>Marked words</mark> were found here by only one
            of them.
          </Trans>
        )}
      </p>
      <div className="grid gap-4 xl:grid-cols-2">
        <ReaderText name="pdf.js" stretches={texts[0]}>
          <Trans>reads PDFs in Firefox</Trans>
        </ReaderText>
        <ReaderText name="PDFium" stretches={texts[1]}>
          <Trans>reads PDFs in Chrome</Trans>
        </ReaderText>
      </div>
    </div>
  )
}

type ReaderTextProps = { readonly name: string; readonly stretches: readonly DiffPart[]; readonly children: ReactNode }

function ReaderText({ name, stretches, children }: ReaderTextProps) {
  const { t } = useLingui()
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-surface">
      <h3 className="flex flex-wrap items-baseline gap-x-2 border-b border-line px-4 py-2 text-sm">
        {name}
        <span className="text-xs font-normal tracking-normal text-ink-faint">{children}</span>
      </h3>
      {/* It scrolls on its own, so it must be focusable for keyboard users. */}
      <section
        aria-label={t`Text as ${name} read it`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[32rem] overflow-auto p-4 text-sm whitespace-pre-wrap wrap-anywhere focus-visible:-outline-offset-2"
      >
        {stretches.map(({ text, same }, index) =>
          same ? (
            text
          ) : (
            // The parts have no names and never change places.
            <mark key={`${index}:${text}`} className={MARK}>
              {text}
            </mark>
          ),
        )}
      </section>
    </section>
  )
}

const MARK = 'rounded-sm bg-warn-soft px-0.5 text-warn underline decoration-dotted underline-offset-2'
