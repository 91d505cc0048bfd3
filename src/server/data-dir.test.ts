import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareDataDir } from '#server/data-dir.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'))
  vi.spyOn(process, 'cwd').mockReturnValue(project)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(project, { recursive: true })
})

const modeOf = (folder: string) => statSync(folder).mode & 0o777
const folderWith = (name: string, mode: number) => {
  const folder = join(project, name)
  mkdirSync(folder)
  chmodSync(folder, mode)
  return folder
}

test('a new folder is readable by its owner only', () => {
  const folder = join(project, 'new')
  prepareDataDir(folder)
  expect(modeOf(folder)).toBe(0o700)
})

test('the default folder from the repository becomes readable by its owner only on the first start', () => {
  const folder = folderWith('data', 0o755)
  prepareDataDir(folder)
  expect(modeOf(folder)).toBe(0o700)
  writeFileSync(join(folder, 'curricle.db'), '')
  chmodSync(folder, 0o750)
  prepareDataDir(folder)
  expect(modeOf(folder)).toBe(0o750)
})

test('any other folder keeps its permissions', () => {
  const folder = folderWith('kept', 0o750)
  prepareDataDir(folder)
  expect(modeOf(folder)).toBe(0o750)
})

test('a folder that cannot be made is refused, below a file or /proc too', () => {
  writeFileSync(join(project, 'file'), '')
  for (const folder of [join(project, 'file', 'data'), '/proc/none/data'])
    expect(() => prepareDataDir(folder)).toThrow(`DATA_DIR must be a writable folder: ${folder}.`)
})
