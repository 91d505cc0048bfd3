import type { OpenFile } from '#web/features/read-file/open-file.ts'

export type ReportProps = { readonly name: string; readonly file: OpenFile }
