import type { PublicPage } from '../../tests/public-pages.ts'
import type { Lighthouse, Report } from './install.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const DEVICES = ['mobile', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

/** Medians of several runs: scores of 0 to 100 in the order of the categories, milliseconds to the largest paint. */
export type Measured = {
  readonly scores: readonly number[]
  readonly largestPaint: number
  /** What cost points in any run, and where. */
  readonly faults: readonly string[]
}

type Run = { readonly lighthouse: Lighthouse; readonly port: number; readonly rounds: number }

export async function measure(url: string, device: Device, skipAudits: readonly string[], run: Run): Promise<Measured> {
  const reports: Report[] = []
  for (let round = 0; round < run.rounds; round++) reports.push(await reportOf(url, device, skipAudits, run))
  return {
    scores: CATEGORIES.map((category) =>
      median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
    ),
    largestPaint: median(reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Infinity)),
    faults: [...new Set(reports.flatMap(faultsOf))],
  }
}

/** Pages that are meant not to be indexed: audits that require the opposite are skipped. */
export function notAsked({ status, indexed }: PublicPage): string[] {
  return [...(status === 200 ? [] : ['http-status-code', 'errors-in-console']), ...(indexed ? [] : ['is-crawlable'])]
}

async function reportOf(url: string, device: Device, skipAudits: readonly string[], { lighthouse, port }: Run) {
  const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, skipAudits, ignoreStatusCode: true }
  const result = await lighthouse.default(url, flags, device === 'desktop' ? lighthouse.desktopConfig : undefined)
  if (!result) throw new Error(`No measurements for ${url}`)
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
  return result.lhr
}

function faultsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      // Of the performance audits only slow ones are listed; all other audits have to pass.
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (category === 'performance' ? 0.9 : 1))
      .map(({ id }) => {
        const { title = id, displayValue = '', details } = audits[id] ?? {}
        const places = (details?.items ?? []).flatMap(({ node }) => node?.selector ?? []).slice(0, 3)
        return [`${category}: ${title}`, displayValue, ...places].filter(Boolean).join(' | ')
      }),
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
