import type { Ranked } from '#shared/coach/rubric/ranked.ts'

/** Answers written by hand for the rubric's tests, invented like the people in them. */
export const BEHAVIOURAL: readonly Ranked[] = [
  {
    kind: 'behavioural',
    competency: 'conflict',
    question: 'Tell me about a time you disagreed with a colleague. How did you handle it?',
    weak: {
      answer: 'I get on with everybody, so I never really have conflicts. I just avoid that kind of stuff.',
      fixFirst: 'action',
    },
    middling: {
      answer:
        'In my last job a colleague wanted to release the new website before it was tested and I did not agree. I talked to him about it and we discussed the options. We agreed to wait and do some testing first. It went well and everyone was happy with the outcome.',
      fixFirst: 'result',
    },
    strong: {
      answer:
        'Last spring, as a developer at Norwick Travel, I disagreed with our designer Priya about launching a new checkout before it was tested. My task was to protect the Easter sales without making an enemy. I asked her for half an hour, listened to her reasons, and learned that marketing had promised a date. I then proposed a compromise: I tested the payment step with 12 customers in two days, and she kept the visual changes. I found 3 errors, fixed them, and showed her the notes before anybody else. As a result we launched on time, failed payments fell by 18%, and Priya asked me to review her next design.',
      fixFirst: null,
    },
  },
  {
    kind: 'behavioural',
    competency: 'planning',
    question: 'Describe a situation where you had to meet a tight deadline.',
    weak: {
      answer: 'We had lots of deadlines and we always met them somehow by working very hard and doing various things.',
    },
    middling: {
      answer:
        'Two years ago our team had to deliver a report for the board within a week because the first version was wrong. We split the work and we stayed late. We checked the numbers again and we rewrote the text. In the end we delivered the report on time and the board accepted it.',
      fixFirst: 'ownership',
    },
    strong: {
      answer:
        'In November 2022 I was the only accountant at a bakery chain with 14 shops when our auditor moved the deadline forward by two weeks. I had to close the books by Friday without mistakes. First I listed all 46 open items and sorted them by amount. Then I asked the shop managers for the missing receipts, booked the twenty largest items myself, and moved the rest to a shared list with a name beside each one. I also called the auditor to agree what could follow later. We delivered on Thursday evening, a day early, and the audit found only one small error.',
      fixFirst: 'result',
    },
  },
  {
    kind: 'behavioural',
    competency: 'learning',
    question: 'Give me an example of a time you made a mistake and what you learned.',
    weak: {
      answer: 'I guess I am a perfectionist, so my mistake is probably that I work too hard sometimes, you know.',
      fixFirst: 'action',
    },
    middling: {
      answer:
        'When I worked in a pharmacy I once gave a customer the wrong change. I noticed it in the evening when I counted the till. I told my manager and I called the customer. I learned to be more careful and to check twice.',
      fixFirst: 'result',
    },
    strong: {
      answer:
        'In 2021, during my second month as a ward nurse at St Brannock Hospital, I wrote a medication time into the wrong chart. I was responsible for 8 patients that night, and I had to correct it before the next dose at 22:00. I noticed it within 20 minutes, told the senior nurse at once, checked both patients and corrected the two charts. Nobody was harmed. Afterwards I wrote a report, because hiding it would have helped no one, and I suggested that we read names aloud in pairs. The ward adopted it, and in the following six months such errors dropped from 9 to 2. I learned to ask for a second pair of eyes early.',
    },
  },
  {
    kind: 'behavioural',
    competency: 'leadership',
    question: 'Tell me about a time you led a team through a difficult change.',
    weak: {
      answer: 'As a leader you have to motivate people and communicate. Leadership is about trust and vision.',
      fixFirst: 'action',
    },
    middling: {
      answer:
        'At my previous company we introduced a new till system and my team of cashiers was unhappy about it. I was asked to lead the change. I explained why it was needed and I organised training for everybody. After a while people got used to it and the system was in use in all shops.',
      fixFirst: 'result',
    },
    strong: {
      answer:
        'Three years ago I was shift lead in a warehouse in Leeds when we moved from paper lists to handheld scanners. My goal was to bring all 26 pickers over within a month, and about half of them were afraid of losing their jobs. I met each of them for ten minutes, wrote down their worries, and answered every one on a poster by the canteen. I trained four volunteers first and let them coach the others in pairs. When the scanners failed on day three, I stopped the rollout for a shift and called the supplier. By the end of the month everybody had switched, picking errors fell from 4% to 1.5%, and no one left the team.',
      fixFirst: null,
    },
  },
  {
    kind: 'behavioural',
    competency: 'customer-focus',
    question: 'Tell me about a time you dealt with an angry customer.',
    weak: {
      answer: 'Customers can be angry. You just have to stay calm and be friendly, and then it is fine.',
      fixFirst: 'action',
    },
    middling: {
      answer:
        'When I was a waiter in a hotel restaurant, a guest complained loudly about a cold meal. I apologised and I took the plate back to the kitchen. I brought a new meal and offered a free dessert. The guest calmed down and stayed for a drink.',
      fixFirst: 'result',
    },
    strong: {
      answer:
        'Last December, on a Saturday evening as a receptionist at the Harbour Hotel, a guest shouted at me because her room had been given away. There were 40 people in the lobby and I had to find her a bed within an hour. I asked her to sit down with me, repeated the problem in my own words and apologised without excuses. Then I called three hotels nearby, booked the last room at the Anchor, paid the taxi from our budget and carried her bags. I also wrote the error into the handover. As a result she stayed with us again in March, and after my note we checked arrivals twice a day: double bookings went down from six a month to none.',
      fixFirst: null,
    },
  },
  {
    kind: 'behavioural',
    competency: 'problem-solving',
    question: 'Describe a time you improved a process at work.',
    weak: {
      answer:
        'I am always improving things. In every job I look for ways to make everything better and more efficient.',
      fixFirst: 'action',
    },
    middling: {
      answer:
        'In my role as an office clerk, invoices took too long because everyone sent them by post. I decided to change this. I set up a shared mailbox, wrote a short guide and told all suppliers to use it. Since then invoices arrive faster and nobody has to type them twice.',
      fixFirst: 'result',
    },
    strong: {
      answer:
        'In 2023 I worked as a production planner at Kelsey Tools, where changing a machine from one part to another took about 95 minutes. My manager asked me to cut that below an hour by the summer. I filmed five changes, measured every step and found that people spent 30 minutes looking for tools. I built a trolley with all tools in order, moved the heavy clamps next to the machine, and trained both shifts. I then measured again every week. As a result the change took 48 minutes by June, which gave us about 11 more hours of production a week, and the second plant copied the trolley.',
      fixFirst: null,
    },
  },
]
