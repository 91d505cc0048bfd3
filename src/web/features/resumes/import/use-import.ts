import { useState } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRevalidator } from 'react-router'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { readImport, type Taken } from '#web/features/resumes/import/import-file.ts'
import { keepImport } from '#web/features/resumes/import/keep-import.ts'
import { sentenceOf } from '#web/lib/call-error.ts'
import { handledSignedOut, isSignedOut } from '#web/lib/signed-out.ts'
import { toast } from '#web/lib/toast.ts'

export type NotTaken = { readonly name: string; readonly sentence: string }
type Kept = Taken & { readonly path: string }

/** Takes files in as resumes: one opens in the builder, several stand in the list; what is not taken is told. */
export function useImport(signedIn: boolean) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [notTaken, setNotTaken] = useState<readonly NotTaken[]>([])

  async function take(files: readonly File[]): Promise<void> {
    if (isBusy || files.length === 0) return
    setBusy(true)
    setNotTaken([])
    const [kept, refused]: [Kept[], NotTaken[]] = [[], []]
    try {
      for (const file of files) {
        const result = await takeOne(file, signedIn)
        if ('path' in result) kept.push(result)
        else refused.push(result)
      }
    } catch (error) {
      handledSignedOut(error)
    }
    setNotTaken(refused)
    setBusy(false)
    await finish(kept, refused.length === 0)
  }

  async function finish(kept: readonly Kept[], isAll: boolean): Promise<void> {
    const [first] = kept
    if (!first) return
    if (kept.length > 1)
      toast({ title: t`${plural(kept.length, { one: '# resume imported', other: '# resumes imported' })}` })
    else toast({ title: t`Resume imported`, description: describe(first.content) })
    if (kept.length === 1 && isAll) await navigate(first.path)
    else await revalidate()
  }

  /** What was found in the file, so that a person sees at once if something is missing. */
  function describe({ experience, education, projects, skills }: ResumeContent): string {
    const parts = [
      experience.length > 0 && t`${plural(experience.length, { one: '# position', other: '# positions' })}`,
      education.length > 0 && t`${plural(education.length, { one: '# school', other: '# schools' })}`,
      projects.length > 0 && t`${plural(projects.length, { one: '# project', other: '# projects' })}`,
      skills.technical.length > 0 && t`${plural(skills.technical.length, { one: '# skill', other: '# skills' })}`,
    ]
    return parts.filter(Boolean).join(', ') || t`Read it through: what the file did not name is blank.`
  }

  return { isBusy, notTaken, take, forget: () => setNotTaken([]) }
}

async function takeOne(file: File, signedIn: boolean): Promise<Kept | NotTaken> {
  try {
    const read = await readImport(file)
    if ('problem' in read) return { name: file.name, sentence: read.problem }
    return { ...read, path: await keepImport(read, signedIn) }
  } catch (error) {
    if (isSignedOut(error)) throw error
    return { name: file.name, sentence: sentenceOf(error) }
  }
}
