import { accessSync, chmodSync, constants, existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '#server/make-folder.ts'
import { SettingsError } from '#server/settings-readers.ts'

/** The default, where the repository has data of its own. */
const DEFAULT = 'data'

/** Makes the folder for everything that is kept, readable by its owner only. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK)
  } catch {
    throw new SettingsError(`DATA_DIR must be a writable folder: ${resolve(dataDir)}.`)
  }
  // Git made the default folder readable by everyone. After the first start its permissions are the administrator's.
  if (resolve(dataDir) === resolve(DEFAULT) && !existsSync(join(dataDir, 'curricle.db')) && isOwn(dataDir))
    chmodSync(dataDir, 0o700)
}

const isOwn = (folder: string): boolean => statSync(folder).uid === process.getuid?.()
