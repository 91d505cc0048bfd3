import { countActive, countByDay, countCreated, sumViews } from '#server/admin/analytics-store.ts'
import type { Db, Engine } from '#server/database/connection.ts'
import { ANALYTICS_DAYS, type Analytics } from '#shared/contract/admin-lists.ts'

export type AdminAnalytics = ReturnType<typeof createAdminAnalytics>

type Days = Analytics['days']
type Options = { readonly db: Db; readonly engine: Engine; readonly clock: () => Date }

const DAY = 86_400_000
/** Who was seen on one of so many days, today among them, is active. */
const ACTIVE_DAYS = 30

/** Figures of the whole site. Days are those of UTC, weeks begin on Monday, months are those of the calendar. */
export function createAdminAnalytics({ db, engine, clock }: Options) {
  let past: { readonly today: string; readonly days: Promise<Days> } | undefined

  /** Days of a span: from one, up to but without another. */
  async function count(from: Date, to: Date): Promise<Days> {
    const [signups, resumes, views] = await Promise.all([
      countByDay(db, engine, 'user', from, to),
      countByDay(db, engine, 'resume', from, to),
      sumViews(db, dayOf(from), dayOf(to)),
    ])
    const length = Math.round((to.getTime() - from.getTime()) / DAY)
    return Array.from({ length }, (_, i) => {
      const day = dayOf(daysBefore(from, -i))
      return { day, signups: signups.get(day) ?? 0, resumes: resumes.get(day) ?? 0, views: views.get(day) ?? 0 }
    })
  }

  /** Days that are over grow no more, but for views of yesterday that are still on their way: they are read once a day. */
  function pastOf(today: Date): Promise<Days> {
    if (past?.today === dayOf(today)) return past.days
    const days = count(daysBefore(today, ANALYTICS_DAYS - 1), daysBefore(today, 1))
    past = { today: dayOf(today), days }
    // What failed is not remembered.
    days.catch(() => (past = undefined))
    return days
  }

  return {
    async figures(): Promise<Analytics> {
      const today = midnightOf(clock())
      const signupsSince = (days: number) => countCreated(db, 'user', daysBefore(today, days))
      const [totalUsers, active, totalResumes, ofWeek, ofMonth, ofToday, resumesCreatedToday] = await Promise.all([
        countCreated(db, 'user'),
        countActive(db, dayOf(daysBefore(today, ACTIVE_DAYS - 1))),
        countCreated(db, 'resume'),
        signupsSince((today.getUTCDay() + 6) % 7),
        signupsSince(today.getUTCDate() - 1),
        signupsSince(0),
        countCreated(db, 'resume', today),
      ])
      return {
        totalUsers,
        signupsToday: ofToday,
        signupsThisWeek: ofWeek,
        signupsThisMonth: ofMonth,
        totalResumes,
        resumesCreatedToday,
        conversionRate: totalUsers === 0 ? 0 : Math.round((active / totalUsers) * 1000) / 10,
        days: [...(await pastOf(today)), ...(await count(daysBefore(today, 1), daysBefore(today, -1)))],
      }
    },
  }
}

const midnightOf = (moment: Date) => new Date(Math.floor(moment.getTime() / DAY) * DAY)
const daysBefore = (day: Date, count: number) => new Date(day.getTime() - count * DAY)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
