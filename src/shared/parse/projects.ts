import { bodyOf } from '#shared/parse/body.ts'
import { SURE } from '#shared/parse/confidence.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import type { LinkPlace } from '#shared/parse/items.ts'
import { joined, textOf, type Line, type Piece } from '#shared/parse/line.ts'
import { addressesIn, addressesOf, areAddresses, isAddressLine } from '#shared/parse/links.ts'
import type { Section } from '#shared/parse/sections.ts'
import { leftOf } from '#shared/parse/work.ts'

const TECHNOLOGIES =
  /^(?:tools?|technolog(?:ies|y|ien|ías)|tech(?:nical)? stack|stack|built with|technologies used|outils|technologies utilisées|herramientas|werkzeuge|environnement(?: technique)?|tecnologías)\s*:\s*/iu

/** Projects, numbered starting at `from`. */
export function projectsOf({ lines, sure }: Section, from: number, links: readonly LinkPlace[]): readonly Find[] {
  const entries = entriesOf(lines)
  const left = leftOf(entries)
  return numbered(
    'projects',
    from,
    entries.map((entry) => projectOf(entry, { left, sure, links })),
  )
}

type About = { readonly left: number; readonly sure: number; readonly links: readonly LinkPlace[] }

function projectOf({ head, body }: Entry, { left, sure, links }: About): readonly Find[] {
  const [name, ...others] = head.filter(({ text }) => !areAddresses(text))
  const tools = body.findIndex((line) => TECHNOLOGIES.test(textOf(line)))
  const toolLines = tools === -1 ? [] : body.slice(tools).filter((line) => !isAddressLine(line))
  const text = (tools === -1 ? body : body.slice(0, tools)).filter((line) => !isAddressLine(line))
  const addresses = [
    ...head.filter((part) => areAddresses(part.text)).flatMap((part) => addressesOf(part, links)),
    ...addressesIn(body, links),
  ]
  const github = addresses.find((one) => /github|gitlab/i.test(one.text))
  const said = bodyOf(text, left)
  const description = joined([...others, ...(said.text ? [said.text] : []), ...said.bullets], '\n')
  return [
    ...find('name', name, sure * SURE.byWords),
    ...find('description', description, sure * SURE.text),
    ...findAll('technologies', technologiesOf(toolLines), sure * SURE.labelled),
    ...find(
      'url',
      addresses.find((one) => one !== github),
      SURE.form * sure,
    ),
    ...find('github', github, SURE.form * sure),
  ]
}

function technologiesOf(lines: readonly Line[]): readonly Piece[] {
  const whole = joined(lines.map((line) => joined(line.cells)))
  return whole.text
    .replace(TECHNOLOGIES, '')
    .split(/\s*[,;|•·]\s*(?![^(]*\))/u)
    .filter((word) => word !== '')
    .map((text) => ({ text, box: whole.box }))
}
