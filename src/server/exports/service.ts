import type { FileWriters } from '#server/engines/file-writers/file-writers.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import { aboutFile, pdfJob } from '#server/exports/pdf-job.ts'
import { composePrintable } from '#server/exports/compose-printable.ts'
import { refuseTooLong } from '#server/exports/refuse-too-long.ts'
import type { Resumes } from '#server/resumes/service.ts'
import type { UserTemplates } from '#server/user-templates/service.ts'
import type { Format } from '#shared/contract/exports.ts'
import { jsonFile, type Named } from '#shared/exports/text-file.ts'
import { fitSheet } from '#shared/template/fit.ts'
import type { Layout, ResumeDocument } from '#shared/template/document.ts'

export type ExportedFile = { readonly bytes: Uint8Array; readonly title: string }
export type Exports = ReturnType<typeof createExports>
type Parts = {
  readonly resumes: Resumes
  readonly userTemplates: Pick<UserTemplates, 'layoutOf' | 'layoutForEveryone'>
  readonly pdf: PdfEngine
  readonly fileWriters: FileWriters
}
type Options = { readonly owner: string; readonly signal: AbortSignal }
type Laid = {
  readonly resume: Named
  readonly document: ResumeDocument
}

/** Makes files of resumes, a person's or a guest's. Throws what the PDF engine refuses with. */
export function createExports({ resumes, userTemplates, pdf, fileWriters }: Parts) {
  const writers: Readonly<Record<Format, (laid: Laid, options: Options) => Promise<Uint8Array>>> = {
    pdf: async (laid, { owner, signal }) => (await pdf.print({ ...jobOf(laid, owner), signal })).bytes,
    docx: async (laid, options) => {
      const docx = { ...docxOf(laid), css: await fittedSheet(laid, options) }
      return fileWriters.write({ ...htmlOf(laid), format: 'docx', docx }, options)
    },
    json: async ({ resume }) => utf8(jsonFile(resume)),
    txt: (laid, options) => fileWriters.write({ ...htmlOf(laid), format: 'txt' }, options),
    md: (laid, options) => fileWriters.write({ ...htmlOf(laid), format: 'md' }, options),
  }
  /** The sheet of a resume, with the spacing of its PDF if that is fitted to a number of pages. */
  async function fittedSheet(laid: Laid, { owner, signal }: Options): Promise<string> {
    const { css, fitPages } = laid.document
    if (fitPages === undefined) return css
    // Word files need no browser: without one, or while it is busy, the spacing is that of the design.
    const printed = await pdf.print({ ...jobOf(laid, owner), signal }).catch((error: unknown) => {
      if (error instanceof PdfRefusal && error.code !== 'cancelled') return null
      throw error
    })
    return printed?.fit ? css + fitSheet(printed.fit) : css
  }
  async function write(resume: Named, layout: Layout | null, format: Format, options: Options): Promise<Uint8Array> {
    if (format === 'pdf') refuseTooLong(resume.content)
    return writers[format]({ resume, document: composePrintable(resume.content, layout) }, options)
  }
  return {
    /** A file of a resume that no account has. */
    writeGuest: async (resume: Named, format: Format, options: Options): Promise<Uint8Array> =>
      write(resume, await userTemplates.layoutForEveryone(resume.templateId ?? null), format, options),

    isPremiumTemplate: async (templateId: number | null): Promise<boolean> =>
      (await userTemplates.layoutForEveryone(templateId))?.isPremium ?? false,

    /** Whether a resume is laid out by a premium template; false where there is no such resume. */
    async isPremium(userId: string, resumeId: number): Promise<boolean> {
      const resume = await resumes.find(userId, resumeId)
      return resume ? ((await userTemplates.layoutOf(userId, resume.templateId))?.isPremium ?? false) : false
    },

    /** The file, or undefined when this person has no such resume. */
    async make(
      userId: string,
      resumeId: number,
      format: Format,
      signal: AbortSignal,
    ): Promise<ExportedFile | undefined> {
      const resume = await resumes.find(userId, resumeId)
      if (!resume) return undefined
      const layout = await userTemplates.layoutOf(userId, resume.templateId)
      return { bytes: await write(resume, layout, format, { owner: userId, signal }), title: resume.title }
    },
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text)

const jobOf = ({ resume, document }: Laid, owner: string) =>
  pdfJob(resume, document, { source: resume.content.design?.embedSource !== false, owner })

const htmlOf = ({ document }: Laid) => ({ html: document.html })

const docxOf = ({ resume, document }: Laid) => ({
  ...aboutFile(resume.content),
  lang: document.lang,
  paper: document.paper,
})
