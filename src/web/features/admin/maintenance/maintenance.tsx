import type { Maintenance as Loaded } from '#shared/contract/admin.ts'
import { Backups } from '#web/features/admin/maintenance/backups.tsx'
import { ClaimsSection } from '#web/features/admin/maintenance/claims-section.tsx'
import { RecentErrors } from '#web/features/admin/maintenance/errors.tsx'
import { LaunchOfferSection } from '#web/features/admin/maintenance/launch-offer-section.tsx'
import { TemplateSharingSection } from '#web/features/admin/maintenance/template-sharing-section.tsx'
import { RejectedTemplates } from '#web/features/admin/maintenance/rejected-templates.tsx'

/** What the administrator looks after: what went wrong, what was refused, backups, and what is claimed. */
export function Maintenance({ upkeep }: { upkeep: Loaded }) {
  return (
    <>
      <RecentErrors faults={upkeep.faults} />
      {upkeep.refusedTemplates.length > 0 && <RejectedTemplates refused={upkeep.refusedTemplates} />}
      <TemplateSharingSection sharing={upkeep.templateSharing} />
      <Backups backups={upkeep.backups} />
      <ClaimsSection claims={upkeep.claims} />
      <LaunchOfferSection offer={upkeep.launchOffer} />
    </>
  )
}
