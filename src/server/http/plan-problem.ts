import { problem } from '#server/http/problem.ts'
import type { Problem } from '#shared/contract/endpoint.ts'
import { hasRight, productsWith, productsForResumes, type Right, type Rights } from '#shared/billing/rights.ts'
import type { ProductId } from '#shared/billing/products.ts'

/** What is not part of a plan, and what is still available. */
const SENTENCES: { readonly [R in Right]: string } = {
  pdf: 'Your plan doesn’t include PDF files. Text, Markdown, and JSON are always free.',
  docx: 'Your plan doesn’t include Word files. PDF, text, Markdown, and JSON are free.',
  premiumTemplates:
    'Your plan doesn’t include this template. Choose another one to download this resume, or download it as text for free.',
  advancedAts:
    'Your plan doesn’t include the analysis of the exported file. The score in the builder is free, even with a job posting.',
  aiContent:
    'Your plan doesn’t include writing from the AI interview. The questions are free, and your answers stay in your browser.',
  coach: 'Your account doesn’t include the Interview coach. Any sessions you have are kept.',
  customSlug: 'Your plan doesn’t include a custom URL. Your public page keeps its current URL.',
  viewAnalytics: 'Your plan doesn’t include statistics. We’re still counting your views.',
  noBranding: 'Your plan doesn’t include a custom appearance for your public pages.',
  prioritySupport: 'Your plan doesn’t include priority support. We’ll still reply to your message.',
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
  'Your plan doesn’t include this template or this file type. Text, Markdown, and JSON are always free.'

/** The code of a refusal by right: 'plan_docx', but 'coach_not_owned' for the coach. */
const codeOf = (right: Right): string =>
  right === 'coach' ? 'coach_not_owned' : `plan_${right.replace(/[A-Z]/g, '_$&').toLowerCase()}`

/** 402 for a resume beyond the limit of the plan. */
export function noMoreResumes({ resumes }: Rights): PlanProblem {
  const most = resumes ?? 0
  const sentence =
    most === 1
      ? 'Your plan includes 1 resume. You can still open and edit the ones you have. This one stays in your browser.'
      : `Your plan includes ${most} resumes. You can still open and edit the ones you have. This one stays in your browser.`
  return withOpening('plan_resumes', sentence, productsForResumes(most + 1))
}

function withOpening(code: string, message: string, openedBy: readonly ProductId[]): PlanProblem {
  const { body } = problem(402, code, message)
  return { status: 402, body: { ...body, openedBy: [...openedBy] } }
}
