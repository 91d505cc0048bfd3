import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReadFile } from '#shared/parse/items.ts'
import { PagePicture, type Draw } from '#web/features/x-ray/page-picture.tsx'
import { ReadingPath } from '#web/features/x-ray/reading-path.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

type PageViewProps = { readonly readers: readonly ReadFile[]; readonly draw: Draw }

/** An image of a page with the order in which one reader read its lines. */
export function PageView({ readers, draw }: PageViewProps) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const [isShown, setShown] = useState(true)
  const [name, setName] = useState(readers[0]?.reader)
  const reader = readers.find((each) => each.reader === name)
  const size = reader?.pages[page - 1]
  if (!reader || !size) return null
  const count = reader.pages.length
  return (
    <section
      aria-label={t`Page with reading order`}
      className="grid gap-3 lg:sticky lg:top-20 lg:row-span-2 lg:row-start-1"
    >
      <div className="flex items-center gap-3">
        <Switch
          className="grow"
          checked={isShown}
          onCheckedChange={setShown}
          label={<Trans>Show the reading order</Trans>}
        />
        <Select
          aria-label={t`Reader`}
          value={name}
          disabled={!isShown}
          onChange={({ target }) => setName(readers.find(({ reader: each }) => each === target.value)?.reader)}
        >
          {readers.map(({ reader: each }) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </div>
      <div
        className="relative overflow-hidden rounded-md bg-paper shadow-paper ring-1 ring-line forced-colors:outline"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        <PagePicture key={page} page={page} draw={draw} />
        {isShown && <ReadingPath size={size} items={reader.items.filter((item) => item.page === page)} />}
      </div>
      {count > 1 && (
        <div className="flex items-center justify-center gap-2 text-sm tabular-nums">
          <IconButton label={t`Previous page`} disabled={page === 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span aria-live="polite">
            <Trans>
              Page {page} of {count}
            </Trans>
          </span>
          <IconButton label={t`Next page`} disabled={page === count} onClick={() => setPage(page + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      )}
    </section>
  )
}
