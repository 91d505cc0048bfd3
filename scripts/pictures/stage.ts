import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { openBrowser } from '../../tests/browser.ts'
import { shareBrowser, startBuilt } from '../../tests/built-product.ts'

/** The built product with one account, which owns the coach, and a browser. */
export type Stage = {
  readonly browser: Browser
  /** A page of a signed-in user, at two device pixels per CSS pixel. */
  open(viewport: { width: number; height: number }): Promise<Page>
  /** Saves a resume with this template and returns its id. */
  keep(content: ResumeContent, template: string): Promise<number>
  /** A resume as its owner downloads it. */
  pdf(resumeId: number): Promise<Buffer>
  /** Calls the API as the account: POST with a body, GET without. The caller names the type of the reply. */
  ask<T>(path: string, body?: object): Promise<T>
  close(): Promise<void>
}

const OWNER = {
  email: 'jonathan@example.com',
  password: 'first-bird',
  firstName: 'Jonathan',
  lastName: 'Whitfield-Reyes',
}

export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  shareBrowser(folder)
  const product = await startBuilt({ DATA_DIR: folder, RATE_LIMITS: 'off' })
  const browser = await openBrowser()
  const home = await browser.newContext({ baseURL: product.address })
  const ask = async <T>(path: string, data?: object): Promise<T> => {
    const reply = await (data ? home.request.post(path, { data }) : home.request.get(path))
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`)
    // The caller names its type, from the contract.
    return (await reply.json()) as T
  }
  await ask('/api/register', OWNER)
  execFileSync(process.execPath, ['scripts/account.ts', 'grant-coach', OWNER.email], {
    env: { ...process.env, DATA_DIR: folder },
  })
  const templates = await ask<{ id: number; name: string }[]>('/api/templates')
  const storageState = await home.storageState()
  return {
    browser,
    ask,
    async keep(content, template) {
      const templateId = templates.find(({ name }) => name === template)?.id
      const { id } = await ask<{ id: number }>('/api/resumes', { title: 'Platform engineer', content, templateId })
      return id
    },
    async open(viewport) {
      const context = await browser.newContext({
        baseURL: product.address,
        viewport,
        storageState,
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
        // Elements are hidden by an injected style sheet, which the product's policy rightly refuses.
        bypassCSP: true,
      })
      // The offer in the corner was closed before, as by most returning visitors.
      await context.addInitScript(() => localStorage.setItem('interview-prep-promo', 'yes'))
      return context.newPage()
    },
    pdf: async (resumeId) => (await home.request.post(`/api/export/pdf/${resumeId}`)).body(),
    async close() {
      await browser.close()
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
