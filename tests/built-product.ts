import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_DIR } from './browser.ts'

/**
 * Starts the built product on a free port with an empty database; returns when a path answers, the browser by default.
 * `product` is the folder of another build.
 */
export async function startBuilt(
  env: Readonly<Record<string, string>> = {},
  path = '/readyz',
  product = '.',
): Promise<{ port: number; address: string; pid: number; stop(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'built-'))
  shareBrowser(dir)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(product, 'bin/start.mjs')], {
    // Passed on, not inherited: a process that outlives its test would keep the whole run waiting.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dir,
      LOG_LEVEL: 'error',
      ...env,
    },
  })
  server.stderr.pipe(process.stderr, { end: false })
  const gone = new Promise((resolve) => server.on('exit', resolve))
  const isReady = () =>
    fetch(`${address}${path}`).then(
      (reply) => reply.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The built product did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    address,
    // It answered, so it was started.
    pid: server.pid!,
    async stop() {
      server.kill('SIGTERM')
      await gone
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** An unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await new Promise((resolve) => probe.once('listening', resolve))
  // A server that listens on a port has an address of this type.
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Lets a product with this data folder reuse the browser that others have unpacked, which takes seconds. */
export function shareBrowser(dir: string): void {
  const unpacked = join(BROWSER_DIR, 'browser')
  mkdirSync(unpacked, { recursive: true, mode: 0o700 })
  symlinkSync(unpacked, join(dir, 'browser'))
}
