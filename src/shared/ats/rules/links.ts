import type { Context } from '#shared/ats/context.ts'
import { textFieldsOf, type TextField } from '#shared/ats/text-fields.ts'
import type { Finding, Part, Rule } from '#shared/ats/types.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { isHidden } from '#shared/resume/sections.ts'
import { readable, squeezed } from '#shared/text/readable.ts'
import { parseRich } from '#shared/text/rich.ts'
import { foldWord } from '#shared/text/tokens.ts'
import { safeHref } from '#shared/text/urls.ts'

/** Links that are meaningless on paper, don't work for other people, or carry tracking codes. */
export const links: Rule<Context> = {
  name: 'links',
  kind: 'defect',
  most: 2,
  find: ({ content }) => [
    ...textFieldsOf(content).flatMap(linkFindings),
    ...addressesOf(content).flatMap((address) => [...localFindings(address), ...trackingFindings(address)]),
  ],
}

type Address = { readonly path: FieldPath; readonly part: Part; readonly text: string }

function addressesOf(content: ResumeContent): readonly Address[] {
  const { personalInfo, projects, publications = [] } = content
  return [
    ...(['website', 'linkedin', 'github'] as const).map((field) =>
      addressAt(`personalInfo.${field}`, personalInfo[field], 'contact'),
    ),
    ...(isHidden(content, 'projects') ? [] : projects).flatMap(({ url, github }, index) => [
      addressAt(`projects.${index}.url`, url),
      addressAt(`projects.${index}.github`, github),
    ]),
    ...(isHidden(content, 'publications') ? [] : publications).map(({ url }, index) =>
      addressAt(`publications.${index}.url`, url),
    ),
  ].filter(({ text }) => text.trim() !== '')
}

const addressAt = (path: FieldPath, text: string, part: Part = 'projects'): Address => ({ path, part, text })

const LOCAL =
  /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|[\w-]+\.(?:local|internal|lan))(?=[:/]|$)|^(?:file:|[a-z]:\\)/i
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|igsh|trk|trackingid|originalsubdomain|_hsenc|_hsmi)$/i

function localFindings({ path, part, text }: Address): readonly Finding[] {
  const address = squeezed(readable(text))
  if (!LOCAL.test(address)) return []
  return [{ code: 'link-local', severity: 'warning', part, paths: [path], values: { address }, cost: 1 }]
}

function trackingFindings({ path, part, text }: Address): readonly Finding[] {
  const value = withoutTracking(text)
  if (value === text) return []
  const isSafe = text === readable(text) && (safeHref(value) === null) === (safeHref(text) === null)
  const fix = isSafe && { fix: [{ path, value }] }
  return [{ code: 'link-tracking', severity: 'suggestion', part, paths: [path], cost: 1, ...fix }]
}

/** The address without tracking parameters; the other parameters stay as they are. */
function withoutTracking(text: string): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(text) ?? []
  const parts = query.split('&')
  const kept = parts.filter((part) => !TRACKING.test(readable(part.split('=', 1)[0] ?? '')))
  if (before === '' || kept.length === parts.length) return text
  return `${before}${kept.length === 0 ? '' : '?'}${kept.join('&')}${hash}`
}

/** Folded link texts that name no target: meaningless on paper and in a screen reader's list of links. */
const EMPTY = new Set(
  'here|click here|click|link|this link|this|see here|read more|more|hier|hier klicken|klick hier|klicken sie hier|ici|cliquez ici|cliquer ici|lien|aqui|haz clic aqui|haga clic aqui|clic aqui|pulse aqui|enlace'.split(
    '|',
  ),
)

const linkFindings = ({ path, part, text }: TextField): readonly Finding[] =>
  (text.includes('](') ? parseRich(text) : []).flatMap((run): Finding[] => {
    if (run.href === undefined) return []
    const words = foldWord(run.text)
      .replace(/[^\p{L} ]/gu, '')
      .trim()
    const values = { text: run.text.trim(), address: run.href }
    const common = { severity: 'suggestion', part, paths: [path], values, cost: 1 } as const
    if (LOCAL.test(run.href)) return [{ ...common, code: 'link-local', severity: 'warning' }]
    return EMPTY.has(words) ? [{ ...common, code: 'link-says-nothing' }] : []
  })
