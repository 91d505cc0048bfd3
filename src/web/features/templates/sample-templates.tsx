import { useId } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Template } from '#shared/template/template.ts'
import { AtsScore } from '#web/features/templates/ats-score.tsx'
import { templatePicture } from '#web/features/templates/template-picture.ts'
import { LazyImage } from '#web/ui/lazy-image.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

type Sample = Pick<Template, 'id' | 'name' | 'atsScore'>

/** A few templates with their measured scores, each a link to all templates. */
export function SampleTemplates({ templates }: { templates: readonly Sample[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        <Trans>Templates and how they score</Trans>
      </h2>
      <p className="max-w-2xl text-ink-soft">
        <Trans>
          The percentage is the share of a resume that widely used text extractors get back from the finished file. We
          show the lowest of several results.
        </Trans>{' '}
        <Link to="/how-we-measure" className={TEXT_LINK}>
          <Trans>How we measure</Trans>
        </Link>
      </p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {templates.map((template) => (
          <li key={template.id}>
            <SampleTemplate template={template} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SampleTemplate({ template }: { template: Sample }) {
  return (
    <Link
      to="/templates"
      className="group flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface transition-colors hover:border-accent"
    >
      <div className="aspect-[4/3] overflow-hidden bg-bench px-8 pt-6">
        <div className="overflow-hidden rounded-t-sm shadow-paper">
          <LazyImage
            {...templatePicture(template.name)}
            alt=""
            sizes="(min-width: 640px) 320px, 80vw"
            className="h-auto w-full bg-paper"
          />
        </div>
      </div>
      <div className="grid gap-1 border-t border-line p-4">
        <span className="font-semibold">{template.name}</span>
        <AtsScore percent={template.atsScore} />
      </div>
    </Link>
  )
}
