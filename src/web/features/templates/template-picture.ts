import { TEMPLATE_PICTURES } from '#web/lib/pictures.ts'

/** The picture of a built-in template's first page, in the widths that were made of it. */
export function templatePicture(name: string) {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const path = (width: number) => `/pictures/templates/${slug}-${width}.webp`
  const [small] = TEMPLATE_PICTURES
  return {
    ...small,
    src: path(small.width),
    srcSet: TEMPLATE_PICTURES.map(({ width }) => `${path(width)} ${width}w`).join(', '),
  }
}
