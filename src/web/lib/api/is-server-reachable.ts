/** Whether the server answers now. A browser that says it is online may have no way to it. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
