/** When something was. */
export const WHEN =
  /\b(?:(?:last|previous|that|this) (?:year|month|week|spring|summer|autumn|fall|winter|quarter|season|christmas|january|february|march|april|may|june|july|august|september|october|november|december)|(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|few|couple of) (?:years?|months?|weeks?|days?) (?:ago|before|earlier|into)|(?:in|since|during|around|of|by|early|late) (?:19|20)\d\d|(?:in|last|during|by) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|when (?:i|we) (?:was|were|worked|started|joined|took|had|ran|led|first)|during (?:my|our|the|a)|while (?:i|we|working|at)|one (?:day|evening|morning|night|afternoon|shift|week|friday|monday|saturday|sunday)|(?:on|over) (?:a|one|the) (?:\w+ )?(?:shift|weekend|day|friday|monday|saturday|sunday)|at the time|back then|my (?:first|second|third|last|final) (?:day|week|month|year|season|term))\b/g

/** Where, in which role, or with whom. */
export const WHERE =
  /\b(?:(?:in|at|during|for|on|with) (?:my|our) (?:\w+ ){0,2}(?:jobs?|roles?|positions?|company|firm|team|internship|placement|apprenticeship|project|studies|school|degree|shop|store|ward|clinic|hospital|employer)|(?:at|for|in|with) (?:a|an|the|our|my) (?:[\w']+ ){0,3}(?:company|firm|hospital|clinic|school|shop|store|restaurant|hotel|bank|agency|start ?up|up|ward|site|office|factory|plant|university|charity|team|department|kitchen|warehouse|studio|practice|council|bakery|nursery|salon|depot|farm|lab|laboratory|library|garage|call centre|call center|centre|center|home|branch|project|line)|(?:as|was|being) (?:a|an|the) (?:[\w']+ ){0,3}\w+(?:er|or|ist|ant|nurse|intern|lead|head|chef|cook|apprentice|clerk|officer|driver|trainee)|our (?:\w+ )?(?:team|company|department|ward|shop|clinic|warehouse|office|website|app|system|product|store|kitchen|school|platform))\b/g

/** What was wrong or new, so that something had to be done. */
export const PROBLEM =
  /\b(?:there (?:was|were) (?:a|an|no|some|not|only|too|\w+)|problems?|issues?|crisis|broke|broken|fail(?:ed|ing|s)?|fell|falling|dropp(?:ed|ing)|behind|short (?:of|staffed)|understaffed|complain(?:ed|t|ts|ing)?|conflict|disagree(?:d|ment)?|argu(?:ed|ing|ment)|deadline|outage|crash(?:ed|ing)?|backlog|los(?:t|ing)|late|delay(?:ed|s)?|struggl(?:ed|ing)|miss(?:ed|ing)|angry|upset|unhappy|refus(?:ed|ing)|quit|resigned|sick|error|mistake|wrong|threaten(?:ed|ing)|wast(?:ed|ing|e)|overtime|overrun|over budget|slow|queue|risk|leav(?:e|ing)|left|cancelled|canceled|out of date|took (?:\w+ ){1,3}(?:hours|days|weeks|minutes)|too (?:slow|slowly|long|many|few|late|expensive|much|big|small)|wanted|asked (?:me|us|for))\b/g

/** What the speaker had to achieve, said explicitly. */
export const TASK =
  /\b(?:my (?:\w+ )?(?:task|job|role|goal|aim|responsibility|target|brief|duty|part|objective|challenge|assignment) (?:was|is|were|there|became)|i was (?:\w+ )?(?:asked|responsible|assigned|tasked|in charge|expected|supposed|told|given|chosen|put in charge|the one|accountable|brought in|hired)|(?:asked|tasked|told|wanted|expected|needed) me to|up to me|fell to me|i (?:had|needed|wanted|was|set out|decided|promised|agreed) to|(?:the|a|one) (?:\w+ )?(?:goal|aim|target|objective|challenge|brief) was|i (?:took|volunteered|offered) (?:on|over|to|responsibility)|i owned|i was leading|nobody (?:else )?(?:had )?asked|i needed)\b/g

/** The same for all together. */
export const SHARED_TASK =
  /\b(?:we (?:had|needed|wanted|were) (?:to|asked|told|expected|supposed|required|responsible|given|tasked)|our (?:\w+ )?(?:task|job|role|goal|aim|target|responsibility) was|had to be|needed to be)\b/g

/** A measure of the task: by when, how much, or what for. */
export const GOAL =
  /\b(?:by (?:the end|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|then|next)|within|before (?:the|we|it|they|christmas|easter|our|monday|friday|\d+)|deadline|in time|without (?:\w+ing|extra|more|losing)|so that|in order to|at least|under|because|to (?:cut|reduce|raise|increase|keep|get|bring|find|win|save|stop|fix|finish|deliver|launch|open|move|train|calm|make|bring|replace|rebuild|plan|restore|lead|decide|explain|convince|clear|halve|double|hire|improve|ship|migrate|hand|run|solve|settle))\b/g

