import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_POSTING } from '#shared/contract/ats.ts'
import { useScore, useScoring } from '#web/features/builder/score/scoring.ts'
import { toast } from '#web/lib/toast.ts'
import { PostingHint } from '#web/features/score/posting-hint.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** An optional job description, which the score then counts. */
export function PostingForm({ onDone }: { onDone?: () => void }) {
  const { t } = useLingui()
  const scoring = useScoring()
  const posting = useScore((state) => state.posting)
  const isCounted = useScore(({ counted }) => counted !== '')
  const [busy, setBusy] = useState(false)
  function handleAnalyze() {
    setBusy(true)
    scoring.analyze((outcome) => {
      setBusy(false)
      if (outcome === 'failed')
        return toast({
          title: t`Analysis Failed`,
          description: t`Could not analyze with job description. Please try again.`,
          variant: 'destructive',
        })
      toast({ title: t`Analysis Updated`, description: t`The score now includes the job description.` })
      onDone?.()
    })
  }
  return (
    <div className="grid gap-3">
      <Field
        label={<Trans>Job description</Trans>}
        optional
        hint={
          <PostingHint posting={posting}>
            <Trans>Paste the job posting. It stays in this browser.</Trans>
          </PostingHint>
        }
      >
        <Textarea
          rows={5}
          maxLength={MAX_POSTING}
          value={posting}
          onChange={(event) => scoring.write(event.target.value)}
          className="max-h-60"
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} disabled={posting.trim() === ''} onClick={handleAnalyze}>
          <Trans>Analyze with job description</Trans>
        </Button>
        {isCounted && (
          <Button look="quiet" onClick={() => scoring.forget()}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
