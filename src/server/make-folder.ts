import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder, readable by its owner only, and the folders above it. Throws the error of the system. Node's own
 * `recursive` never returns below /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = dirname(resolve(folder))
  if (above !== resolve(folder)) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
