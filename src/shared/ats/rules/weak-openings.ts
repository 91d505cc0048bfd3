import type { Context } from '#shared/ats/context.ts'
import { allLinesOf, type Line } from '#shared/ats/lines.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'

/** Lines that begin with a duty instead of an accomplishment. */
export const weakOpenings: Rule<Context> = {
  name: 'weak-openings',
  kind: 'defect',
  most: 3,
  find: (context) =>
    allLinesOf(context).flatMap((line): Finding[] => {
      const count = weakOpeningLength(line)
      if (count === 0) return []
      const { part, path } = line.textField
      const values = { opening: line.text.trim().split(/\s+/).slice(0, count).join(' ') }
      return [{ code: 'opening-weak', severity: 'suggestion', part, paths: [path], values, cost: 1 }]
    }),
}

/** How many words of the line form a weak opening; 0 when there is none. */
function weakOpeningLength({ words }: Line): number {
  const [opening = ''] = OPENING.exec(words.slice(0, MAX_OPENING_WORDS + 1).join(' ')) ?? []
  return opening === '' ? 0 : opening.split(' ').length
}

const MAX_OPENING_WORDS = 4

/**
 * Patterns for folded words. In French and Spanish, some also begin a job title ('Chargée de clientèle'); those are
 * excluded.
 */
const OPENING = new RegExp(
  `^(?:${[
    '(?:was |is |am |were |i was )?(?:solely |mainly |also )?responsible for',
    '(?:helped|assisted) (?:with|in|out with)',
    '(?:my |main |key |job |daily )?(?:duties|responsibilities|tasks) (?:included?|were|are|involved)',
    '(?:was |were )?(?:tasked with|involved in|charged with)',
    '(?:was |am |is )?in charge of',
    '(?:worked on|participated in|took part in|contributed to)',
    '(?:war |ist |bin |allein |mit )?(?:zustandig|verantwortlich) fur',
    '(?:mithilfe|mitarbeit|mitwirkung) (?:bei|an|in)',
    'beteiligt an',
    'betraut mit',
    '(?:meine |zu meinen )?(?:aufgaben|tatigkeiten) (?:waren|umfassten|gehorten|beinhalteten)',
    '(?:etais |ai ete )?chargee? (?:de|du|des|d)(?! (?:mission|missions|clientele|projet|projets|communication|recrutement|compte|comptes|production|affaires|etudes|marketing|relation|relations))',
    'en charge (?:de|du|des)',
    '(?:etais )?responsable (?:de|du|des|del)',
    'participation (?:a|au|aux|en)',
    'aide (?:a|au|aux) ',
    '(?:mes |principales )?(?:missions|taches) (?:principales|incluaient|etaient|comprenaient)',
    'impliquee? dans',
    '(?:fui |era )?encargad[oa] (?:de|del)',
    'a cargo (?:de|del)',
    '(?:ayude|ayuda|apoyo) (?:en|con|a)',
    '(?:participe|participacion|colabore) (?:en|con)',
    '(?:mis )?(?:funciones|tareas|responsabilidades) (?:incluian|eran|fueron|principales)',
  ].join('|')})(?= |$)`,
)
