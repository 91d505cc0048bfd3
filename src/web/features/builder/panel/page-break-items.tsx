import { useLingui } from '@lingui/react/macro'
import { PAGE_BREAKS, type PageBreak } from '#shared/resume/schema.ts'
import { MenuRadioGroup, MenuRadioItem } from '#web/ui/menu.tsx'

type PageBreakItemsProps = { value: PageBreak | undefined; onChange: (value: PageBreak | undefined) => void }

/** How the pages break at an entry or a section, in its menu. */
export function PageBreakItems({ value, onChange }: PageBreakItemsProps) {
  const { t } = useLingui()
  return (
    <MenuRadioGroup
      aria-label={t`Page break`}
      value={value ?? ''}
      onValueChange={(next) => onChange(PAGE_BREAKS.find((each) => each === next))}
    >
      <MenuRadioItem value="">{t`Break where the page ends`}</MenuRadioItem>
      <MenuRadioItem value={'before' satisfies PageBreak}>{t`Start a new page`}</MenuRadioItem>
      <MenuRadioItem value={'together' satisfies PageBreak}>{t`Keep on one page`}</MenuRadioItem>
    </MenuRadioGroup>
  )
}
