import { Plural, Trans } from '@lingui/react/macro'

/** Views and downloads of the last 30 days, in words. */
export function Counts({ views, downloads }: { views: number; downloads: number }) {
  return (
    <span className="tabular-nums">
      <Trans>
        <Plural value={views} one="# view" other="# views" />,{' '}
        <Plural value={downloads} one="# download" other="# downloads" /> in the last 30 days
      </Trans>
    </span>
  )
}
