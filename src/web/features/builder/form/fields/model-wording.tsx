import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { generateContent } from '#shared/contract/ai.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { textLanguage } from '#shared/text/languages.ts'
import { WordingChoice } from '#web/features/builder/form/fields/wording-choice.tsx'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { errorMessage, toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/button.tsx'

type About = { readonly line: string; readonly position: string; readonly current: boolean }
type ModelWordingProps = About & { onUse: (lines: readonly string[]) => void; onKeep: () => void }

/** Another wording by the site's language model. Only pressing the button sends the line there. */
export function ModelWording({ onUse, onKeep, ...about }: ModelWordingProps) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const [isAsking, setAsking] = useState(false)
  const [lines, setLines] = useState<readonly string[]>([])
  const [problem, setProblem] = useState('')
  async function ask() {
    setAsking(true)
    setProblem('')
    try {
      const found = await wordings(about, store.getState().content)
      setLines(found)
      if (found.length === 0) setProblem(t`The language model has no other wording for this line now.`)
    } catch (error) {
      setProblem(errorMessage(error))
    }
    setAsking(false)
  }
  if (lines.length > 0) return <WordingChoice old={about.line} lines={lines} onUse={onUse} onKeep={onKeep} />
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <Button loading={isAsking} onClick={() => void ask()}>
        <Trans>Ask the language model</Trans>
      </Button>
      <p className="text-xs text-ink-faint">
        <Trans>This sends the line to the language model that this site uses, without your contact details.</Trans>
      </p>
      <p aria-live="polite" className="empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** What the model makes of a line, checked against it as an answer of an interview is; nothing if it changes nothing. */
async function wordings({ line, position, current }: About, { personalInfo, language: tag }: ResumeContent) {
  const language = textLanguage(tag)
  // It would write in English.
  if (tag && !language) return []
  const answers = {
    interviewResponses: [{ questionId: 'general.mid-achievements-1@experience.0', answer: line }],
    personalInfo,
    targetRole: position,
    industry: '',
    ...(language && { language }),
    resume: { experience: [{ company: '', position, current }], projects: [], skills: [] },
  }
  const reply = await call(generateContent, { body: answers })
  if (reply.status !== 200) throw toCallError(reply)
  // Where the model gave nothing usable our own writer did, whose wording is offered already.
  if (reply.body.engine !== 'llm') return []
  const texts = reply.body.lines.filter(({ path }) => path.startsWith('experience.0.')).map(({ text }) => text)
  return texts.join() === line ? [] : texts
}
