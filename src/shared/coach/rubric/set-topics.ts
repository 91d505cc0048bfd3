/**
 * Answers to questions of the bank whose own words do not identify a topic, written by hand before the rules were
 * tuned on them. Each answers its question, some in their own words.
 */
export const ON_TOPIC: readonly (readonly [questionId: string, answer: string])[] = [
  [
    'behavioural-ownership-5',
    'In 2020 I started a short Monday stand-up for our depot because nobody knew who drove where. I ran it myself for three months, wrote down the order of points, and handed it over to two drivers in turn. I have left the depot since, and they still meet every Monday.',
  ],
  [
    'behavioural-motivation-10',
    'You build hearing aids for children, and I read that you opened a second lab in Leeds last year. I care about this because my brother wears one. I would like to ask how the engineers learn what the families need, and how often they meet them.',
  ],
  [
    'behavioural-learning-9',
    'In my first weeks at the harbour office the abbreviations were hardest. I asked a colleague to go through the forms with me, wrote a small book of 80 terms, and learned ten a day. After a month new people got my list.',
  ],
  [
    'behavioural-resilience-7',
    'For eleven weeks our tests showed no gain at all. I kept a plan of small steps on the wall, so that I could see what we had ruled out, took breaks at the weekend, and continued. In week twelve the yield rose by 6%.',
  ],
  [
    'behavioural-conflict-3',
    'Our director wanted the fire door blocked for a show last May. I told her calmly that I could not allow it, explained the rule, and proposed the side stage instead. She was annoyed for a day, then she agreed.',
  ],
  [
    'behavioural-communication-8',
    'In a planning meeting everybody praised a date that I thought impossible. I asked for two minutes, explained with one slide which three jobs were not counted, and said it in plain words without blame. The date moved by two weeks.',
  ],
  [
    'behavioural-problem-solving-7',
    'I thought that a bigger sign would stop people from queueing at the wrong desk. We tried it for a week and counted: nothing changed. Then I tested a line on the floor, and the wrong queue shrank from 40 people a day to 5.',
  ],
  [
    'behavioural-judgement-4',
    'My manager advised me to take the cheaper printer. I compared the cost per page of both over two years, decided against his advice, and showed him the figures. We saved about 900 euros.',
  ],
  [
    'behavioural-integrity-5',
    'I had typed one wrong digit into the stock list, worth four euros. Nobody would ever have seen it. I told my manager the same afternoon, corrected it, and wrote a note to the report, because such slips are a reason to check twice.',
  ],
  [
    'role-technology-1',
    'I would look at what we released that week and compare response times before and after. Then I would open the profiler on one request, see whether the database or the browser takes the time, and undo one change at a time until it is fast again.',
  ],
  [
    'role-data-1',
    'I would look at the source first: was a file loaded two times, did somebody change how an order is defined, is it a holiday? I would count rows by hand for one day and only then write to the team.',
  ],
  [
    'role-marketing-3',
    'I give each channel a link of its own, ask new buyers how they heard of us, and leave one region without adverts for four weeks. The difference between the regions is what I count as ours, and I say what it cannot show.',
  ],
  [
    'role-finance-7',
    'Last March the auditor found that two people could both create a supplier and pay it. I split the rights the same week, looked through 200 old payments, and since then a list of changes comes to me each month.',
  ],
  [
    'role-healthcare-7',
    'I sit in the car for five minutes and write down what went well. Then I go running, and on bad days I ring a colleague from the ward. If it stays with me for a week, I talk to our supervisor.',
  ],
  [
    'role-education-6',
    'I step between them, send the others back to their seats and make sure nobody is hurt. When both are calm I hear each side alone, and in the afternoon we agree in writing what happens next time. The parents get a call the same day.',
  ],
  [
    'role-law-2',
    'Each deadline goes into two calendars on the day the letter arrives, one kept by me and one by the assistant. A week before the date both of us get a warning. In nine years we missed none.',
  ],
  [
    'role-manufacturing-5',
    'I stop the line, put the part into the red box and tell the shift lead. We measure the last ten pieces, and quality decides by the drawing, not by feeling, whether they are blocked.',
  ],
  [
    'role-logistics-2',
    'In 2022 a third of our lorries came back from Porto without a load. I called six firms near the port, and four of them gave us freight twice a week. Empty kilometres fell from 31% to 18%.',
  ],
  [
    'role-trades-1',
    'The lift in a school stopped every few days, and three people had changed parts. I measured the door contact for a whole day and found that it only failed when the sun shone on it. A cover of 12 euros solved it.',
  ],
  [
    'role-agriculture-4',
    'Boots and hands are washed at the same three points, however late it is. The list hangs at the door, each of us signs it, and whoever milks last cleans the pipes before going home.',
  ],
  [
    'curveball-think-1',
    'I would assume two million people here, and that each buys one umbrella in three years because they break or are left in trains. That makes about 700,000 a year. Tourists may add a tenth. The number seems high, so I would check it against the shops.',
  ],
  [
    'curveball-judge-9',
    'I would ask for the reason, tell the team myself before they hear it elsewhere, and save the tests and notes that others can use. Then I would look at which work is next.',
  ],
]

