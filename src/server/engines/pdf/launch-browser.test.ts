import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { createPdfEngine } from '#server/engines/pdf/engine.ts'
import { browserProcesses, isBrowser } from '#server/engines/pdf/testing/browser-processes.ts'
import { makeLog, TEST_BROWSER_DIR } from '#server/engines/pdf/testing/make-document.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.runIf(process.platform === 'linux')('the browser gets no secret of the server', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'engine-1843')
  vi.stubEnv('DATABASE_URL', 'postgres://ada:engine-1843@db/curricle')
  vi.stubEnv('LC_ALL', 'C.UTF-8')
  vi.stubEnv('FONTCONFIG_PATH', '/etc/fonts')
  const engine = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log })
  await engine.ready()
  // Only the first process keeps its environment; the others write their titles over it.
  const [browser] = browserProcesses().filter(isBrowser)
  const environment = readFileSync(`/proc/${browser?.id}/environ`, 'utf8').split('\0')
  await engine.close()
  expect(environment.join('\n')).not.toMatch(/engine-1843|ADMIN_PASSWORD|DATABASE_URL/)
  expect(environment).toEqual(
    expect.arrayContaining([`PATH=${process.env['PATH']}`, 'LC_ALL=C.UTF-8', 'FONTCONFIG_PATH=/etc/fonts']),
  )
})
