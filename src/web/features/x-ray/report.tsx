import { useEffect, useMemo, useRef } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReadFile } from '#shared/parse/items.ts'
import { fromJsonResume } from '#shared/resume/json-resume.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { findIn, noticesOfDocx, noticesOfPdf, type Notice } from '#shared/x-ray/report.ts'
import { AboutPdf } from '#web/features/x-ray/about-pdf.tsx'
import { FoundList } from '#web/features/x-ray/found-list.tsx'
import { NoticeList } from '#web/features/x-ray/notice-list.tsx'
import { PageView } from '#web/features/x-ray/page-view.tsx'
import { ReaderTexts } from '#web/features/x-ray/reader-texts.tsx'
import type { ReportProps } from '#web/features/x-ray/report-props.ts'
import { FieldComparison } from '#web/features/x-ray/field-comparison.tsx'
import type { FileRead } from '#web/features/read-file/worker-messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'

/** What was read in a file, next to an image of its pages. */
export function Report({ name, file: { read, draw } }: ReportProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The report replaces the button that was pressed, so screen reader users continue here.
  useEffect(() => heading.current?.focus(), [])
  const notices = useMemo(() => noticesOf(read), [read])
  return (
    <article className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-lg wrap-anywhere outline-none">
        {name}
        <Badge>{read.kind === 'pdf' ? 'PDF' : 'Word'}</Badge>
        {read.kind === 'pdf' && (
          <Badge>
            <Plural value={read.pdfium.pages.length} one="# page" other="# pages" />
          </Badge>
        )}
      </h2>
      {read.kind === 'docx' ? (
        <>
          <NoticeList notices={notices} />
          <Panels read={read} />
        </>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,29rem)_1fr] lg:grid-rows-[auto_1fr]">
          <NoticeList notices={notices} className="lg:col-start-2" />
          <PageView readers={[read.pdfium, read.pdfjs]} draw={draw} />
          <Panels read={read} />
        </div>
      )}
    </article>
  )
}

function Panels({ read }: { read: FileRead }) {
  const content = useMemo(() => ownContent(read), [read])
  const found = useMemo(() => findIn(read.kind === 'pdf' ? withLinks(read) : read.mammoth), [read])
  return (
    <Tabs defaultValue={content ? 'fields' : 'text'} className="grid gap-4">
      <TabList className="justify-self-start">
        {content && (
          <Tab value="fields">
            <Trans>Your fields</Trans>
          </Tab>
        )}
        <Tab value="text">
          <Trans>Text</Trans>
        </Tab>
        <Tab value="found">
          <Trans>Recognized details</Trans>
        </Tab>
        {read.kind === 'pdf' && (
          <Tab value="about">
            <Trans>File details</Trans>
          </Tab>
        )}
      </TabList>
      {content && (
        <TabPanel value="fields">
          <FieldComparison file={read} content={content} />
        </TabPanel>
      )}
      <TabPanel value="text">
        <ReaderTexts read={read} />
      </TabPanel>
      <TabPanel value="found">
        <FoundList found={found} />
      </TabPanel>
      {read.kind === 'pdf' && (
        <TabPanel value="about">
          <AboutPdf about={read.about} file={withLinks(read)} />
        </TabPanel>
      )}
    </Tabs>
  )
}

/** Only pdf.js tells where links lead. */
function noticesOf({ hidden, ...read }: FileRead): readonly Notice[] {
  const texts = hidden?.texts ?? []
  return read.kind === 'pdf'
    ? noticesOfPdf(read.pdfjs, read.pdfium, { ...read.about, hidden: texts })
    : noticesOfDocx(read.mammoth, { ...read.about, hidden: texts })
}

const withLinks = ({ pdfium, pdfjs }: Extract<FileRead, { kind: 'pdf' }>): ReadFile => ({
  ...pdfium,
  links: pdfjs.links,
})

/** The resume data embedded in our own PDFs. */
function ownContent(read: FileRead): ResumeContent | null {
  const source = read.kind === 'pdf' ? read.pdfjs.source : undefined
  if (source === undefined) return null
  const imported = fromJsonResume(source)
  return 'content' in imported ? imported.content : null
}
