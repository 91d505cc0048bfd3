import type { MoveWords } from '#shared/coach/negotiation/words.ts'

export const ENGLISH_MOVES: MoveWords = {
  insult:
    /\b(?:(?:you|you're|you are|u r)(?: \w+){0,3} (?:idiots?|stupid|morons?|dumb|useless|pathetic|bastards?|crooks?|scum|garbage)|fuck|fucking|shut up|bullshit|piss off|screw you)\b/,
  silence: /^\(?\*?(?:silence|say nothing|pause|wait|i wait|i say nothing|stays? silent)\*?\)?\.?$/i,
  refusal:
    /\b(?:too low|below (?:my|what|the)|not enough|less than (?:i|my|what)|lower than|(?:can't|cannot|can not|couldn't|won't|don't|do not|will not|not going to|unable to) (?:\w+ )?(?:accept|agree|take|do that|work|sign)|no deal|not (?:\w+ )?(?:acceptable|fair|good enough|what i)|disappoint(?:ed|ing)|(?:need|want|hoping for|expected|expecting|looking for) (?:\w+ )?more|doesn't work|does not work|(?:go|come) (?:any )?(?:higher|up)|do (?:any )?better|improve (?:the|your|that|this)|^no\b)/,
  askBudget:
    /(?:\b(?:what|which|how)\b[^.!]*\b(?:budget|range|band|figure|set aside|in mind|planned|offer(?:ing)?|(?:can|could|would|do) you (?:pay|offer|go))\b|\b(?:tell|share|know|give)\b[^.!?]*\b(?:budget|range|band)\b|\b(?:budget|range|band)\b[^.!]*\?|\bhow much (?:can|could|do|would|is|are)\b|\bmake me an offer\b)/,
  alternative:
    /\b(?:(?:other|another|second|competing|better|written) (?:offers?|compan(?:y|ies)|employers?|interviews?|process(?:es)?|opportunit(?:y|ies)|options?)|offers? from|elsewhere|also (?:talking|interviewing|in talks))\b/,
  reason:
    /\b(?:because|since i|as i have|given (?:my|that|the)|based on|i(?: have|'ve)? (?:led|built|saved|cut|raised|won|grew|managed|trained|bring|have (?:\w+ ){0,2}(?:years|experience)|delivered|increased|reduced|launched|improved|earned(?! [$€£]?\d)|ran|designed|run|lead|manage|know)|my (?:experience|results?|skills?|work|track record|qualifications?|certificates?|degree|responsibilities)|experience|certif\w+|responsib\w+|results?|the value)\b/,
  deed: /\b(?:i|we)(?: have|'ve)? (?:\w+ly )?(?:(?!need\b|(?:want|need|ask|hop|lik|expect|wish|look|preferr|agre|us)ed\b)\w+ed|sold|made|took|wrote|brought|drove|taught|kept|found|held|sent|bought)\b/,
  trade:
    /\b(?:if (?:you|we|i)|in (?:return|exchange)|i (?:could|can|would|'d) (?:\w+ ){0,4}(?:if|for)|provided|in that case|instead of|would you consider|could (?:we|you) (?:add|include|throw)|what about|how about|as long as)\b/,
  bundle: /\b(?:package|as a whole|in total|total compensation|all together|combination|combine)\b/,
  time: /\b(?:think (?:about it|it over|this over|about (?:this|that|the offer))|(?:some|more|a little|a bit of) time|sleep on it|a (?:day|night|week|weekend|couple of days|few days)|(?:two|three|five|\d+) (?:more )?(?:days|nights)|until (?:tomorrow|monday|tuesday|wednesday|thursday|friday|next)|by (?:tomorrow|monday|tuesday|wednesday|thursday|friday)|get back to you|talk (?:it|this) over with)\b(?! (?:of|more|extra)? ?(?:leave|holiday|vacation|off|remote))/,
  threat:
    /\b(?:or (?:else )?i(?:'ll| will| am going to)? (?:leave|quit|go|walk|resign)|otherwise i(?:'ll| will)? (?:leave|quit|go|walk|resign)|take it or leave it|(?:my|this is my) final (?:offer|word)|or else|you will (?:lose|regret)|you'll (?:lose|regret)|i(?:'ll| will) quit)\b/,
  othersPay:
    /\b(?:market (?:rate|value|pay|salary|average)|(?:average|typical|usual|normal|standard) (?:salary|pay|rate)|what (?:do|does|are) (?:others?|other \w+|the market|competitors|people|my colleagues)|going rate|industry (?:standard|average))\b/,
  questions: /\b(?:what|who|how|when|where|which|could you|can you|would you|tell me|is there|are there|do you)\b/,
  greeting: /^(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|nice to|thank(?:s| you))\b/,
  levers: {
    'start-date':
      /\b(?:start(?:ing)? date|start (?:later|earlier|on|in)|begin (?:later|earlier|in|on)|notice period)\b/,
    bonus: /\b(?:bonus(?:es)?|sign(?:ing)?[- ]on|commission|one-off payment)\b/,
    leave:
      /\b(?:leave days?|days? of leave|annual leave|holidays?|vacation|pto|days? off|time off|more leave|extra leave)\b/,
    training: /\b(?:training|courses?|conferences?|certification budget|learning budget|education|coaching)\b/,
    remote: /\b(?:remote(?:ly)?|home office|from home|hybrid|telework)\b/,
    title: /\b(?:(?:job |better |different |senior )title|title)\b/,
    review: /\b(?:(?:salary |pay )?review|revisit|six months|renegotiate)\b/,
  },
}
