import { useEffect, useState } from 'react'
import type { Layout } from '#shared/template/document.ts'
import { callTemplate } from '#web/lib/api/call-template.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'
import { TemplateThumb } from '#web/preview/template-thumb.tsx'

/** The first page of a resume in this browser, laid out here; nothing as long as its template is not there. */
export default function LocalPage({ resume: { content, templateId } }: { resume: LocalResume }) {
  const template = useTemplate(templateId)
  if (template === undefined) return null
  return <TemplateThumb template={template} content={content} className="rounded-sm shadow-paper" />
}

/** Null is the basic layout, which takes the place of a template that is gone; undefined until it has come. */
function useTemplate(id: number | null): Layout | null | undefined {
  const [found, setFound] = useState<{ id: number; template: Layout | null }>()
  useEffect(() => {
    let isGone = false
    const take = (template: Layout | null) => !isGone && id !== null && setFound({ id, template })
    // Without a connection the sheet stays blank.
    if (id !== null) fetched(id).then(take, () => undefined)
    return () => {
      isGone = true
    }
  }, [id])
  return id === null ? null : found?.id === id ? found.template : undefined
}

const asked = new Map<number, Promise<Layout | null>>()

/** Asked for once for all resumes that have it, and again after a failure. */
function fetched(id: number): Promise<Layout | null> {
  const known = asked.get(id)
  if (known) return known
  const template = callTemplate(id).then((reply) => {
    if (reply.status === 200) return reply.body
    if (reply.status === 404) return null
    throw new Error('No template')
  })
  asked.set(id, template)
  template.catch(() => asked.delete(id))
  return template
}
