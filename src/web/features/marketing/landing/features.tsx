import { useId, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Accessibility, FileDown, History, Languages, ListChecks, Smartphone, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { ProductPicture } from '#web/features/marketing/landing/product-picture.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'

/** What the product does, shown by pictures of itself. */
export function Features() {
  const { t } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-12 md:gap-20">
      <h2 id={id} className="max-w-2xl text-xl md:text-2xl">
        <Trans>From the first word to the interview</Trans>
      </h2>
      <Row
        title={<Trans>The page is the truth</Trans>}
        picture={
          <ProductPicture name="builder" alt={t`The builder: the form at the left, the printed page at the right.`} />
        }
        way={<Way to="/resume-builder">{t`Open the builder`}</Way>}
      >
        <Trans>
          Each key you press is on the page at once, with its real page breaks. Undo anything, go back to any version,
          work without a connection: no word gets lost.
        </Trans>
      </Row>
      <Row
        title={<Trans>See what a machine reads</Trans>}
        picture={
          <ProductPicture name="x-ray" alt={t`The X-ray: a resume beside the words that two programs read in it.`} />
        }
        way={<Way to="/x-ray">{t`X-ray a file`}</Way>}
        turned
      >
        <Trans>
          Employers’ software reads your file before people do. Two independent readers show you which words arrive, and
          in which order. The score explains every point it takes.
        </Trans>
      </Row>
      <Row
        title={<Trans>Words from your own mouth</Trans>}
        picture={
          <ProductPicture
            name="interview-review"
            alt={t`The AI interview: each written line beside the words it rests on.`}
            className="mx-auto w-full max-w-xl"
          />
        }
        way={<Way to="/resume-builder">{t`Start an interview in the builder`}</Way>}
      >
        <Trans>
          An interview asks, you answer as you speak. Lines are written only from what you said, each beside its source;
          you take, change or refuse every one.
        </Trans>
      </Row>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <Feature icon={ListChecks} title={<Trans>A score with reasons</Trans>}>
          <Trans>The same text always gets the same score, and each finding says what to do and what it gains.</Trans>
        </Feature>
        <Feature icon={FileDown} title={<Trans>PDF, Word and plain text</Trans>}>
          <Trans>All say the same in the same order. Bring a resume in from PDF, Word, LinkedIn or JSON Resume.</Trans>
        </Feature>
        <Feature icon={Accessibility} title={<Trans>For every pair of hands and eyes</Trans>}>
          <Trans>By keyboard, by voice, by screen reader, on a small phone. The PDF has tags as well.</Trans>
        </Feature>
        <Feature icon={Smartphone} title={<Trans>On the phone you have</Trans>}>
          <Trans>Begin on the bus, finish at a desk. Nothing to install, and little to load.</Trans>
        </Feature>
        <Feature icon={History} title={<Trans>Earlier versions stay</Trans>}>
          <Trans>Look at last week’s page, restore it, and undo the restoring.</Trans>
        </Feature>
        <Feature icon={Languages} title={<Trans>Resumes in many scripts</Trans>}>
          <Trans>Headings in four languages, and letters from Arabic to Chinese on the page and in the file.</Trans>
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
