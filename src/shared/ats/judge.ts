import type { Context } from '#shared/ats/context.ts'
import { RULES } from '#shared/ats/rules/all.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'

/** A finding with what mending it would bring to the score that is shown. */
export type Judged = Finding & { readonly rule: string; readonly gain: number }
/** What a rule has cost. */
export type RuleCost = { readonly rule: string; readonly cost: number; readonly most: number }
export type Judgement = {
  /** 0 to 100. */
  readonly base: number
  /** The missing points, rule by rule: together 100 less the base, or more where nothing was left to lose. */
  readonly costs: readonly RuleCost[]
  /** What would bring most first. */
  readonly findings: readonly Judged[]
}

/** Whole points that are shown for a base; with a posting, it is blended in there. */
export type Total = (base: number) => number

/**
 * Looks at a resume with all rules. Gains are told in points of `total`: what is shown is what is got. What is copied
 * from a posting makes nothing complete, but hides no defect either: those are looked for in the `whole`.
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
