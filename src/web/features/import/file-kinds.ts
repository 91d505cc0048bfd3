/** The kinds that a file chooser offers; what is dropped is known by its first bytes. */
export const FILE_KINDS =
  '.pdf,.docx,.odt,.rtf,.html,.htm,.txt,.md,.json,.xml,.zip,text/plain,text/xml,application/pdf,application/json,application/zip'
