import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { CATEGORY_NAMES, type Category } from '#web/features/templates/categories.ts'
import type { Filters } from '#web/features/templates/filters.ts'
import { COLUMN_NAMES, OCCUPATION_NAMES, PHOTO_NAMES } from '#web/features/templates/trait-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type FilterSelectsProps = {
  filters: Filters
  onChange: (filters: Filters) => void
  /** Given where no links choose the category. */
  categories?: readonly Category[]
}

/** A list for each trait of templates. Their names are those of the address, so that a form of them works as one. */
export function FilterSelects({ filters, onChange, categories }: FilterSelectsProps) {
  const { t } = useLingui()
  const select = <Name extends keyof Filters>(
    name: Name,
    label: string,
    any: string,
    options: readonly (readonly [string, MessageDescriptor])[],
  ) => (
    <Field label={label}>
      <Select
        name={name}
        value={filters[name] ?? ''}
        // The options are the filter's own values.
        onChange={({ target }) => onChange({ ...filters, [name]: (target.value || null) as Filters[Name] })}
      >
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {t(text)}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <>
      {categories &&
        select(
          'category',
          t`Style`,
          t`Any style`,
          categories.map((category) => [category, CATEGORY_NAMES[category]]),
        )}
      {select('for', t`Field`, t`Any field`, Object.entries(OCCUPATION_NAMES))}
      {select('columns', t`Columns`, t`Any`, Object.entries(COLUMN_NAMES))}
      {select('photo', t`Photo`, t`Any`, Object.entries(PHOTO_NAMES))}
    </>
  )
}
