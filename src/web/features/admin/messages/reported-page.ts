/** A public page of this site that a report names: its path, and the part of it that identifies the account. */
export type ReportedPage = { readonly path: string; readonly key: string }

const PUBLIC = /(?:^|[\s"'(:])(\/(?:portfolio\/([\w-]+)(?:\/\d+)?|shared\/([\w-]+)))(?![\w/-])/

/** The first public path in a line that a visitor wrote; nothing else in it ever becomes a link. */
export function reportedPage(subject: string): ReportedPage | undefined {
  const [, path, address, link] = PUBLIC.exec(subject) ?? []
  const key = address ?? link
  return path && key ? { path, key } : undefined
}
