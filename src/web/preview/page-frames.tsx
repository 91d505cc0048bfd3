import { Trans } from '@lingui/react/macro'
import type { Paper } from '#shared/resume/schema.ts'
import { COLUMN_GAP, PAPER_SIZES } from '#shared/template/document.ts'
import { pagePlace, pagesStack } from '#web/preview/pages.ts'

/** The edge of each page and its number below; the paper itself is above and says the rest. */
export function PageFrames({ paper, pages, zoom }: { paper: Paper; pages: number; zoom: number }) {
  const { width, height } = PAPER_SIZES[paper]
  return Array.from({ length: pages }, (_, index) => {
    const { left, top } = pagePlace(paper, index, pagesStack())
    return (
      <div
        key={index}
        aria-hidden
        data-page
        className="absolute snap-center"
        style={{ left: left * zoom, top: top * zoom, width: width * zoom }}
      >
        <div
          className="bg-paper shadow-paper ring-1 ring-line forced-colors:outline"
          style={{ height: height * zoom }}
        />
        <p
          className="grid place-items-center text-ink-faint tabular-nums"
          // The next sheet begins where the gap ends, however small the paper is shown.
          style={{ height: COLUMN_GAP * zoom, fontSize: Math.min(12, COLUMN_GAP * zoom * 0.75), lineHeight: 1 }}
        >
          <Trans>
            Page {index + 1} of {pages}
          </Trans>
        </p>
      </div>
    )
  })
}
