import { useMemo } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Part } from '#shared/ats/types.ts'
import { compareFields, misplacedFields } from '#shared/ats/compare-fields.ts'
import type { ReaderName } from '#shared/parse/items.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { FieldResult, isKept, type FieldByReader } from '#web/features/x-ray/field-result.tsx'
import type { FileRead } from '#web/features/read-file/worker-messages.ts'

type XRayOfProps = { readonly file: FileRead; readonly content: ResumeContent }
type FieldRow = {
  readonly path: string
  readonly part: Part
  readonly typed: string
  readonly readers: readonly FieldByReader[]
}

/** Field by field, what a person typed next to what each reader got from the file: kept, changed or lost. */
export function FieldComparison({ file, content }: XRayOfProps) {
  const rows = useMemo(() => rowsOf(file, content), [file, content])
  const kept = rows.filter(({ readers }) => readers.every(isKept)).length
  return (
    <div className="grid gap-4">
      <p className="text-base font-semibold">
        <Trans>
          {kept} of <Plural value={rows.length} one="# field" other="# fields" /> came back exactly as typed
        </Trans>
      </p>
      <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {[...Map.groupBy(rows, ({ part }) => part)].map(([part, fields]) => (
          <PartFields key={part} part={part} rows={fields} />
        ))}
      </div>
    </div>
  )
}

/** A part is open where something was not kept, and shows that first. */
function PartFields({ part, rows }: { part: Part; rows: readonly FieldRow[] }) {
  const { i18n } = useLingui()
  const title = PARTS[part]
  const kept = rows.filter(({ readers }) => readers.every(isKept))
  const changed = rows.filter(({ readers }) => !readers.every(isKept))
  const Icon = changed.length > 0 ? TriangleAlert : CircleCheck
  return (
    <details open={changed.length > 0}>
      <summary className="flex min-h-11 items-center gap-3 px-4 py-3 text-sm hover:bg-sunken md:px-5">
        <Icon aria-hidden className={clsx('size-4 shrink-0', changed.length > 0 ? 'text-warn' : 'text-good')} />
        <span className="grow font-medium">{title && i18n._(title)}</span>
        <span className="text-ink-soft tabular-nums">
          <Trans>
            {kept.length} of {rows.length} kept
          </Trans>
        </span>
        <ChevronDown aria-hidden className="size-4 text-ink-faint transition-transform in-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {[...changed, ...kept].map(({ path, typed, readers }) => (
          <li key={path} className="grid gap-x-4 gap-y-1 px-4 py-2 text-sm sm:grid-cols-[1fr_15rem] md:px-5">
            <p className="whitespace-pre-line wrap-anywhere">{typed}</p>
            <div className="grid content-start gap-1">
              <FieldResult readers={readers} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

function rowsOf(file: FileRead, content: ResumeContent): readonly FieldRow[] {
  const reads = file.kind === 'pdf' ? [file.pdfjs, file.pdfium] : [file.mammoth]
  const compared = reads.map(({ reader, text }) => byReader(reader, content, text))
  const [first] = compared
  return (first ?? []).map(({ path, part, typed }, index) => ({
    path,
    part,
    typed,
    readers: compared.flatMap((fields) => fields[index]?.read ?? []),
  }))
}

function byReader(reader: ReaderName, content: ResumeContent, text: string) {
  const fields = compareFields(content, text)
  const wrong = misplacedFields(fields)
  return fields.map((field) => ({
    path: field.path,
    part: field.part,
    typed: field.typed,
    read: { reader, field, isOutOfOrder: wrong.has(field.path) },
  }))
}

const PARTS: Readonly<Partial<Record<Part, MessageDescriptor>>> = {
  contact: msg`Contact`,
  summary: msg`Summary`,
  experience: msg`Experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  projects: msg`Projects`,
}
