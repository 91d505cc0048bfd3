import { useEffect, useState, type ReactNode } from 'react'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { LazyImage } from '#web/ui/lazy-image.tsx'

/** The printing engine asks for these seconds while it is busy, as its pictures' `retry-after` says. */
const BUSY_MS = 5000

type ResumePictureProps = { resume: Pick<ResumeCard, 'id' | 'version'> }

/** The first page of a resume of the account, fetched when it comes near the window; refused once, it is asked for again. */
export function ResumePicture({ resume: { id, version } }: ResumePictureProps) {
  const src = `/api/resumes/${id}/picture?v=${version}`
  const [refused, setRefused] = useState<string>()
  const [again, setAgain] = useState<string>()
  useEffect(() => {
    if (refused === undefined) return
    const timer = setTimeout(setAgain, BUSY_MS, refused)
    return () => clearTimeout(timer)
  }, [refused])
  return (
    <BlankPage>
      <LazyImage
        key={`${src} ${again === src}`}
        src={src}
        alt=""
        width={480}
        height={621}
        onError={() => setRefused(src)}
        className="absolute inset-x-0 top-0 h-auto w-full rounded-sm shadow-paper"
      />
    </BlankPage>
  )
}

/** A blank sheet as long as nothing is drawn on it. Letter, the lower size, so that a page on A4 covers it as well. */
export function BlankPage({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="relative block aspect-[794/1123] w-24 shrink-0">
      <span className="absolute inset-x-0 top-0 aspect-[816/1056] rounded-sm bg-paper" />
      {children}
    </span>
  )
}
