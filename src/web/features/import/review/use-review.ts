import { useCallback, useMemo, useState } from 'react'
import {
  isBlank,
  certaintyOf,
  addLinesAsSection,
  addLineToField,
  reviewGroups,
  withoutEntries,
} from '#shared/import/review.ts'
import { fieldAt, setField, type FieldPath, type FieldValue } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { ImportDraft } from '#web/features/import/reading/import-file.ts'
import type { Confidence } from '#web/features/import/review/confidence-mark.tsx'

export type ReviewState = ReturnType<typeof useReview>

/** A draft while it is looked through. Nothing of it is stored. */
export function useReview(draft: ImportDraft) {
  const [content, setContent] = useState(draft.content)
  const [edited, setEdited] = useState<ReadonlySet<FieldPath>>(new Set())
  const [tooLong, setTooLong] = useState<ReadonlySet<FieldPath>>(new Set())
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [lines, setLines] = useState(() => draft.leftOver.map((text, id) => ({ id, text })))
  const [inSection, setInSection] = useState<readonly string[]>([])
  /** Counts what came into a field from elsewhere: its control shows the new text then. */
  const [puts, setPuts] = useState<Readonly<Record<FieldPath, number>>>({})
  // Which fields there are is decided once: nothing moves while someone types.
  const groups = useMemo(() => reviewGroups(draft.content), [draft])

  const edit = useCallback((path: FieldPath, value: FieldValue) => {
    setContent((before) => {
      const after = setField(before, path, value)
      const isRefused = after === before && !isSame(fieldAt(before, path), value)
      setTooLong((paths) => toggled(paths, path, isRefused))
      return after
    })
    setEdited((paths) => toggled(paths, path, true))
  }, [])

  function put(id: number, path: FieldPath): boolean {
    const line = lines.find((one) => one.id === id)
    const after = line ? addLineToField(content, path, line.text) : content
    if (after === content) return false
    setContent(after)
    setEdited((paths) => toggled(paths, path, true))
    setPuts((counts) => ({ ...counts, [path]: (counts[path] ?? 0) + 1 }))
    setLines((all) => all.filter((one) => one.id !== id))
    return true
  }

  function putInSection(ids: readonly number[]): void {
    setInSection((before) => [...before, ...lines.filter(({ id }) => ids.includes(id)).map(({ text }) => text)])
    setLines((all) => all.filter(({ id }) => !ids.includes(id)))
  }

  const markFor = (path: FieldPath): Confidence | null => {
    if (edited.has(path)) return 'yours'
    if (draft.isCertain) return isBlank(fieldAt(content, path)) ? null : 'sure'
    return certaintyOf(path, content, draft.confidence)
  }

  return {
    content,
    groups,
    leftOut,
    lines,
    inSection,
    puts,
    /** Only of what would be taken over. */
    tooLong: new Set([...tooLong].filter((path) => ![...leftOut].some((key) => path.startsWith(`${key}.`)))),
    isEdited: edited.size > 0 || leftOut.size > 0 || inSection.length > 0,
    markFor,
    edit,
    put,
    putInSection,
    leave: (key: string, isOut: boolean) => setLeftOut((keys) => toggled(keys, key, isOut)),
    /** What is accepted; `title` names the section of lines without a place. */
    result: (title: string): ResumeContent => addLinesAsSection(withoutEntries(content, leftOut), inSection, title),
  }
}

function toggled(set: ReadonlySet<string>, item: string, isIn: boolean): ReadonlySet<string> {
  if (set.has(item) === isIn) return set
  const others = [...set].filter((other) => other !== item)
  return new Set(isIn ? [...others, item] : others)
}

const isSame = (one: FieldValue | undefined, other: FieldValue): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, at) => item === other[at])
    : one === other
