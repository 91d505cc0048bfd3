import { useLingui } from '@lingui/react/macro'
import type { Design } from '#shared/resume/schema.ts'
import { useDesign } from '#web/features/builder/design/use-design.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

/** The properties of a design that are one of a few words. */
type Choice = 'headingCase' | 'headingLine' | 'datePosition' | 'bullet' | 'photoShape'

type DesignSelectProps<K extends Choice> = {
  name: K
  label: string
  /** What each value is called, in the order of the list. */
  words: Readonly<Record<NonNullable<Design[K]>, string>>
}

/** A list for one property of the design; its first option leaves the choice to the template. */
export function DesignSelect<K extends Choice>({ name, label, words }: DesignSelectProps<K>) {
  const { t } = useLingui()
  const [design, change] = useDesign()
  // The keys of the words are the values of the property.
  const values = Object.keys(words) as NonNullable<Design[K]>[]
  return (
    <Field label={label}>
      <Select
        value={design[name] ?? ''}
        onChange={({ target }) => change({ [name]: values.find((value) => value === target.value) })}
      >
        <option value="">{t`Template default`}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {words[value]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
