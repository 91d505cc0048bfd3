import type { Score } from '#shared/ats/score.ts'
import { PARTS, type Part } from '#shared/ats/types.ts'
import { messageOf } from '#shared/ats/finding-texts.ts'
import { inOrder } from '#shared/text/compare-code-units.ts'

/** A score as the quick check returns it. */
export function quickScoreReply(score: Score) {
  const formatting = score.findings.filter(({ part }) => part === 'formatting')
  return {
    score: score.score,
    issues: issuesOf(score),
    keywords: {
      found: keywords(score, true),
      missing: keywords(score, false),
      suggestions: suggestionsOf(score),
    },
    formatting: {
      isATSFriendly: !formatting.some(({ severity }) => severity === 'error'),
      issues: formatting.map(messageOf),
    },
    base: score.base,
    coverage: score.coverage,
    demands: score.match?.demands ?? null,
  }
}

/** A score as the full analysis returns it, with a score for each part of the resume. */
export function analysisReply(score: Score) {
  return {
    overallScore: score.score,
    sections: Object.fromEntries(PARTS.flatMap((part) => sectionOf(score, part))),
    keywords: {
      matched: keywords(score, true).map((keyword) => ({ keyword })),
      missing: keywords(score, false).map((keyword) => ({ keyword })),
    },
    issues: issuesOf(score),
    file: score.context.file.map(({ changed, lost, misplaced, ...check }) => ({
      ...check,
      changed: [...changed],
      lost: [...lost],
      misplaced: [...misplaced],
    })),
    base: score.base,
    coverage: score.coverage,
    demands: score.match?.demands ?? null,
  }
}

const issuesOf = ({ findings }: Score) =>
  findings.map((finding) => ({
    type: finding.severity,
    message: messageOf(finding),
    section: finding.part,
    code: finding.code,
    values: { ...finding.values },
    paths: [...finding.paths],
    cost: finding.cost,
    gain: finding.gain,
  }))

/** The terms a posting asks for or, without a posting, the skills the resume shows. */
function keywords({ match, context }: Score, found: boolean): string[] {
  if (match) return match.terms.filter(({ evidence }) => (evidence !== 'none') === found).map(({ term }) => term.form)
  if (!found) return []
  return [...new Set(context.textFields.flatMap(({ skills }) => skills.map(({ skill }) => skill.label)))]
}

/**
 * Skills related to those in the resume that it doesn't name; with a posting, the posting's names for skills the resume
 * calls something else.
 */
function suggestionsOf({ match, context }: Score): string[] {
  if (match)
    return match.terms.filter(({ evidence, worth }) => evidence !== 'none' && worth < 1).map(({ term }) => term.form)
  const shownSkills = context.textFields.flatMap(({ skills }) => skills.map(({ skill }) => skill))
  const labels = new Set(shownSkills.map(({ label }) => label))
  const counts = new Map<string, number>()
  for (const other of [...new Set(shownSkills)].flatMap(({ related = [] }) => related))
    if (!labels.has(other)) counts.set(other, (counts.get(other) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, x], [b, y]) => y - x || inOrder(a, b))
    .map(([label]) => label)
    .slice(0, MAX_SUGGESTIONS)
}

const MAX_SUGGESTIONS = 10

/**
 * The share of a part's points that was not lost; for keywords, the coverage. A part without content and findings has
 * no score.
 */
function sectionOf({ findings, coverage, costs, context }: Score, part: Part): [string, { score: number }][] {
  if (part === 'keywords') return coverage === null ? [] : [[part, { score: coverage }]]
  const partFindings = findings.filter((finding) => finding.part === part)
  // A resume is complete without projects, so a finding that suggests some gives no score to what is not there.
  if ((partFindings.length === 0 || part === 'projects') && !hasPart(context, part)) return []
  // No rule costs a part more than it costs the whole resume.
  const lost = costs.reduce((sum, { rule, cost }) => sum + Math.min(cost, costOf(partFindings, rule)), 0)
  return [[part, { score: Math.max(0, Math.round(100 - (100 * lost) / WORTH[part])) }]]
}

/** Formatting applies to every text. */
const hasPart = ({ textFields }: Score['context'], part: Part): boolean =>
  textFields.some((textField) => part === 'formatting' || textField.part === part)

const costOf = (findings: Score['findings'], rule: string): number =>
  findings.filter((finding) => finding.rule === rule).reduce((sum, { cost }) => sum + cost, 0)

/** Roughly the points each part's rules can cost; a part's score is measured against them. */
const WORTH: Record<Exclude<Part, 'keywords'>, number> = {
  contact: 20,
  summary: 8,
  experience: 50,
  education: 10,
  skills: 12,
  projects: 6,
  formatting: 12,
}
