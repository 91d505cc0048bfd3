import { Trans } from '@lingui/react/macro'
import { FIRST_USER_TEMPLATE_ID } from '#shared/contract/user-templates.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { CopyDesign } from '#web/features/builder/design/copy-design.tsx'
import { DesignFiles } from '#web/features/builder/design/design-files.tsx'
import { LanguageChoice } from '#web/features/builder/design/language-choice.tsx'
import { LookGroups } from '#web/features/builder/design/look-groups.tsx'
import { PresetButtons } from '#web/features/builder/design/preset-buttons.tsx'
import { SectionOrder } from '#web/features/builder/design/section-order.tsx'
import { TemplateGroup } from '#web/features/builder/design/template-group.tsx'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { Group } from '#web/features/builder/panel/group.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** How the resume looks. Every choice shows in the preview immediately and can be undone. */
export default function DesignPanel() {
  const [design, change] = useDesign()
  return (
    <>
      <Group title={<Trans>Template</Trans>}>
        <TemplateGroup />
        <OwnTemplateLink />
      </Group>
      <Group
        title={<Trans>Presets</Trans>}
        hint={<Trans>Each sets the page, headings, and details at once. Your colors stay unless it has its own.</Trans>}
      >
        <PresetButtons />
      </Group>
      <LookGroups />
      <Group title={<Trans>Sections</Trans>} hint={<Trans>Hidden sections keep their text but aren’t printed.</Trans>}>
        <SectionOrder />
      </Group>
      <Group title={<Trans>Language and PDF</Trans>}>
        <LanguageChoice />
        <Switch
          label={<Trans>Include my data in the PDF</Trans>}
          hint={
            <Trans>
              Adds your resume data to the PDF, so you can import it again. Hidden sections and the resume’s title are
              left out.
            </Trans>
          }
          checked={design.embedSource ?? true}
          onCheckedChange={(on) => change({ embedSource: on ? undefined : false })}
        />
      </Group>
      <Group title={<Trans>Reuse a design</Trans>} hint={<Trans>Your text and sections stay as they are.</Trans>}>
        <CopyDesign />
        <DesignFiles />
      </Group>
    </>
  )
}

/** To the template editor, for accounts: with the resume's own template, or with a copy of its template. */
function OwnTemplateLink() {
  const { signedIn, templates } = useBuilder()
  const id = useResume(({ templateId }) => templateId)
  if (!signedIn) return null
  const isShared = templates.some((template) => template.id === id && template.publishedAt !== undefined)
  const isOwn = id !== null && id >= FIRST_USER_TEMPLATE_ID && !isShared
  const to = isOwn ? `/template-editor/${id}` : `/template-editor${id === null ? '' : `?from=${id}`}`
  return (
    <p className="text-sm">
      <Link to={to} className={TEXT_LINK}>
        {isOwn ? <Trans>Edit this template</Trans> : <Trans>Make your own</Trans>}
      </Link>
    </p>
  )
}
