import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { analyzeResume, type Analysis } from '#shared/contract/ats.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { showedUpgradePrompt } from '#web/features/plans/upgrade-prompt.ts'
import { toast } from '#web/lib/toast.ts'

export type Analyzed = {
  readonly resumeId: number
  readonly analysis: Analysis
  /** Whether a job description was included. */
  readonly hasPosting: boolean
  readonly at: Date
}
type Analyzing =
  | { readonly state: 'idle' }
  | { readonly state: 'analysing'; readonly before: Analyzed | null }
  /** `isNew`: just made, not kept because a later one failed. */
  | { readonly state: 'ready'; readonly result: Analyzed; readonly isNew: boolean }

/** Requests the analysis of a resume and reports the outcome; a failure keeps the previous result. */
export function useAnalysis() {
  const { t } = useLingui()
  const [analyzing, setAnalyzing] = useState<Analyzing>({ state: 'idle' })
  const before = analyzing.state === 'ready' ? analyzing.result : null

  async function analyze(resumeId: number | null, jobDescription: string) {
    if (resumeId === null)
      return void toast({ title: t`Error`, description: t`Please select a resume to analyze.`, variant: 'destructive' })
    setAnalyzing({ state: 'analysing', before })
    try {
      const analysis = await analysisOf(resumeId, jobDescription)
      const hasPosting = jobDescription !== ''
      setAnalyzing({ state: 'ready', result: { resumeId, analysis, hasPosting, at: new Date() }, isNew: true })
      toast({ title: t`Analysis Complete`, description: t`The results are below.` })
    } catch (error) {
      setAnalyzing(before ? { state: 'ready', result: before, isNew: false } : { state: 'idle' })
      if (handleSignedOut(error) || showedUpgradePrompt(error)) return
      toast({
        title: t`Error`,
        description: t`Failed to analyze resume. Please try again.`,
        variant: 'destructive',
      })
    }
  }
  return { analyzing, analyze }
}

async function analysisOf(id: number, jobDescription: string): Promise<Analysis> {
  const body = jobDescription === '' ? {} : { jobDescription }
  const reply = await call(analyzeResume, { params: { resumeId: String(id) }, body })
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}
