import { chownSync, closeSync, lstatSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#server/make-folder.ts'
import type { Settings } from '#server/settings.ts'

type User = { readonly uid: number; readonly gid: number }

/** The user and group that own nothing on most systems. */
const NOBODY = 65_534
/** Of the program: where a user can read these, the others can be read as well. */
const PROGRAM = ['build/server/index.js', 'node_modules/pg/package.json']

/**
 * As root the PDF browser would have no sandbox, so the server runs as the owner of DATA_DIR; an empty folder is given to
 * "nobody". It stays root where anything would be out of reach for that user (data of root, this program, a low port),
 * and where the system refuses.
 */
export function leaveRoot({ dataDir, port }: Pick<Settings, 'dataDir' | 'port'>): void {
  if (process.getuid?.() !== 0) return
  try {
    makeFolder(dataDir)
    const { uid, gid } = statSync(dataDir)
    const user = { uid: uid || NOBODY, gid: gid || NOBODY }
    const isTheirs = readdirSync(dataDir).every((name) => lstatSync(join(dataDir, name)).uid === user.uid)
    const isLowPort = port > 0 && port < 1024
    if (isTheirs && !isLowPort && canRead(user, PROGRAM)) become(user, uid === user.uid ? undefined : dataDir)
  } catch (error) {
    // A folder that cannot be used is reported by the server, which also warns about root.
    if (!(error instanceof Error && 'syscall' in error)) throw error
  }
}

/** Goes on as a user, who gets a folder of root first. */
function become({ uid, gid }: User, folder: string | undefined): void {
  if (folder !== undefined) chownSync(folder, uid, gid)
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

/** Whether a user can read files, tried as that user, who has none of root's groups. */
function canRead({ uid, gid }: User, files: readonly string[]): boolean {
  const groups = process.getgroups?.() ?? []
  try {
    process.setgroups?.([])
    process.setegid?.(gid)
    process.seteuid?.(uid)
    for (const file of files) closeSync(openSync(file, 'r'))
    return true
  } catch {
    return false
  } finally {
    process.seteuid?.(0)
    process.setegid?.(0)
    process.setgroups?.(groups)
  }
}
