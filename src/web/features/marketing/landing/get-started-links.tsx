import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { ArrowRight, LayoutTemplate, LogIn, PencilLine, ScanText, type LucideIcon } from 'lucide-react'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** Where to go from the landing page: the builder, the templates, the X-ray, an account. */
export function GetStartedLinks() {
  return (
    <section className="grid gap-4">
      <ul className="grid gap-4 md:grid-cols-2">
        <Way to="/resume-builder" icon={PencilLine} title={<Trans>Resume Builder</Trans>}>
          <Trans>Write your resume and see every page as it will print.</Trans>
        </Way>
        <Way to="/templates" icon={LayoutTemplate} title={<Trans>Templates</Trans>}>
          <Trans>From plain and easy to parse to bold and creative.</Trans>
        </Way>
        <Way to="/x-ray" icon={ScanText} title={<Trans>See what software reads</Trans>}>
          <Trans>X-ray any PDF or Word resume, without uploading it.</Trans>
        </Way>
        <Way to="/auth" icon={LogIn} title={<Trans>Sign In</Trans>}>
          <Trans>Pick up where you left off, on any device.</Trans>
        </Way>
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-accent-line bg-accent-soft p-5">
        <p className="max-w-xl text-sm text-ink">
          <Trans>With a free account, you can open your work on any device and download it as a PDF.</Trans>
        </p>
        {/* A plain link: the server decides where signing up begins. */}
        <a href="/api/login?tab=sign-up" className={buttonClass({ look: 'primary', size: 'medium' })}>
          <Trans>Sign Up Free</Trans>
        </a>
      </div>
    </section>
  )
}

type WayProps = { to: string; icon: LucideIcon; title: ReactNode; children: ReactNode }

function Way({ to, icon: Icon, title, children }: WayProps) {
  return (
    <li>
      <Link
        to={to}
        className="group flex h-full items-center gap-4 rounded-xl border border-line bg-surface p-5 transition-colors hover:border-accent"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
          <Icon aria-hidden className="size-5" />
        </span>
        <span className="grid grow gap-0.5">
          <span className="text-base font-semibold">{title}</span>
          <span className="text-sm text-ink-soft">{children}</span>
        </span>
        <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
      </Link>
    </li>
  )
}
