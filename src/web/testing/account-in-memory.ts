import { vi } from 'vitest'
import type { Template } from '#shared/template/template.ts'
import type { ResumeText } from '#web/persistence/resume-states.ts'

type Kept = { readonly id: number; readonly key: string; readonly texts: ResumeText[] }
type Asked = ResumeText & { readonly key?: string; readonly version?: number }

/** An account as the contract describes it: one resume for each key, saves by version, earlier texts as versions. */
export function createFakeAccount() {
  const resumes: Kept[] = []
  let cutAfter = Number.POSITIVE_INFINITY
  let refuse: (asked: Asked) => Response | undefined = () => undefined
  let asked = 0

  function answer(method: string, path: string, body: Asked): Response {
    if (path === `/api/templates/${template.id}`) return Response.json(template)
    const [, id, version] = /^\/api\/resumes(?:\/(\d+))?(?:\/versions(?:\/(\d+))?)?$/.exec(path) ?? []
    if (method === 'POST') return refuse(body) ?? create(body)
    const kept = resumes.find((resume) => resume.id === Number(id))
    if (!kept) return Response.json({ message: 'We can’t find this resume.', code: 'missing' }, { status: 404 })
    if (method === 'PUT') return save(kept, body)
    if (version) return Response.json(versionOf(kept, Number(version)))
    if (path.endsWith('/versions'))
      return Response.json(kept.texts.slice(0, -1).map((_, at) => versionOf(kept, at + 1)))
    return Response.json(shown(kept))
  }

  function create(body: Asked): Response {
    const found = resumes.find(({ key }) => key === body.key)
    if (found) return Response.json(shown(found))
    const made = { id: resumes.length + 1, key: body.key ?? '', texts: [textOf(body)] }
    resumes.push(made)
    return Response.json(shown(made), { status: 201 })
  }

  function save(kept: Kept, body: Asked): Response {
    if (body.version !== undefined && body.version !== kept.texts.length)
      return Response.json({ message: 'Changed elsewhere.', code: 'conflict', resume: shown(kept) }, { status: 409 })
    kept.texts.push(textOf(body))
    return Response.json(shown(kept))
  }

  vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) => {
    asked += 1
    // Sent, and the connection breaks: the request may have arrived, its answer does not.
    if (asked > cutAfter + 1) throw new TypeError('offline')
    const reply = answer(init.method, path, init.body ? JSON.parse(init.body) : {})
    if (asked > cutAfter) throw new TypeError('the answer was lost')
    return reply
  })

  return {
    resumes,
    /** The only one there is. */
    template,
    /** Titles of each resume's texts, the oldest first: what the account holds in the end. */
    texts: () => resumes.map(({ texts }) => texts.map(({ title, content }) => `${title}: ${content.summary}`)),
    edit: (id: number, change: (text: ResumeText) => ResumeText) => {
      const { texts } = resumes.find((resume) => resume.id === id)!
      texts.push(change(texts.at(-1)!))
    },
    /** So many requests are answered; the next one arrives without an answer, and then nothing is reached. */
    cutAfter: (requests: number) => {
      asked = 0
      cutAfter = requests
    },
    refuse: (rule: typeof refuse) => {
      refuse = rule
    },
  }
}

const template: Template = {
  id: 9,
  name: 'Academic',
  description: '',
  category: 'other',
  isPremium: true,
  atsScore: null,
  htmlTemplate: '',
  cssStyles: '',
}

const textOf = ({ title, templateId, content }: Asked): ResumeText => ({ title, templateId, content })
const time = '2026-01-01T00:00:00.000Z'

const versionOf = ({ texts }: Kept, version: number) => ({
  version,
  savedAt: time,
  atsScore: null,
  ...texts[version - 1],
})

const shown = ({ id, texts }: Kept) => ({
  id,
  ...texts.at(-1),
  atsScore: null,
  isPublic: false,
  version: texts.length,
  createdAt: time,
  updatedAt: time,
})
