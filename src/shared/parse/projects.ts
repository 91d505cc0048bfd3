import { bodyOf } from '#shared/parse/body.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import type { LinkPlace } from '#shared/parse/items.ts'
import { joinPieces, textOf, type Line, type Piece } from '#shared/parse/line.ts'
import { addressesIn, addressesOf, areAddresses, isAddressLine } from '#shared/parse/links.ts'
import type { Section } from '#shared/parse/sections.ts'
import { leftOf } from '#shared/parse/work.ts'

const TECHNOLOGIES =
  /^(?:tools?|technolog(?:ies|y|ien|ías)|tech(?:nical)? stack|stack|built with|technologies used|outils|technologies utilisées|herramientas|werkzeuge|environnement(?: technique)?|tecnologías)\s*:\s*/iu

/** Projects, numbered starting at `from`. */
export function projectsOf({ lines, confidence }: Section, from: number, links: readonly LinkPlace[]): readonly Find[] {
  const entries = entriesOf(lines)
  const left = leftOf(entries)
  return numbered(
    'projects',
    from,
    entries.map((entry) => projectOf(entry, { left, confidence, links })),
  )
}

type ProjectContext = { readonly left: number; readonly confidence: number; readonly links: readonly LinkPlace[] }

function projectOf({ head, body }: Entry, { left, confidence, links }: ProjectContext): readonly Find[] {
  const [name, ...others] = head.filter(({ text }) => !areAddresses(text))
  const tools = body.findIndex((line) => TECHNOLOGIES.test(textOf(line)))
  const toolLines = tools === -1 ? [] : body.slice(tools).filter((line) => !isAddressLine(line))
  const text = (tools === -1 ? body : body.slice(0, tools)).filter((line) => !isAddressLine(line))
  const addresses = [
    ...head.filter((part) => areAddresses(part.text)).flatMap((part) => addressesOf(part, links)),
    ...addressesIn(body, links),
  ]
  const github = addresses.find((one) => /github|gitlab/i.test(one.text))
  const projectBody = bodyOf(text, left)
  const description = joinPieces(
    [...others, ...(projectBody.text ? [projectBody.text] : []), ...projectBody.bullets],
    '\n',
  )
  return [
    ...find('name', name, confidence * CONFIDENCE.byWords),
    ...find('description', description, confidence * CONFIDENCE.text),
    ...findAll('technologies', technologiesOf(toolLines), confidence * CONFIDENCE.labeled),
    ...find(
      'url',
      addresses.find((one) => one !== github),
      CONFIDENCE.form * confidence,
    ),
    ...find('github', github, CONFIDENCE.form * confidence),
  ]
}

function technologiesOf(lines: readonly Line[]): readonly Piece[] {
  const whole = joinPieces(lines.map((line) => joinPieces(line.cells)))
  return whole.text
    .replace(TECHNOLOGIES, '')
    .split(/\s*[,;|•·]\s*(?![^(]*\))/u)
    .filter((word) => word !== '')
    .map((text) => ({ text, box: whole.box }))
}
