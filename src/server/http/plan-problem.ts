import { problem } from '#server/http/problem.ts'
import type { Problem } from '#shared/contract/endpoint.ts'
import { hasRight, productsWith, productsForResumes, type Right, type Rights } from '#shared/billing/rights.ts'
import type { ProductId } from '#shared/billing/products.ts'

/** What is not part of a plan, and what is still available. */
const SENTENCES: { readonly [R in Right]: string } = {
  pdf: 'PDF files are not part of your plan. Text, Markdown and JSON stay free.',
  docx: 'Word files are not part of your plan. PDF, text, Markdown and JSON stay free.',
  premiumTemplates:
    'This template is not part of your plan. Choose another one to download this resume, or take its text, which stays free.',
  advancedAts:
    'The analysis of the exported file is not part of your plan. The score beside your resume stays free, with a job description as well.',
  aiContent:
    'Writing from the interview is not part of your plan. The questions stay free, and your answers are kept in your browser.',
  coach: 'The Interview Coach is not open to your account. What you did in it stays yours.',
  customSlug: 'An address of your own is not part of your plan. Your public page stays at its usual address.',
  viewAnalytics: 'Statistics of your links are not part of your plan. Views go on being counted.',
  noBranding: 'A public page without our name is not part of your plan.',
  prioritySupport: 'Priority support is not part of your plan. We answer you all the same.',
}

type PlanProblem = { readonly status: 402; readonly body: Problem }

/** 402 for a feature outside the user's plan, naming the products that include it, cheapest first. */
export function notInPlan(right: Right): PlanProblem {
  return withOpening(codeOf(right), SENTENCES[right], productsWith(right))
}

/**
 * 402 for a file that needs rights outside the user's plan, naming the products that include all of them; undefined if
 * nothing is missing.
 */
export function fileNotInPlan(needed: readonly Right[], rights: Rights): PlanProblem | undefined {
  const missing = needed.filter((right) => !hasRight(rights, right))
  const [right] = missing
  if (!right) return undefined
  const sentence = missing.length > 1 ? FORMAT_AND_TEMPLATE : SENTENCES[right]
  return withOpening(codeOf(right), sentence, productsWith(...needed))
}
const FORMAT_AND_TEMPLATE =
  'Neither this template nor this kind of file is part of your plan. Text, Markdown and JSON stay free.'

/** The code of a refusal by right: 'plan_docx', but 'coach_not_owned' for the coach. */
const codeOf = (right: Right): string =>
  right === 'coach' ? 'coach_not_owned' : `plan_${right.replace(/[A-Z]/g, '_$&').toLowerCase()}`

/** 402 for a resume beyond the limit of the plan. */
export function noMoreResumes({ resumes }: Rights): PlanProblem {
  const most = resumes ?? 0
  const kept = most === 1 ? '1 resume' : `${most} resumes`
  const sentence = `Your plan keeps ${kept} in your account. Those you have stay open and can be changed; this one stays in your browser.`
  return withOpening('plan_resumes', sentence, productsForResumes(most + 1))
}

function withOpening(code: string, message: string, openedBy: readonly ProductId[]): PlanProblem {
  const { body } = problem(402, code, message)
  return { status: 402, body: { ...body, openedBy: [...openedBy] } }
}
