import { useId, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Accessibility, FileDown, History, Languages, ListChecks, Smartphone, type LucideIcon } from 'lucide-react'
import { ProductPicture } from '#web/features/marketing/landing/product-picture.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** What the product does, with screenshots. */
export function Features() {
  const { t } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-12 md:gap-20">
      <h2 id={id} className="max-w-2xl text-xl md:text-2xl">
        <Trans>From first draft to interview</Trans>
      </h2>
      <Row
        title={<Trans>What you see is what prints</Trans>}
        picture={
          <ProductPicture
            name="builder"
            alt={t`The builder, with the form on the left and the printed page on the right.`}
          />
        }
        way={<Way to="/resume-builder">{t`Open the builder`}</Way>}
      >
        <Trans>
          The page updates as you type, with real page breaks. Undo your changes, restore an earlier version, and keep
          working offline.
        </Trans>
      </Row>
      <Row
        title={<Trans>See what software reads</Trans>}
        picture={
          <ProductPicture
            name="x-ray"
            alt={t`The X-ray, with a resume next to the words that two programs get from it.`}
          />
        }
        way={<Way to="/x-ray">{t`X-ray a file`}</Way>}
        turned
      >
        <Trans>
          Many employers use software to read applications before a person does. Two independent text extractors show
          you which words they get from your file, and in what order. The score explains every point it takes off.
        </Trans>
      </Row>
      <Row
        title={<Trans>In your own words</Trans>}
        picture={
          <ProductPicture
            name="interview-review"
            alt={t`The AI interview, with each bullet point next to the words it’s based on.`}
            className="mx-auto w-full max-w-xl"
          />
        }
        way={<Way to="/resume-builder">{t`Start an interview in the builder`}</Way>}
      >
        <Trans>
          Answer a few questions the way you’d answer them out loud. We turn your answers into bullet points and show
          what each one is based on. You keep, edit, or drop them.
        </Trans>
      </Row>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <Feature icon={ListChecks} title={<Trans>A score you can check</Trans>}>
          <Trans>
            Every resume is scored by the same rules, and each finding says what to do and how many points it’s worth.
          </Trans>
        </Feature>
        <Feature icon={FileDown} title={<Trans>PDF, Word, and plain text</Trans>}>
          <Trans>
            Every format has the same content in the same order. Import a resume from PDF, Word, LinkedIn, or JSON
            Resume.
          </Trans>
        </Feature>
        <Feature icon={Accessibility} title={<Trans>Keyboard and screen reader support</Trans>}>
          <Trans>
            The site is built to be used by keyboard alone and is tested with automated accessibility checks. PDFs are
            tagged for screen readers.
          </Trans>
        </Feature>
        <Feature icon={Smartphone} title={<Trans>Works on your phone</Trans>}>
          <Trans>Start on the bus and finish at your desk. There’s nothing to install and little to download.</Trans>
        </Feature>
        <Feature icon={History} title={<Trans>Version history</Trans>}>
          <Trans>
            See what your resume looked like last week, restore that version, and undo it if you change your mind.
          </Trans>
        </Feature>
        <Feature icon={Languages} title={<Trans>Languages and scripts</Trans>}>
          <Trans>
            Section headings and dates come in 22 languages. Your own text can be in many scripts, from Arabic to
            Chinese.
          </Trans>
        </Feature>
      </ul>
    </section>
  )
}

type RowProps = { title: ReactNode; picture: ReactNode; way: ReactNode; turned?: boolean; children: ReactNode }

function Row({ title, picture, way, turned = false, children }: RowProps) {
  return (
    <div
      className={clsx(
        'grid items-center gap-x-12 gap-y-6',
        turned ? 'lg:grid-cols-[3fr_2fr]' : 'lg:grid-cols-[2fr_3fr]',
      )}
    >
      <div className={clsx('grid gap-3', turned && 'lg:order-last')}>
        <h3 className="text-lg md:text-xl">{title}</h3>
        <p className="max-w-prose text-ink-soft">{children}</p>
        <p>{way}</p>
      </div>
      {picture}
    </div>
  )
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={TEXT_LINK}>
    {children}
  </Link>
)

function Feature({ icon: Icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid content-start gap-2">
      <Icon aria-hidden className="size-5 text-accent-text" />
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-ink-soft">{children}</p>
    </li>
  )
}
