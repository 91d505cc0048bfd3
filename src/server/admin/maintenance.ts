import { randomUUID } from 'node:crypto'
import type { LaunchOffers } from '#server/billing/launch-offer.ts'
import type { Claims } from '#server/claims/service.ts'
import type { Backups } from '#server/backup/service.ts'
import type { ErrorCounts } from '#server/admin/error-counts.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import type { SharedTemplates } from '#server/shared-templates/service.ts'
import type { Templates } from '#server/templates/service.ts'
import type { Maintenance as Report } from '#shared/contract/admin.ts'

export type Maintenance = ReturnType<typeof createMaintenance>

type Options = {
  readonly launchOffers: Pick<LaunchOffers, 'state'>
  readonly claims: Pick<Claims, 'list'>
  readonly templates: Pick<Templates, 'refused'>
  readonly sharedTemplates: Pick<SharedTemplates, 'sharing'>
  readonly errorCounts: Pick<ErrorCounts, 'ofToday'>
  readonly backups: Pick<Backups, 'list'>
  readonly outbox: Pick<Outbox, 'send'>
}

/** Maintenance by the administrator: what is claimed and offered, what went wrong, backups, test emails. */
export function createMaintenance(options: Options) {
  const { claims, launchOffers, templates, sharedTemplates, errorCounts, backups, outbox } = options
  return {
    async report(): Promise<Report> {
      return {
        claims: await claims.list(),
        launchOffer: await launchOffers.state(),
        refusedTemplates: templates.refused.map(({ folder, sentences }) => ({ folder, sentences: [...sentences] })),
        templateSharing: await sharedTemplates.sharing(),
        faults: await errorCounts.ofToday(),
        backups: await backups.list(),
      }
    },

    testEmail: (recipient: string): Promise<void> =>
      outbox.send({ event: `test-mail ${randomUUID()}`, kind: 'test-mail', userId: null, recipient, facts: {} }),
  }
}
