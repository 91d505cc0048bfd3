import {
  selectConfirmedRecipients,
  selectEvents,
  selectUntouched,
  type UntouchedResume,
} from '#server/notifications/store.ts'
import { turnOffNotification, userRanges } from '#server/user-settings/store.ts'
import type { Db } from '#server/database/connection.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { signedText } from '#server/signed-text.ts'
import { NOTIFICATIONS, type Notification } from '#shared/contract/settings.ts'
import { weekOf } from '#shared/interview-tips/week-of.ts'

export type Notifications = ReturnType<typeof createNotifications>

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly secret: string
  readonly outbox: Pick<Outbox, 'send' | 'enqueueAll' | 'sendSoon'>
}

const DAY = 86_400_000
const UNTOUCHED_DAYS = 90
/** Older resumes are ignored, so that turning reminders on does not bring up forgotten ones. */
const FORGOTTEN_DAYS = 120
const WEEK = 7 * DAY
/** An email lists at most this many; the others follow in the next one. */
const MAX_RESUMES = 20

/** Emails that users can turn off in their settings. */
export function createNotifications({ db, clock, secret, outbox }: Options) {
  const ago = (span: number) => new Date(clock().getTime() - span)

  /** One email for all due resumes of a user; each resume once until it is edited again. */
  async function remindOf(userId: string, untouched: readonly UntouchedResume[]): Promise<void> {
    const told = await selectEvents(db, userId, 'resume-reminder')
    if (told.some(({ createdAt }) => new Date(createdAt) > ago(WEEK))) return
    const spells = new Set(told.flatMap(({ event }) => event.split(' ').slice(1)))
    const due = untouched.filter((resume) => !spells.has(spellOf(resume))).slice(0, MAX_RESUMES)
    const [first] = due
    if (!first) return
    await outbox.send({
      event: `resume-reminder ${due.map(spellOf).join(' ')}`,
      kind: 'resume-reminder',
      userId,
      recipient: first.email,
      facts: { resumes: due.map(({ id, title }) => ({ id, title })) },
    })
  }

  return {
    async sendReminders(): Promise<void> {
      const span = { after: ago(FORGOTTEN_DAYS * DAY), before: ago(UNTOUCHED_DAYS * DAY) }
      const untouched = await selectUntouched(db, 'resumeReminders', span)
      for (const [userId, resumes] of Map.groupBy(untouched, (resume) => resume.userId)) await remindOf(userId, resumes)
    },

    /** All users get the same tip in a week, and none twice in a year. */
    async sendInterviewTips(): Promise<void> {
      const { name, number } = weekOf(clock())
      const event = ['interview-tip ', ` ${name}`] as const
      for await (const users of userRanges(db)) {
        const readers = await selectConfirmedRecipients(db, 'interviewTips', { before: ago(WEEK), event, users })
        const tips = readers.map(({ userId, email }) => ({
          event: event.join(userId),
          kind: 'interview-tip' as const,
          userId,
          recipient: email,
          facts: { tip: number },
        }))
        if (await outbox.enqueueAll(db, tips)) outbox.sendSoon()
      }
    },

    /** Turns off one kind of email by its unsubscribe link; returns which, or undefined for an invalid link. */
    async turnOff(token: string): Promise<Notification | undefined> {
      const [userId = '', word] = signedText(secret, 'unsubscribe', token)?.split(' ') ?? []
      const notification = NOTIFICATIONS.find((known) => known === word)
      if (!notification || !(await turnOffNotification(db, userId, notification))) return undefined
      return notification
    },
  }
}

/** Identifies a period without edits: the next save ends it. */
const spellOf = ({ id, updatedAt }: UntouchedResume) => `${id}:${new Date(updatedAt).getTime()}`
