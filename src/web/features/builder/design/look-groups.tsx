import { Trans, useLingui } from '@lingui/react/macro'
import { templateSecondAccent } from '#shared/template/accent.ts'
import { templateParts } from '#shared/template/template-measures.ts'
import { AccentControl } from '#web/features/builder/design/accent-control.tsx'
import { DetailGroup } from '#web/features/builder/design/detail-group.tsx'
import { FontGroup } from '#web/features/builder/design/font-group.tsx'
import { HeadingGroup } from '#web/features/builder/design/heading-group.tsx'
import { PageGroup } from '#web/features/builder/design/page-group.tsx'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { useTemplate } from '#web/features/builder/design/use-template.ts'
import { Group } from '#web/features/builder/panel/group.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

/** What changes the look of a resume in any template. */
export function LookGroups() {
  const template = useTemplate()
  return (
    <>
      <Group title={<Trans>Accent color</Trans>}>
        <AccentControl />
        {templateParts(template).secondAccent && <SecondAccent own={templateSecondAccent(template.cssStyles)} />}
      </Group>
      <FontGroup />
      <PageGroup />
      <HeadingGroup />
      <DetailGroup />
    </>
  )
}

/** For templates with two colors. */
function SecondAccent({ own }: { own: string }) {
  const { t } = useLingui()
  const [{ accent2 }, change] = useDesign()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t`Second color`}>
        <Input
          type="color"
          value={accent2 ?? own}
          onChange={({ target }) => change({ accent2: target.value }, 'design.accent2')}
          className="w-16! cursor-pointer px-1! py-1"
        />
      </Field>
      <Button look="quiet" aria-disabled={!accent2} onClick={() => change({ accent2: undefined })}>
        <Trans>Reset second color</Trans>
      </Button>
    </div>
  )
}
