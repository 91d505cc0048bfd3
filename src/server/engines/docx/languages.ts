/** Word has a language for each of three groups of scripts. */
const EAST_ASIAN = ['ja', 'zh']
const RIGHT_TO_LEFT = ['ar', 'he']

/** The languages in which Word checks the spelling of a resume. */
export function languagesIn(lang: string) {
  const own = regional(lang)
  const isLatin = !EAST_ASIAN.includes(lang) && !RIGHT_TO_LEFT.includes(lang)
  return {
    value: isLatin ? own : 'en-US',
    eastAsia: EAST_ASIAN.includes(lang) ? own : 'zh-CN',
    bidirectional: RIGHT_TO_LEFT.includes(lang) ? own : 'he-IL',
  }
}

/** Word names languages with a region, and checks the spelling by it: the likeliest one, but 'pt' is not Brazilian. */
function regional(lang: string): string {
  if (lang === 'pt') return 'pt-PT'
  const { language, region } = new Intl.Locale(lang).maximize()
  return [language, region].filter(Boolean).join('-')
}
