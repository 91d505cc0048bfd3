import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { ReadFile } from '#shared/parse/items.ts'
import type { PdfProperties } from '#shared/read-file/pdf-properties.ts'

const POINTS_PER_MILLIMETRE = 72 / 25.4

/** What a PDF says about itself. */
export function AboutPdf({ about, file }: { about: PdfProperties; file: ReadFile }) {
  const fonts = [...new Set(file.items.flatMap(({ font }) => font ?? []))]
  const [first] = file.pages
  const [width, height] = [first?.width ?? 0, first?.height ?? 0].map((points) =>
    Math.round(points / POINTS_PER_MILLIMETRE),
  )
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-surface px-4 py-2 text-sm md:px-6">
      <Fact name={<Trans>Pages</Trans>}>
        <Trans>
          {file.pages.length} (the first is {width} × {height} mm)
        </Trans>
      </Fact>
      <Fact name={<Trans>Title</Trans>}>{about.title ?? <None />}</Fact>
      <Fact name={<Trans>Language</Trans>}>{about.language ?? <None />}</Fact>
      <Fact name={<Trans>Tagged for screen readers</Trans>}>
        {about.isTagged ? <Trans>Yes</Trans> : <Trans>No</Trans>}
      </Fact>
      <Fact name={<Trans>Made with</Trans>}>{about.producer ?? <None />}</Fact>
      <Fact name={<Trans>Links</Trans>}>{file.links.length}</Fact>
      <Fact name={<Trans>Fonts</Trans>}>{fonts.length > 0 ? fonts.join(', ') : <None />}</Fact>
    </dl>
  )
}

const None = () => (
  <span className="text-ink-faint">
    <Trans>Not specified</Trans>
  </span>
)

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
