import { LANGUAGES, type Language } from '#shared/text/languages.ts'

/** Folded function words and other words that say nothing about a field of work. */
export const stopWords = (language: Language): ReadonlySet<string> => STOP_WORDS[language]

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words(
    `a about above across after again against all almost along also although always am among an and another any are
    around as at back be because been before being below between both but by can cannot could did do does doing done
    down during each either else etc even ever every few first for from further get give go had has have having he her
    here hers herself him himself his how however i if in into is it its itself just keep last least less like made make
    many may me might more most much must my myself need needs no nor not now of off often on once one only onto or
    other others our ours ourselves out over own per same see several shall she should since so some still such than
    that the their theirs them themselves then there these they this those through to together too toward towards
    under until up upon us use used using very via was way we well were what when where whether which while who whom
    whose why will with within without would year years yes yet you your yours yourself don t s re ve ll`,
  ),
  de: words(
    `aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beim bis bist da dabei
    dadurch dafur damit danach dann daran darauf das dass dazu dein deine dem den denen der deren des die dies diese
    diesem diesen dieser dieses doch dort du durch eigene eigenen ein eine einem einen einer eines einige er erste es
    etc euch euer eure fur gegen haben hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins
    ist ja jahr jahre jahren jede jedem jeden jeder jedes jetzt kann kein keine keinen konnen man mehr mein meine mich
    mindestens mir mit mochte mochten muss mussen nach nicht noch nun nur ob oder ohne sehr sein seine seinen seit sich
    sie sind so sollte sollten sowie sowohl uber um und uns unser unsere unserem unseren unserer unter viel viele vom
    von vor war waren warum was wahrend weil weitere weiteren welche wenn wer werden wie wir wird wo wurde wurden z zb
    zu zum zur zwei zwischen`,
  ),
  fr: words(
    `a afin ai ainsi alors an annee annees apres au aucun aussi autre autres aux avant avec avez avoir avons bien c car
    ce ceci cela celle celui ces cet cette ceux chaque chez comme comment d dans de deja depuis des deux doit donc dont
    du elle elles en encore entre es est et etaient etait ete etes etre eu fait fois hors il ils j je jusqu l la le les
    leur leurs lors lui m ma mais me meme memes mes mois moins mon n ne ni nos notre nous on ont or ou par parmi pas
    pendant peu peut plus plusieurs pour pourquoi premier qu quand que quel quelle quels qui quoi s sa sans se selon
    sera ses si soit son sont sous souhaite souhaitee sur ta tant te tel telle tels tes toi ton tous tout toute toutes
    tres tu un une vers via vos votre vous y`,
  ),
  es: words(
    `a ademas al algo algun alguna algunas algunos ano anos ante antes aquel asi aun aunque bajo bien cada como con
    contra cual cuales cuando cuyo de del dentro desde despues donde dos durante e el ella ellas ellos en entre era
    eran es esa esas ese eso esos esta estaba estado estamos estan estar estas este esto estos fue fueron ha hace hacia
    han hasta hay la las le les lo los mas me mediante menos mi mientras mis misma mismo mucho muchos muy nada ni no nos
    nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque primer primera pues
    que quien quienes se sea ser si sido siempre sin sobre sois solo somos son su sus tal tambien tan tanto te tener
    tiene tienen toda todas todo todos traves tu tus u un una unas uno unos usted ustedes y ya yo`,
  ),
}

/** The language whose stop words a text uses most, or English. Takes folded words. */
export const languageOf = (folded: readonly string[]): Language => languagesOf(folded)[0] ?? 'en'

/** The languages whose stop words a text uses, most frequent first; empty if it has none. Takes folded words. */
export function languagesOf(folded: readonly string[]): readonly Language[] {
  const counts = new Map<Language, number>()
  for (const word of folded)
    for (const language of LANGUAGES_OF.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  return LANGUAGES.filter((language) => counts.has(language)).toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
  )
}

const LANGUAGES_OF: ReadonlyMap<string, readonly Language[]> = new Map(
  LANGUAGES.flatMap((language) =>
    [...STOP_WORDS[language]].map((word) => [word, LANGUAGES.filter((other) => STOP_WORDS[other].has(word))]),
  ),
)
