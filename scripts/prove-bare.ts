/** Prints one resume with a browser unpacked into the folder named; run by prove-bare.sh. */
import { createPdfEngine } from '#server/engines/pdf/engine.ts'
import { composeDocument } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'

const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('Pass a folder for the browser.')
const [info, warn, error] = [console.log, console.warn, console.error]
const engine = createPdfEngine({ dataDir, log: { info, warn, error } })
const document = composeDocument(sampleContent('accented'), null)
const { bytes, pages } = await engine.print({ document, author: document.title, keywords: [] })
console.log(`printed ${pages} page(s), ${bytes.length} bytes, with ${JSON.stringify(engine.health())}`)
await engine.close()
