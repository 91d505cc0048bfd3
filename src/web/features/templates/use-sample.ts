import { useEffect, useState } from 'react'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { knownSample, loadSample, SAMPLE_PEOPLE } from '#web/features/templates/sample-people.ts'

/**
 * The resume of the person who shows this template, fetched once it is wanted; null until it has come. An operator's
 * template has the sample of all others, and so has one whose person can't be fetched.
 */
export function useSample(id: number, isWanted: boolean): ResumeContent | null {
  const [sample, setSample] = useState<{ id: number; content: ResumeContent }>()
  const isFetched = isWanted && SAMPLE_PEOPLE[id] !== undefined && knownSample(id) === undefined
  useEffect(() => {
    if (!isFetched) return
    let isGone = false
    const take = (content: ResumeContent) => !isGone && setSample({ id, content })
    loadSample(id).then(take, () => take(general()))
    return () => {
      isGone = true
    }
  }, [id, isFetched])
  if (!isWanted) return null
  if (SAMPLE_PEOPLE[id] === undefined) return general()
  return knownSample(id) ?? (sample?.id === id ? sample.content : null)
}

let made: ResumeContent | undefined
const general = (): ResumeContent => (made ??= sampleContent('long'))
