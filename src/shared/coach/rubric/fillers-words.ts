const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Sounds that are no words in any language that we read. */
export const ALWAYS_VOICED = words('um umm ummm uh uhh uhhh uhm erm ehm hmm hmmm hm mhm mmm')
/** In English also these, which are words elsewhere: German 'er' is 'he'. */
export const VOICED = new Set([...ALWAYS_VOICED, 'er', 'err', 'ah', 'eh', 'ahm'])

/** Filler words. 'like' is one only between commas, so it is searched for separately. */
export const FILLERS =
  /\b(?:you know(?! (?:how|what|that|the|where|why|who|when|if|more|your))|i mean|basically|literally|sort of|kind of(?! (?:person|work|project|customer|problem|role|job|team|question|thing))|kinda|sorta|and stuff|or something|or whatever|at the end of the day|to be honest|honestly|obviously|so yeah|yeah)\b/g

/** Hedging words. */
export const HEDGES =
  /\b(?:i think|i guess|i suppose|i feel like|i would say|maybe|perhaps|probably|possibly|hopefully|i'm not sure|i am not sure|somewhat|more or less|a little bit|i tried to|i hope|i kind of|not really)\b/g
