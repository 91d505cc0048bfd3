import type { Context } from '#shared/ats/context.ts'
import { RULES } from '#shared/ats/rules/all.ts'
import type { Finding } from '#shared/ats/types.ts'

/** A finding with the points that fixing it adds to the displayed score. */
export type ScoredFinding = Finding & { readonly rule: string; readonly gain: number }
/** The points a rule took off. */
export type RuleCost = { readonly rule: string; readonly cost: number; readonly most: number }
export type RuleResults = {
  /** 0 to 100. */
  readonly base: number
  /** Missing points by rule. They add up to 100 minus the base, or more once the base is 0. */
  readonly costs: readonly RuleCost[]
  /** Errors first, then warnings, then suggestions; within those, the biggest gain first. */
  readonly findings: readonly ScoredFinding[]
}

/** Turns a base into the displayed score; with a job posting, coverage is blended in here. */
export type ToDisplayedScore = (base: number) => number

/**
 * Runs all rules on a resume. Gains are measured in points of the displayed score. Text copied from a posting
 * does not count toward completeness, but it must not hide defects either, so defects are looked for in `original`.
 */
export function runRules(
  context: Context,
  toDisplayed: ToDisplayedScore = (base) => base,
  original: Context = context,
): RuleResults {
  const results = RULES.map((rule) => ({ rule, findings: rule.find(rule.kind === 'defect' ? original : context) }))
  const costs = results.map(({ rule, findings }) => ({
    rule: rule.name,
    cost: Math.min(rule.most, sumOf(findings)),
    most: rule.most,
  }))
  const lost = costs.reduce((sum, { cost }) => sum + cost, 0)
  const findings = results.flatMap(({ rule, findings: all }) => {
    const sum = sumOf(all)
    return all.map((finding) => {
      const without = lost - Math.min(rule.most, sum) + Math.min(rule.most, sum - finding.cost)
      return { ...finding, rule: rule.name, gain: toDisplayed(baseOf(without)) - toDisplayed(baseOf(lost)) }
    })
  })
  return { base: baseOf(lost), costs, findings: findings.toSorted(bySeverityThenGain) }
}

const sumOf = (findings: readonly Finding[]): number => findings.reduce((sum, { cost }) => sum + cost, 0)

const baseOf = (lost: number) => Math.max(0, 100 - lost)

const SEVERITIES = ['error', 'warning', 'suggestion'] as const

const bySeverityThenGain = (a: ScoredFinding, b: ScoredFinding): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.gain - a.gain
