/*
 * Measures how long the largest allowed input of each operation keeps the server from answering others: a bare request
 * is sent again and again meanwhile, and the slowest one is the stall. `npm run bench:loop`, on a quiet machine.
 */
import { startBuilt } from '../built-product.ts'
import { ANSWER_WITHOUT_ACCOUNT, LONG_ANSWER, MANY_FIELDS, POSTING, SCORED, TWENTY_PAGES } from './loop-inputs.ts'
import { printTable, rounded } from './measure.ts'

type Operation = { readonly name: string; readonly run: () => Promise<Response> }

const product = await startBuilt({ RATE_LIMITS: 'off', PAYMENTS: 'off' })
try {
  const rows: string[][] = []
  for (const { name, run } of [await idle(), ...(await operations())]) {
    // Threads have started and code is compiled, as on a server that has been running.
    await (await run()).arrayBuffer()
    const { status, took, stall } = await watched(run)
    rows.push([name, String(status), rounded(took), rounded(stall)])
  }
  printTable(['', 'status', 'took ms', 'longest stall ms'], rows)
} finally {
  await product.stop()
}

/** A second without work: the machine's own noise. */
async function idle(): Promise<Operation> {
  const wait = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('')), 1000))
  return { name: 'nothing', run: wait }
}

async function operations(): Promise<Operation[]> {
  const json = { 'content-type': 'application/json' }
  const account = { email: 'bench@example.com', password: 'a long password' }
  const signUp = await post('/api/register', account)
  const cookie = signUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const mine: Record<string, string> = { ...json, cookie }

  function post(path: string, body: unknown, headers: Record<string, string> = json, method: 'POST' | 'PUT' = 'POST') {
    const text = JSON.stringify(body)
    return fetch(product.address + path, { method, headers, body: text })
  }
  /** Prepares the body at once, so that only the server works while it is measured. */
  function prepared(name: string, path: string, body: unknown, { headers = mine } = {}): Operation {
    const text = JSON.stringify(body)
    return { name, run: () => fetch(product.address + path, { method: 'POST', headers, body: text }) }
  }
  const get = (name: string, path: string): Operation => ({
    name,
    run: () => fetch(product.address + path, { headers: { cookie } }),
  })
  const create = async (content: object) => {
    const made = await post('/api/resumes', { title: 'Bench', content, templateId: 1 }, mine)
    return ((await made.json()) as { id: number }).id
  }

  const many = await create(MANY_FIELDS)
  const scored = await create(SCORED)
  const pages = await create(TWENTY_PAGES)
  const session = await post('/api/coach/sessions', { role: 'Engineer' }, mine)
  const { session: coach } = (await session.json()) as { session: { id: number; asked: { id: string }[] } }
  const questions = await post('/api/ai/interview-questions', {})
  const { questions: asked } = (await questions.json()) as { questions: { id: string }[] }
  const answered = (answer: string) => ({ interviewResponses: [{ questionId: asked[0]!.id, answer }] })

  let saves = 0
  const saved = (name: string, id: number, content: object): Operation => ({
    name,
    run: () => post(`/api/resumes/${id}`, { title: `Bench ${++saves}`, content, templateId: 1 }, mine, 'PUT'),
  })
  return [
    prepared('quick score, many fields', '/api/ats/quick-score', { content: MANY_FIELDS }, { headers: json }),
    prepared('quick score', '/api/ats/quick-score', { content: SCORED, jobDescription: POSTING }, { headers: json }),
    prepared('analysis', `/api/ats/analyze/${pages}`, { jobDescription: POSTING }),
    prepared('analysis, many fields', `/api/ats/analyze/${many}`, { jobDescription: POSTING }),
    saved('save, many fields', many, MANY_FIELDS),
    saved('save', scored, SCORED),
    get('read', `/api/resumes/${many}`),
    get('list', '/api/resumes'),
    ...(['pdf', 'docx', 'txt', 'md', 'json'] as const).flatMap((format) => [
      prepared(`${format}, twenty pages`, `/api/export/${format}/${pages}`, {}),
      prepared(`${format}, many fields`, `/api/export/${format}/${many}`, {}),
    ]),
    prepared('writing', '/api/ai/generate-content', answered(ANSWER_WITHOUT_ACCOUNT), { headers: json }),
    prepared('writing, signed in', '/api/ai/generate-content', answered(LONG_ANSWER)),
    prepared('follow-up', '/api/ai/follow-up', { questionId: asked[0]!.id, answer: LONG_ANSWER }, { headers: json }),
    prepared('coach', `/api/coach/sessions/${coach.id}/answers`, {
      questionId: coach.asked[0]!.id,
      answer: LONG_ANSWER,
    }),
    prepared('line from an answer', '/api/coach/bullet', {
      sessionId: coach.id,
      questionId: coach.asked[0]!.id,
      answer: LONG_ANSWER,
      resumeId: pages,
      experience: 0,
    }),
    prepared('export of all data', '/api/user/export', {}),
  ]
}

async function watched(run: () => Promise<Response>) {
  let isDone = false
  let stall = 0
  const watching = (async () => {
    while (!isDone) {
      const begin = performance.now()
      await (await fetch(`${product.address}/healthz`)).arrayBuffer()
      stall = Math.max(stall, performance.now() - begin)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  const begin = performance.now()
  const reply = await run()
  await reply.arrayBuffer()
  const took = performance.now() - begin
  isDone = true
  await watching
  return { status: reply.status, took, stall }
}
