import { bodyOf } from '#shared/parse/body.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import type { LinkPlace } from '#shared/parse/items.ts'
import { joinPieces, pieceOf, textOf, type Line, type Piece } from '#shared/parse/line.ts'
import { addressesIn, addressesOf, areAddresses, isAddressLine } from '#shared/parse/links.ts'
import type { Section } from '#shared/parse/sections.ts'
import { datesIn, leftOf } from '#shared/parse/work.ts'
import { isTitleWord } from '#shared/parse/words.ts'

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

function projectOf(entry: Entry, { left, confidence, links }: ProjectContext): readonly Find[] {
  const { head, body } = entry
  const [name, ...others] = head.filter(({ text }) => !areAddresses(text))
  const tools = body.findIndex((line) => TECHNOLOGIES.test(textOf(line)))
  const toolLines = tools === -1 ? [] : body.slice(tools).filter((line) => !isAddressLine(line))
  const text = (tools === -1 ? body : body.slice(0, tools)).filter((line) => !isAddressLine(line))
  const addresses = [
    ...head.filter((part) => areAddresses(part.text)).flatMap((part) => addressesOf(part, links)),
    ...addressesIn(body, links),
  ]
  const github = addresses.find((one) => /github|gitlab/i.test(one.text))
  const [first] = text
  const opening = [...others, ...(first && !first.bullet ? [pieceOf(first)] : [])]
  const role = opening[0] && isRole(opening[0].text) ? opening[0] : null
  const isInBody = role !== null && others.length === 0
  const projectBody = bodyOf(isInBody ? text.slice(1) : text, left)
  // In plain text, lines are told from list items by their marks only.
  const areItems = text.some(({ bullet, cells: [cell] }) => bullet || (cell && cell.size > 0))
  const description = joinPieces(
    [
      ...others.filter((part) => part !== role),
      ...(projectBody.text ? [projectBody.text] : []),
      ...(areItems ? [] : projectBody.bullets),
    ],
    '\n',
  )
  return [
    ...find('name', name, confidence * CONFIDENCE.byWords),
    ...find('role', role, confidence * CONFIDENCE.byOrder),
    ...datesIn(entry, confidence, 'endDate'),
    ...find('description', description, confidence * CONFIDENCE.text),
    ...(areItems ? findAll('achievements', projectBody.bullets, confidence * CONFIDENCE.indented) : []),
    ...findAll('technologies', technologiesOf(toolLines), confidence * CONFIDENCE.labeled),
    ...find(
      'url',
      addresses.find((one) => one !== github),
      CONFIDENCE.form * confidence,
    ),
    ...find('github', github, CONFIDENCE.form * confidence),
  ]
}

/** A short line below the name that is no sentence: what the person was in the project. */
const isRole = (text: string): boolean =>
  text.length <= 40 && (isTitleWord(text) || PROJECT_ROLE.test(text)) && !/[.!?:]$/.test(text)

/** What people are in projects and not in jobs, where the words end: in "Author search tool", they don't. */
const PROJECT_ROLE =
  /(?<![\p{L}\p{N}])(?:co-?)?(?:author|maintainer|contributor|committer|creator|owner|inventor|initiator|member|autor|autora|colaborador|colaboradora|creador|creadora|miembro|auteur|autrice|contributeur|contributrice|créateur|créatrice|mainteneur|membre|autorin|maintainerin|initiatorin|urheber|urheberin|mitwirkender?|mitglied)(?=$|\s*[,&/(|–-]|\s+(?:and|y|et|und)\s)/iu

function technologiesOf(lines: readonly Line[]): readonly Piece[] {
  const whole = joinPieces(lines.map((line) => joinPieces(line.cells)))
  return whole.text
    .replace(TECHNOLOGIES, '')
    .split(/\s*[,;|•·]\s*(?![^(]*\))/u)
    .filter((word) => word !== '')
    .map((text) => ({ text, box: whole.box }))
}
