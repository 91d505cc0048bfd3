import { randomUUID } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import { selectOperatorValue, upsertOperatorValue } from '#server/admin/value-store.ts'
import type { Backups } from '#server/backup/service.ts'
import type { ErrorCounts } from '#server/admin/error-counts.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import type { Templates } from '#server/templates/service.ts'
import { shownClaims, type Claim } from '#shared/claims.ts'
import type { Maintenance as Report } from '#shared/contract/admin.ts'

export type Maintenance = ReturnType<typeof createMaintenance>

type Options = {
  readonly db: Db
  readonly templates: Pick<Templates, 'refused'>
  readonly errorCounts: Pick<ErrorCounts, 'ofToday'>
  readonly backups: Pick<Backups, 'list'>
  readonly outbox: Pick<Outbox, 'send'>
}

const CLAIMS = 'unverified-claims'

/** Maintenance by the administrator: claims, backups, test emails. */
export function createMaintenance({ db, templates, errorCounts, backups, outbox }: Options) {
  const areUnverifiedShown = async () => (await selectOperatorValue(db, CLAIMS)) === 'shown'
  return {
    async report(): Promise<Report> {
      return {
        unverifiedClaims: await areUnverifiedShown(),
        refusedTemplates: templates.refused.map(({ folder, sentences }) => ({ folder, sentences: [...sentences] })),
        faults: await errorCounts.ofToday(),
        backups: await backups.list(),
      }
    },

    setClaims: (areShown: boolean): Promise<void> => upsertOperatorValue(db, CLAIMS, areShown ? 'shown' : 'hidden'),

    /** The claims that visitors see. */
    claims: async (): Promise<readonly Claim[]> => shownClaims(await areUnverifiedShown()),

    testEmail: (recipient: string): Promise<void> =>
      outbox.send({ event: `test-mail ${randomUUID()}`, kind: 'test-mail', userId: null, recipient, facts: {} }),
  }
}
