import { Trans, useLingui } from '@lingui/react/macro'
import type { Template } from '#shared/template/template.ts'

type Described = Pick<Template, 'description'> & Partial<Pick<Template, 'publishedAt'>>

/** What a template says of itself, or a sentence in its place. Those of built-in templates are in the catalog. */
export function TemplateDescription({ template: { description, publishedAt } }: { template: Described }) {
  const { i18n } = useLingui()
  if (publishedAt) return description.trim()
  if (!description.trim()) return <Trans>Professional template optimized for ATS compatibility</Trans>
  const said = i18n._(description)
  return <span lang={said === description && i18n.locale !== 'en' ? 'en' : undefined}>{said.trim()}</span>
}
