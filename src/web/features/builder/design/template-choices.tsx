import { useState } from 'react'
import { Plural, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Template } from '#shared/template/template.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { usePriceOf } from '#web/features/plans/use-rights.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TemplateThumb } from '#web/preview/template-thumb.tsx'

type TemplateChoicesProps = {
  templates: readonly Template[]
  /** Tells these radio buttons from others on the page. */
  name: string
  /** Whether the plain layout is offered first. */
  withPlain: boolean
}

/**
 * Templates as pictures of the resume as it was when they were opened; the arrow keys switch between them without
 * changing the content.
 */
export function TemplateChoices({ templates, name: group, withPlain }: TemplateChoicesProps) {
  const { t } = useLingui()
  const { store, templates: all } = useBuilder()
  const chosen = useResume((state) => state.templateId)
  const price = usePriceOf('premiumTemplates')
  const isKnown = all.some(({ id }) => id === chosen)
  const [content] = useState(() => pictured(store.getState().content))
  const choice = (id: number | null, name: string, template: Template | null, isChosen: boolean) => (
    <label key={id ?? 'plain'} className={CARD}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={() => store.chooseTemplate(id)}
        className="sr-only"
      />
      <TemplateThumb template={template} {...content} className="rounded-md border border-line" />
      <span className="block px-0.5 pt-1.5 text-center text-xs text-balance">
        {name}
        {template?.isPremium && price && (
          <>
            {' '}
            <Badge tone="accent">{t`Premium`}</Badge>
          </>
        )}
        {template?.publishedAt && (
          <span className="block text-ink-faint">
            {t`Made by people of this site`}
            {', '}
            <Plural value={template.atsScore ?? 0} one="# point" other="# points" />
          </span>
        )}
      </span>
    </label>
  )
  return (
    <>
      {withPlain && choice(null, t`Plain`, null, !isKnown)}
      {templates.map((template) => choice(template.id, template.name, template, template.id === chosen))}
    </>
  )
}

/** As many positions as a first page can have. */
const FIRST = 6

/** What the pictures show; nothing while there is too little to tell templates apart, so that they show a sample. */
function pictured({ design, experience, ...rest }: ResumeContent): { content?: ResumeContent } {
  if (experience.length + rest.education.length === 0) return {}
  const { fitPages: _fitPages, ...look } = design ?? {}
  return { content: { ...rest, design: look, experience: experience.slice(0, FIRST) } }
}

const CARD = clsx(
  'relative block cursor-pointer rounded-xl border-2 border-transparent p-1.5 transition-colors hover:bg-sunken',
  'has-checked:border-accent-solid has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
  'has-focus-visible:outline-focus forced-colors:border-[Canvas]',
)
