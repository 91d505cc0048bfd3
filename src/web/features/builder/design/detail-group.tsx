import { Trans, useLingui } from '@lingui/react/macro'
import { DATE_FORMATS } from '#shared/resume/design-controls.ts'
import { formatDate } from '#shared/resume/format-dates.ts'
import { templateMeasures, templateParts } from '#shared/template/template-measures.ts'
import { DesignSelect } from '#web/features/builder/design/design-select.tsx'
import { MeasureControl } from '#web/features/builder/design/measure-control.tsx'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { useTemplate } from '#web/features/builder/design/use-template.ts'
import { FieldGrid, Group } from '#web/features/builder/panel/group.tsx'
import { useTextLanguage } from '#web/features/builder/state/builder-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

/** Dates, bullets, icons and the photo. */
export function DetailGroup() {
  const { t } = useLingui()
  const [design] = useDesign()
  const template = useTemplate()
  return (
    <Group title={<Trans>Details</Trans>}>
      <FieldGrid>
        <DateFormatChoice />
        {templateParts(template).movableDates && (
          <DesignSelect
            name="datePosition"
            label={t`Date position`}
            words={{ right: t`Right`, left: t`Left`, below: t`Below the title` }}
          />
        )}
        <DesignSelect
          name="bullet"
          label={t`Bullet style`}
          words={{ disc: t`Dot`, circle: t`Circle`, square: t`Square`, dash: t`Dash`, none: t`None` }}
        />
        <ContactIcons />
        {templateParts(template).photo && (
          <>
            <DesignSelect
              name="photoShape"
              label={t`Photo shape`}
              words={{ circle: t`Circle`, rounded: t`Rounded corners`, square: t`Square corners` }}
            />
            <MeasureControl
              name="photoSize"
              label={t`Photo size`}
              unit="mm"
              own={templateMeasures(template, design).photoSize}
            />
          </>
        )}
      </FieldGrid>
    </Group>
  )
}

/** Each format is shown by the same date. */
function DateFormatChoice() {
  const { t } = useLingui()
  const [{ dateFormat = 'short' }, change] = useDesign()
  const language = useTextLanguage() ?? 'en'
  return (
    <Field label={t`Date format`}>
      <Select
        value={dateFormat}
        onChange={({ target }) =>
          change({ dateFormat: DATE_FORMATS.find((format) => format === target.value && format !== 'short') })
        }
      >
        {DATE_FORMATS.map((format) => (
          <option key={format} value={format}>
            {formatDate('2021-09', language, format)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function ContactIcons() {
  const { t } = useLingui()
  const [{ contactIcons }, change] = useDesign()
  return (
    <Field label={t`Contact icons`}>
      <Select
        value={contactIcons === undefined ? '' : String(contactIcons)}
        onChange={({ target }) =>
          change({ contactIcons: target.value === '' ? undefined : target.value === String(true) })
        }
      >
        <option value="">{t`Template default`}</option>
        <option value="true">{t`Show`}</option>
        <option value="false">{t`Hide`}</option>
      </Select>
    </Field>
  )
}
