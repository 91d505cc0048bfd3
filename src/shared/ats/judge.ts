import type { Context } from '#shared/ats/context.ts'
import { RULES } from '#shared/ats/rules/all.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'

/** A finding with the points that fixing it adds to the displayed score. */
export type Judged = Finding & { readonly rule: string; readonly gain: number }
/** The points a rule took off. */
export type RuleCost = { readonly rule: string; readonly cost: number; readonly most: number }
export type Judgement = {
  /** 0 to 100. */
  readonly base: number
  /** Missing points by rule. They add up to 100 minus the base, or more once the base is 0. */
  readonly costs: readonly RuleCost[]
  /** Errors first, then warnings, then suggestions; within those, the biggest gain first. */
  readonly findings: readonly Judged[]
}

/** Turns a base into the displayed score; with a job posting, coverage is blended in here. */
export type Total = (base: number) => number

/**
 * Runs all rules on a resume. Gains are measured in points of `total`, the displayed score. Text copied from a posting
 * does not count toward completeness, but it must not hide defects either, so defects are looked for in `whole`.
 */
export function judge(context: Context, total: Total = (base) => base, whole: Context = context): Judgement {
  const looks = RULES.map((rule) => ({ rule, findings: rule.find(rule.kind === 'defect' ? whole : context) }))
  const costs = looks.map(({ rule, findings }) => ({ rule: rule.name, cost: costOf(rule, findings), most: rule.most }))
  const lost = costs.reduce((sum, { cost }) => sum + cost, 0)
  const findings = looks.flatMap(({ rule, findings: all }) =>
    all.map((finding) => {
      const others = all.filter((other) => other !== finding)
      const without = lost - costOf(rule, all) + costOf(rule, others)
      return { ...finding, rule: rule.name, gain: total(baseOf(without)) - total(baseOf(lost)) }
    }),
  )
  return { base: baseOf(lost), costs, findings: findings.toSorted(byWeight) }
}

const costOf = ({ most }: Rule<Context>, findings: readonly Finding[]): number =>
  Math.min(
    most,
    findings.reduce((sum, { cost }) => sum + cost, 0),
  )

const baseOf = (lost: number) => Math.max(0, 100 - lost)

const SEVERITIES = ['error', 'warning', 'suggestion'] as const

const byWeight = (a: Judged, b: Judged): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.gain - a.gain
