import { selectViewedRecipients, selectWeekOf } from '#server/portfolio/views-store.ts'
import type { Db } from '#server/database/connection.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { weekOf } from '#shared/interview-tips/week-of.ts'

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly outbox: Pick<Outbox, 'send'>
  readonly entitlements: Pick<Entitlements, 'may'>
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** An email lists at most this many pages and links, most viewed first. */
const MAX_THINGS = 20

/** Emails users the views of their public pages once a week, if there were any. */
export function createWeeklyViewsEmail({ db, clock, outbox, entitlements }: Options) {
  return {
    async send(): Promise<void> {
      const { name, ...week } = lastWeek(clock())
      const event = ['portfolio-views ', ` ${name}`] as const
      for (const { userId, email } of await selectViewedRecipients(db, { ...week, event })) {
        if (!(await entitlements.may(userId, 'viewAnalytics'))) continue
        const things = (await selectWeekOf(db, userId, week)).slice(0, MAX_THINGS)
        await outbox.send({
          event: event.join(userId),
          kind: 'portfolio-views',
          userId,
          recipient: email,
          facts: { ...week, things },
        })
      }
    },
  }
}

/** The last complete week, Monday to Sunday in UTC; an hour is left for buffered views. */
function lastWeek(now: Date): { readonly name: string; readonly first: string; readonly last: string } {
  const within = new Date(now.getTime() - HOUR - 7 * DAY)
  // Sunday is 0, and the last day of a week.
  const sinceMonday = (within.getUTCDay() + 6) % 7
  const day = (days: number) => new Date(within.getTime() + days * DAY).toISOString().slice(0, 10)
  return { name: weekOf(within).name, first: day(-sinceMonday), last: day(6 - sinceMonday) }
}
