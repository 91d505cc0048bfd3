export type OdtParts = Readonly<Record<string, string>>

/** The parts of an ODT that are read. */
export const ODT_PARTS: readonly string[] = ['mimetype', 'content.xml', 'styles.xml']
export const isOdt = ({ mimetype = '' }: OdtParts): boolean =>
  mimetype.trim().startsWith('application/vnd.oasis.opendocument.text')
