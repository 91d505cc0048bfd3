import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Named for the server's process, so that a later one knows whether the folder is still used. */
const NAME = /^curricle-printing-(\d+)-/

/** Creates a folder for the temporary files of one browser, readable by us only. */
export const createBrowserFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `curricle-printing-${process.pid}-`))

/** Removes the folder; a browser that is just ending may still write to it for a moment. */
export const removeBrowserFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })

/** Removes the folders of servers that were killed before they could do so. */
export async function removeAbandonedFolders(): Promise<void> {
  const found = await readdir(tmpdir())
  await Promise.all(
    found.map(async (name) => {
      const [, owner] = NAME.exec(name) ?? []
      if (owner === undefined) return
      const path = join(tmpdir(), name)
      // Another user's folder cannot be removed, and another server may be faster.
      if (await isAbandoned(path, Number(owner))) await removeBrowserFolder(path).catch(() => undefined)
    }),
  )
}

async function isAbandoned(path: string, owner: number): Promise<boolean> {
  if (owner !== process.pid) return !isRunning(owner)
  // In a restarted container a new server has the number of the last one.
  const startedAt = Date.now() - process.uptime() * 1000
  const made = await stat(path).catch(() => undefined)
  return made !== undefined && made.mtimeMs < startedAt
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it runs as another user
  }
}
