import { TEMPLATE_CATEGORIES, type Template } from '#shared/template/template.ts'
import { isForAll, OCCUPATIONS, traitsOf, type Occupation, type TemplateTraits } from '#shared/template/traits.ts'
import { type Category } from '#web/features/templates/categories.ts'

/** What a list of templates is narrowed to; null is no wish. */
export type Filters = {
  readonly category: Category | null
  readonly columns: 'one' | 'two' | null
  readonly photo: 'yes' | 'no' | null
  readonly for: Occupation | null
}

export const NO_FILTERS: Filters = { category: null, columns: null, photo: null, for: null }

const VALUES: { readonly [Name in keyof Filters]: readonly NonNullable<Filters[Name]>[] } = {
  category: TEMPLATE_CATEGORIES,
  columns: ['one', 'two'],
  photo: ['yes', 'no'],
  for: OCCUPATIONS,
}

/** The filters of an address; a value that is not known is no wish. */
export function readFilters(search: URLSearchParams): Filters {
  const read = <Name extends keyof Filters>(name: Name) =>
    VALUES[name].find((value) => value === search.get(name)) ?? null
  return { category: read('category'), columns: read('columns'), photo: read('photo'), for: read('for') }
}

/** The address with these filters; what else it says stays. */
export function writeFilters(search: URLSearchParams, filters: Filters): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(filters)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== null)

/** The templates that fit, in their order; those made for the wanted field come before those that suit any. */
export function filterTemplates<T extends Pick<Template, 'id' | 'category'>>(
  templates: readonly T[],
  filters: Filters,
): readonly T[] {
  const fitting = templates.filter(
    ({ id, category }) => (filters.category ?? category) === category && fits(traitsOf(id), filters),
  )
  if (!filters.for) return fitting
  return [
    ...fitting.filter(({ id }) => isMadeFor(traitsOf(id))),
    ...fitting.filter(({ id }) => !isMadeFor(traitsOf(id))),
  ]
}

/** Of a template without traits nothing is known that speaks against it. */
const fits = (traits: TemplateTraits | undefined, { columns, photo, for: occupation }: Filters): boolean =>
  !traits ||
  ((columns === null || (columns === 'two') === (traits.columns === 2)) &&
    (photo === null || (photo === 'yes') === traits.photo) &&
    (occupation === null || traits.occupations.includes(occupation)))

const isMadeFor = (traits: TemplateTraits | undefined): boolean => traits !== undefined && !isForAll(traits)
