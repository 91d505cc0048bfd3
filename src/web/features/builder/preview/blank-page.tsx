/** Where the first page will stand. */
export function BlankPage() {
  return (
    <div className="mx-auto aspect-[210/297] w-[595px] max-w-full bg-paper shadow-paper ring-1 ring-line forced-colors:outline" />
  )
}
