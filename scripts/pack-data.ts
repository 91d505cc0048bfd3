// Checks the files in data/ and packs them into modules for browser and server.
try {
  const { DataError, packData } = await import('./data/pack.ts')
  try {
    packData()
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
} catch (error) {
  // npm prepares an installation without development packages too, where a finished build needs no packing.
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  if (!isMissing) throw error
  console.warn(`Couldn’t pack the data: ${error.message}`)
}
