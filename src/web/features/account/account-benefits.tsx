import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'

/** Beside the form: what an account is for, and a picture of a resume. */
export function AccountBenefits() {
  return (
    <aside className="hidden content-center justify-items-center gap-10 overflow-hidden border-s border-line bg-accent-soft px-12 py-16 lg:grid">
      <Paper />
      <ul className="grid gap-3 text-sm text-ink-soft">
        <Promised>
          <Trans>Open your resumes on any device.</Trans>
        </Promised>
        <Promised>
          <Trans>Download them as PDFs.</Trans>
        </Promised>
        <Promised>
          <Trans>Keep what you started in this browser.</Trans>
        </Promised>
      </ul>
    </aside>
  )
}

const Promised = ({ children }: { children: React.ReactNode }) => (
  <li className="flex items-center gap-2.5">
    <Check aria-hidden className="size-4 shrink-0 text-accent-text" />
    {children}
  </li>
)

/** A resume as one remembers it: not the words, but that it was easy to read. */
function Paper() {
  return (
    <div aria-hidden className="grid w-64 -rotate-2 gap-4 rounded-sm bg-paper p-7 text-paper-ink shadow-float">
      <div className="grid gap-2">
        <Line width="w-32" strong />
        <Line width="w-20" accent />
      </div>
      {['w-44', 'w-40', 'w-48'].map((width) => (
        <div key={width} className="grid gap-1.5">
          <div className="flex justify-between">
            <Line width="w-16" strong />
            <Line width="w-8" />
          </div>
          <Line width={width} />
          <Line width="w-full" />
          <Line width="w-36" />
        </div>
      ))}
      <div className="flex gap-1.5">
        {['w-10', 'w-14', 'w-9', 'w-12'].map((width) => (
          <span key={width} className={`h-3 rounded-full bg-accent opacity-20 ${width}`} />
        ))}
      </div>
    </div>
  )
}

function Line({ width, strong, accent }: { width: string; strong?: boolean; accent?: boolean }) {
  const ink = accent ? 'bg-accent' : strong ? 'bg-paper-ink opacity-80' : 'bg-paper-ink opacity-15'
  return <span className={`block rounded-full ${strong ? 'h-2' : 'h-1.5'} ${ink} ${width}`} />
}
