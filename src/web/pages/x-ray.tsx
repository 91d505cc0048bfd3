import { Trans } from '@lingui/react/macro'
import { XRayCatalog } from '#web/features/x-ray/x-ray-catalog.tsx'
import { XRay } from '#web/features/x-ray/x-ray.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What text extractors read in any resume: for everyone, in the browser. */
export default function XRayPage() {
  return (
    <XRayCatalog>
      <Page />
    </XRayCatalog>
  )
}

function Page() {
  return (
    <div className="mx-auto grid w-full max-w-6xl content-start gap-8 px-4 py-8 sm:px-6 md:py-12">
      <header className="grid max-w-2xl gap-3">
        <h1 className="text-xl md:text-2xl">
          <Trans>See what software reads in your resume</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>
            Many employers use software (an applicant tracking system, or ATS) that reads the text of your resume. This
            page shows which words widely used text extractors get from your file, and in what order.
          </Trans>
        </p>
      </header>
      <XRay />
      <noscript>
        <Notice tone="warn" title={<Trans>This page needs JavaScript</Trans>}>
          <Trans>Your file is read in your browser, which requires JavaScript. Turn it on and reload the page.</Trans>
        </Notice>
      </noscript>
    </div>
  )
}
