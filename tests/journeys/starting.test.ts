import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort, shareBrowser } from '../built-product.ts'

/** As long as a busy machine may need. */
const START_MS = 90_000
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

const folder = mkdtempSync(join(tmpdir(), 'starting-'))
shareBrowser(folder)
const folders = [folder]
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const each of folders) rmSync(each, { recursive: true, force: true })
})

function emptyFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'starting-'))
  folders.push(made)
  return made
}

type Run = { readonly child: ChildProcess; readonly said: () => string; readonly ended: Promise<number | null> }

/** Starts the built product as `npm start` does, from another folder. */
function start(env: Record<string, string>, user: { uid?: number; gid?: number } = {}): Run {
  const child = spawn(process.execPath, [join(process.cwd(), 'bin/start.mjs')], {
    cwd: tmpdir(),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
    ...user,
  })
  children.push(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said, ended: new Promise((go) => child.on('exit', go)) }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The exit code, and the lines that were said. */
const endOf = async ({ said, ended }: Run) => [await ended, said().trim().split('\n')]
const oneLine = (advice: string) => [1, [expect.stringContaining(advice)]]

test.each([
  ['a port that is no number', { PORT: 'many' }, 'PORT must be a whole number'],
  ['an address of another machine', { PORT: '0', HOST: '203.0.113.1' }, 'HOST isn’t an address of this machine.'],
  ['an unknown name', { PORT: '0', HOST: 'nowhere.invalid' }, 'HOST can’t be resolved.'],
  ['a folder that cannot be made', { DATA_DIR: '/proc/none/data' }, 'DATA_DIR must be a writable folder'],
  ['a database without a server', { DATABASE_URL: 'postgres://ada:pw@127.0.0.1:1/x' }, 'The server in DATABASE_URL'],
])(
  '%s stops the start with one line that says what to do',
  async (_, env, advice) => {
    expect(await endOf(start({ PORT: '0', ...env }))).toEqual(oneLine(advice))
  },
  START_MS,
)

test.each([
  ['a short secret', (dir: string) => writeFileSync(join(dir, 'secret'), 'x'), 'must have at least 32 characters.'],
  [
    'a folder as its database',
    (dir: string) => mkdirSync(join(dir, 'curricle.db')),
    'must be a file that this user can',
  ],
  ['a damaged database', (dir: string) => writeFileSync(join(dir, 'curricle.db'), 'x'.repeat(9000)), 'is damaged'],
])(
  '%s stops the start with one line that says what to do',
  async (_, prepare, advice) => {
    const dir = emptyFolder()
    prepare(dir)
    expect(await endOf(start({ PORT: '0', DATA_DIR: dir }))).toEqual(oneLine(advice))
  },
  START_MS,
)

test.each([
  ['secret', 0o000, 'secret can’t be used (EACCES).'],
  ['curricle.db', 0o444, 'curricle.db must be a file that this user can read and write.'],
  ['curricle.db', 0o000, 'curricle.db must be a file that this user can read and write.'],
  ['templates', 0o000, 'templates can’t be used (EACCES).'],
])(
  'for a user who may not use %s (%o), the one line names it',
  async (name, mode, advice) => {
    const dir = emptyFolder()
    const place = join(dir, name)
    if (name === 'templates') mkdirSync(place)
    else writeFileSync(place, '')
    chmodSync(place, mode)
    // Root may read everything.
    if (isRoot) chownSync(dir, NOBODY, NOBODY)
    expect(await endOf(start({ PORT: '0', DATA_DIR: dir }, isRoot ? { uid: NOBODY, gid: NOBODY } : {}))).toEqual(
      oneLine(advice),
    )
  },
  START_MS,
)

test('two processes share the data, a third reports that its port is in use, and each exits cleanly on a signal', async () => {
  const runs = [start({ PORT: '20711' }), start({ PORT: '20712' })]
  await expect.poll(() => answers(20_711), { timeout: START_MS }).toBe(true)
  await expect.poll(() => answers(20_712), { timeout: START_MS }).toBe(true)
  expect(runs[0]!.said()).toContain('http://localhost:20711')
  expect(runs[0]!.said()).toContain(folder)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  const third = start({ PORT: '20711' })
  expect(await third.ended).toBe(1)
  expect(third.said()).toContain('Another program is already using PORT')
  for (const { child } of runs) child.kill('SIGTERM')
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0])
}, 180_000)

test.skipIf(!isRoot).each([
  ['an empty folder is given to nobody', () => {}, NOBODY],
  ['the owner of the folder is taken', (dir: string) => chownSync(dir, 4321, 4321), 4321],
  ['data of root stays within reach', (dir: string) => writeFileSync(join(dir, 'kept'), ''), 0],
])(
  'started as root, %s',
  async (_, prepare, uid) => {
    const dir = emptyFolder()
    prepare(dir)
    const port = await freePort()
    // Without a browser of its own: unpacking one takes seconds.
    const { child, ended } = start({ PORT: String(port), DATA_DIR: dir, PDF_BROWSER_URL: 'ws://127.0.0.1:9' })
    await expect.poll(() => answers(port), { timeout: START_MS }).toBe(true)
    const [, ids] = /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
    expect(ids?.split(/\s+/).map(Number)).toEqual([uid, uid, uid, uid])
    expect(statSync(join(dir, 'secret')).uid).toBe(uid)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
  120_000,
)
