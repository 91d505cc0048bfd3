import type { ResumeCard } from '#shared/contract/resumes.ts'
import { LazyImage } from '#web/ui/lazy-image.tsx'

/**
 * The first page of a resume of the account, fetched when it comes near the window; until then, and where it can't be
 * drawn, a blank sheet. Letter, the lower size, so that a page on A4 covers it as well.
 */
export function ResumePicture({ resume: { id, version } }: { resume: Pick<ResumeCard, 'id' | 'version'> }) {
  return (
    <span aria-hidden className="relative block aspect-[794/1123] w-24 shrink-0">
      <span className="absolute inset-x-0 top-0 aspect-[816/1056] rounded-sm bg-paper" />
      <LazyImage
        key={version}
        src={`/api/resumes/${id}/picture?v=${version}`}
        alt=""
        width={480}
        height={621}
        className="absolute inset-x-0 top-0 h-auto w-full rounded-sm shadow-paper"
      />
    </span>
  )
}
