import { useEffect, useRef, useState } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRevalidator } from 'react-router'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { ImportDraft, ImportedResume } from '#web/features/import/reading/import-file.ts'
import type { Review } from '#web/features/import/review/review-dialog.tsx'
import { saveImport } from '#web/features/import/save-import.ts'
import { errorMessage } from '#web/lib/api/call-error.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { loadReadFileMessages } from '#web/features/read-file/read-file-catalog.tsx'
import { handleSignedOut, isSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'

export type FailedImport = { readonly name: string; readonly sentence: string }
type Kept = ImportedResume & { readonly path: string }
/** The file being read, counted from 1. */
export type Reading = { readonly name: string; readonly at: number; readonly of: number }

/** Takes files in as resumes: one opens in the builder, several are in the list; what could not be read is reported. */
export function useImport(signedIn: boolean) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [reading, setReading] = useState<Reading | null>(null)
  const [review, setReview] = useState<Review | null>(null)
  const [notTaken, setNotTaken] = useState<readonly FailedImport[]>([])
  const stop = useRef<AbortController>(undefined)
  const isHere = useRef(true)

  // Anyone who leaves while a file is read has dismissed it, and is not fetched back by one that was stored already.
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      stop.current?.abort()
    }
  }, [])

  async function take(files: readonly File[]): Promise<void> {
    if (stop.current || files.length === 0) return
    stop.current = new AbortController()
    setNotTaken([])
    const [kept, refused]: [Kept[], FailedImport[]] = [[], []]
    try {
      for (const [index, file] of files.entries()) {
        setReading({ name: file.name, at: index + 1, of: files.length })
        const result = await takeOne(file, stop.current.signal)
        if (result && 'path' in result) kept.push(result)
        else if (result) refused.push(result)
      }
    } catch (error) {
      if (!stop.current.signal.aborted) handleSignedOut(error)
    }
    stop.current = undefined
    setNotTaken(refused)
    setReading(null)
    await finish(kept, files.length === 1)
  }

  /** Takes pasted text like a file: what it is, is told by how it begins. */
  const takeText = (text: string) => take([new File([text], t`Pasted resume`, { type: 'text/plain' })])

  /** The outcome of a file; null when its owner has dismissed it. */
  async function takeOne(file: File, signal: AbortSignal): Promise<Kept | FailedImport | null> {
    try {
      // Fetched with the first file: few visitors import, and none does so often.
      const [{ readImport }] = await Promise.all([
        import('#web/features/import/reading/import-file.ts'),
        loadReadFileMessages(),
      ])
      const read = await readImport(file, signal)
      if (read.kind === 'refused') return { name: file.name, sentence: read.sentence }
      if (read.kind === 'draft') return await lookThrough(read.draft, signal)
      signal.throwIfAborted()
      return { ...read.taken, path: await saveImport(read.taken, signedIn, createIdempotencyKey()) }
    } catch (error) {
      if (signal.aborted || isSignedOut(error)) throw error
      return { name: file.name, sentence: errorMessage(error) }
    }
  }

  /** Shows a draft until it is accepted or discarded. */
  async function lookThrough(draft: ImportDraft, signal: AbortSignal): Promise<Kept | null> {
    try {
      signal.throwIfAborted()
      return await new Promise((resolve) => {
        // One for the draft, however often it is tried.
        const key = createIdempotencyKey()
        const onAccept = async (taken: ImportedResume) =>
          resolve({ ...taken, path: await keepSafe(taken, signedIn, key) })
        const onCancel = () => resolve(null)
        signal.addEventListener('abort', onCancel)
        setReview({ draft, onAccept, onCancel })
      })
    } finally {
      setReview(null)
      draft.close()
    }
  }

  async function finish(kept: readonly Kept[], isOne: boolean): Promise<void> {
    const [first] = kept
    if (!first) return
    if (!isOne && isHere.current) await revalidate()
    if (kept.length > 1)
      toast({ title: t`${plural(kept.length, { one: '# resume imported', other: '# resumes imported' })}` })
    else toast({ title: t`Resume imported`, description: describe(first.content) })
    if (isOne && isHere.current) await navigate(showLook(first.path))
  }

  /** What was found in the file, so that a person sees at once if something is missing. */
  function describe({ experience, education, projects, skills, certifications }: ResumeContent): string {
    const parts = [
      experience.length > 0 && t`${plural(experience.length, { one: '# position', other: '# positions' })}`,
      education.length > 0 && t`${plural(education.length, { one: '# school', other: '# schools' })}`,
      projects.length > 0 && t`${plural(projects.length, { one: '# project', other: '# projects' })}`,
      skills.technical.length > 0 && t`${plural(skills.technical.length, { one: '# skill', other: '# skills' })}`,
      certifications.length > 0 &&
        t`${plural(certifications.length, { one: '# certification', other: '# certifications' })}`,
    ]
    return parts.filter(Boolean).join(', ') || t`Check each field. Anything the file didn’t include is blank.`
  }

  return {
    reading,
    review,
    notTaken,
    take,
    takeText,
    cancel: () => stop.current?.abort(),
    forget: () => setNotTaken([]),
  }
}

/** On a narrow screen a resume that was imported opens on its paper, where templates can be tried. */
function showLook(path: string): string {
  if (!matchMedia('(max-width: 63.99rem)').matches) return path
  return `${path}${path.includes('?') ? '&' : '?'}view=preview&design=1`
}

/** What was corrected by hand is not lost with the account's session: this browser keeps it then. */
async function keepSafe(taken: ImportedResume, signedIn: boolean, key: string): Promise<string> {
  try {
    return await saveImport(taken, signedIn, key)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    return saveImport(taken, false, key)
  }
}
