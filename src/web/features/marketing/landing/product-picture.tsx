import { clsx } from 'clsx'
import { PICTURES } from '#web/lib/pictures.ts'
import { LazyImage } from '#web/ui/lazy-image.tsx'

type ProductPictureProps = { name: keyof typeof PICTURES; alt: string; className?: string }

/** A screenshot of the product, in the current color scheme. */
export function ProductPicture({ name, alt, className }: ProductPictureProps) {
  const shared = { ...PICTURES[name], alt }
  const look = 'h-auto w-full rounded-xl border border-line bg-sunken'
  return (
    <div className={className}>
      <LazyImage {...shared} src={`/pictures/${name}.light.webp`} className={clsx(look, 'dark:hidden')} />
      <LazyImage {...shared} src={`/pictures/${name}.dark.webp`} className={clsx(look, 'hidden dark:block')} />
    </div>
  )
}
