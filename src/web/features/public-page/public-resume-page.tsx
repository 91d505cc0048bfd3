import { useLingui } from '@lingui/react/macro'
import type { PublicResume } from '#shared/contract/public.ts'
import { readingFontSheet } from '#shared/template/families.ts'
import { PublicFrame } from '#web/features/public-page/public-frame.tsx'
import { ResumeActions } from '#web/features/public-page/resume-actions.tsx'
import { pageTitle } from '#web/features/public-page/page-title.ts'
import { useNonce } from '#web/lib/nonce.ts'

/** `files` is the path under which the resume's files are, without a slash at its end. */
export function PublicResumePage({ resume, files }: { resume: PublicResume; files: string }) {
  return (
    <PublicFrame
      name={resume.name}
      showsBrand={!resume.hidesBrand}
      actions={<ResumeActions title={pageTitle(resume)} hasPdf={resume.hasPdf} files={files} />}
    >
      <Paper resume={resume} />
    </PublicFrame>
  )
}

/** The sheet on the desk; a phone is no wider than the sheet. */
function Paper({ resume: { id, name, html, css, lang, families, firstFonts } }: { resume: PublicResume }) {
  const { t } = useLingui()
  const nonce = useNonce()
  return (
    <div className="grow bg-bench md:px-6 md:py-10 print:bg-transparent print:p-0">
      {/* Text that waits for them would move what was painted before. */}
      {firstFonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {families.map((family) => (
        <link key={family} rel="stylesheet" href={readingFontSheet(family)} precedence="fonts" />
      ))}
      <style href={`resume-${id}`} precedence="resume" nonce={nonce}>
        {css}
      </style>
      <div className="paper md:shadow-paper print:shadow-none">
        <div className="page" />
        {/* A template may leave the name out, or the person may; a page has a title all the same. */}
        {!html.includes('<h1') && <h1 className="sr-only">{name || t`Resume`}</h1>}
        {/* Made by our own templates, which escape every field; see shared/template/screen.ts. */}
        <article className="doc" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  )
}