/** What announces how it ended. */
export const OUTCOME =
  /\b(?:as a result|in the end|at the end|from then on|ever since|from that day|(?:the|its|my|our) (?:\w+ )?(?:results?|outcome|effect) (?:was|were|is)|result(?:ed|ing) in|(?:this|that|which|it) (?:led|brought|meant|cut|saved|reduced|raised|helped|increased|made)|thanks to (?:this|that)|because of (?:this|that)|eventually|finally|ended up|since then|to this day|afterwards|by the end|it worked|i (?:have )?(?:learned|learnt)|paid off|(?:weeks?|months?|days?|year) later|after (?:that|this)|within (?:\w+ ){1,2}(?:weeks?|months?|days?|hours?|minutes?))\b/g

/** The clear ones of these. */
export const ANNOUNCES_END = /\b(?:as a result|result(?:ed|ing) in|the (?:\w+ )?(?:result|outcome) was)\b/g

/** What changed, as others could check it. */
export const CHANGE =
  /\b(?:increased|reduced|cut|saved|grew|improved|raised|dropped|fell|rose|went (?:up|down|live|from)|doubled|tripled|halved|won|finished|delivered|completed|achieved|launched|shipped|opened|passed|signed|renewed|stayed|returned|came back|promoted|awarded|adopted|still (?:use|uses|used|works|runs)|on time|under budget|within budget|met (?:the|our|its|their)|hit (?:the|our|its|their)|exceeded|beat|kept (?:the|their|his|her|its)|sold|earned|recovered|resolved|solved|fixed|stopped|no (?:more|further|longer|complaints?|errors?|one|injur(?:y|ies))|zero|never (?:happened|came|had)|ahead of (?:schedule|time)|a (?:week|day|month) early|thanked|praised|became|without (?:a|any|one)|from \S+ (?:\w+ ){0,3}to|shorter|faster|fewer|lower|higher|extended|reached|accepted|approved|apologi[sz]ed|changed|got used to|in use|rolled (?:it|this|that|them) out|took (?:it|this) over|copied|introduced)\b/g

/** What sounds like an end and says nothing. */
export const VAGUE_END =
  /\b(?:(?:it|everything|things|all) (?:went|worked|turned|was|were|ended) (?:\w+ )?(?:well|good|fine|great|out|ok|okay|smooth|smoothly|alright)|(?:everyone|everybody|they|he|she|my boss|the boss|the team|the customer|the client) (?:was|were) (?:\w+ )?(?:happy|pleased|satisfied|glad|impressed|fine)|(?:a|great|big|huge|real) (?:success|improvement)|successful(?:ly)?|good (?:results?|feedback|outcome))\b/g

/** What would be done, instead of what was. */
export const HYPOTHETICAL = /\b(?:i would|i'd|i usually|i always|i generally|i normally|i typically|i will|i try to)\b/g

/** Whether a question asks for something that happened. */
export const ASKS_STORY =
  /\b(?:tell me about (?:a|one|your (?:biggest|proudest|last|work|time|most)) |describe (?:a|one|the|your) |(?:an?|one) (?:time|example|situation|occasion|moment|instance)|when did you (?:last)?|when have you|have you ever|last time|walk me through (?:a|how you|the|your)|what did you do|how did you|what was the|share an?|proudest|describe [^.?]*\byou (?:had|did|made|took|paid|built|ran|led|were|gave|found|won|lost|\w+ed))\b/i

/** Whether a question asks for motives or views, which need no story even among behavioural ones. */
export const ASKS_VIEW =
  /\b(?:why (?:do|did|are|this|us|would|should)|what (?:would|makes?|made you (?:apply|choose|become|want)|attract\w*|motivat\w*|drives?|are you looking|do you (?:want|expect|hope|know|enjoy|like|value|need|look))|what (?:is|are) your (?:\w+ )?(?:strengths?|weakness(?:es)?)|where do you see|how you came to|which (?:kind|part|sort)s? of)\b/i

/** What links sentences. */
export const LINK =
  /\b(?:first|firstly|second|secondly|third|then|next|after(?: that| this|wards)?|before|when|while|because|so(?: that)?|since|therefore|however|but|although|instead|as a result|in the end|finally|eventually|for example|for instance|which meant|until|once|also|if|that is why|that's why|at the end|at first|to start|later)\b/g

/** What could be said of anything. */
export const VAGUE =
  /\b(?:various|several|a lot|lots of|many things|things|stuff|etc|something|somehow|some (?:issues|problems|kind|sort|people)|and so on|different (?:things|ways|people|tasks)|always|everything|whatever|very (?:good|hard|much))\b/g

/** At the interviewer. */
export const INSULT =
  /\b(?:(?:you|you're|you are|ur|u r|u are)(?: \w+){0,3} (?:idiots?|stupid|morons?|dumb|useless|pathetic|losers?|bastards?|worthless|garbage|trash)|fuck|fucking|shut up|bullshit|piss off|screw you|(?:this|that|it) (?:is|was) (?:so )?(?:stupid|dumb|bullshit|garbage))\b/g