/** Well told, but they answer no question of the bank. */
export const OFF_TOPIC: readonly string[] = [
  'Last summer I cycled along the coast with my cousin. The sea was warm, we slept in a small tent, and in the evenings we cooked fish over a fire. My favourite beach was near Tarifa, where the wind blows all day and the sand is white.',
  'For a good onion soup you need six onions, some butter, white wine and old bread. Cut the onions thin, brown them slowly for forty minutes, pour in the wine, and put cheese on top before it goes into the oven.',
  'Our cat is called Biscuit. She is black with one white paw, sleeps on the radiator all winter, and brings us mice from the garden. My daughter draws her on every card, and the neighbours feed her too.',
]

/** More such answers, judged once when the words were chosen. What they showed led to doubt in place of no points. */
export const ON_TOPIC_LATER: readonly (readonly [questionId: string, answer: string])[] = [
  [
    'role-design-1',
    'A hospital wanted fewer missed appointments. I sat in the waiting room for two days, drew three versions of the reminder letter, showed them to forty people, and we sent the shortest. Missed ones fell from 14% to 9%.',
  ],
  [
    'role-sales-5',
    'I would choose twenty firms that look like our five best ones, visit one trade fair, and speak to ten people a week. After six weeks I would know how many talks lead to an order, and plan from there.',
  ],
  [
    'role-human-resources-5',
    'I close the door, listen, and write down only what was said. I tell them what I must pass on and to whom, make sure they do not have to work beside that person tomorrow, and start the procedure the same day.',
  ],
  [
    'role-non-profit-2',
    'Everybody gets one job with a clear end, a call after the first evening, and a thank you with their name in it. Twice a year we show what came of it. Of thirty helpers, twenty-four came again.',
  ],
  [
    'role-construction-2',
    'Every Monday at seven all of them stand around one plan, and each marks in colour where he will be. Whoever comes too early waits. On the hospital job that saved us nine days.',
  ],
  [
    'role-operations-2',
    'Packing was too slow, so everything piled up before it. I moved two people there and put labels on earlier. After that it piled up at the ramp, which we solved with a second door.',
  ],
  [
    'role-media-1',
    'I ring somebody who was there, ask who told the first reporter, and look for the document behind it. If I find only one voice, I write that it is one voice, or wait.',
  ],
  [
    'role-real-estate-3',
    'I bring the last three sales in that street, say honestly what I would ask and why, and show how I will tell them about each visit. I never promise the highest number.',
  ],
  [
    'role-science-2',
    'In 2021 a growth effect vanished when a second person repeated it. I went through my notes and found that one incubator ran two degrees too warm. We withdrew the poster and said so.',
  ],
  [
    'curveball-self-6',
    'Before I say a word about it: what did you last sign, and with what? If contracts matter to you, this one writes on any paper and does not smear. Would you like to try it on that form?',
  ],
  [
    'resume-path-10',
    'I am a nurse who turned to planning. Six years on a ward taught me what a shift costs people; three years in the office let me cut overtime by a fifth. Next I want to do that for a whole house.',
  ],
]
