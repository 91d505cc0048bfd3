import type { Ranked } from '#shared/coach/rubric/ranked.ts'

/** The same for questions of the other kinds. */
export const OTHERS: readonly Ranked[] = [
  {
    kind: 'role',
    competency: 'craft',
    industry: 'technology',
    question: 'How would you find out why a web page has become slow?',
    weak: { answer: 'I would look at it and try different things until it is fast again.' },
    middling: {
      answer:
        'I would open the developer tools and look at the network tab to see which request is slow. Then I would check the database queries, because slow queries are a common cause. After fixing it I would test the page again.',
      fixFirst: 'specificity',
    },
    strong: {
      answer:
        'First I would find out since when and for whom it is slow, for example by comparing the 95th percentile in Grafana before and after the last 3 releases. Then I would record one slow request with tracing, because that tells me whether the time goes into the browser, the network, the application or PostgreSQL. If it is the database, I would run EXPLAIN on the slowest query and look for a missing index. If it is the browser, I would check bundle size and images with Lighthouse. In my last project this way took two hours: a JSON column without an index cost 800 milliseconds. Finally I would add an alert at 500 milliseconds, so that the page cannot get slow again unnoticed.',
      fixFirst: null,
    },
  },
  {
    kind: 'role',
    competency: 'craft',
    industry: 'healthcare',
    question: 'How do you prioritise patients when the ward is short of staff?',
    weak: { answer: 'I do the important things first and the other stuff later.', fixFirst: 'specificity' },
    middling: {
      answer:
        'I look at which patients are most unwell and see them first. I would ask colleagues for help and tell the nurse in charge when it becomes unsafe. Things like paperwork can wait until later in the shift.',
      fixFirst: 'specificity',
    },
    strong: {
      answer:
        'I start with the early warning scores: anybody at 5 or above is seen first, because those patients get worse within hours. Then I sort the rest by what cannot wait, for example insulin before meals, pain relief after surgery and two-hourly turns. On a night with 2 nurses for 24 patients at Royal Dene I wrote the list on the board, so the assistant could take over washing and fluids. I tell the nurse in charge in numbers what will not be done, and if it is unsafe I escalate to the site manager before midnight. At the handover I name the three patients to look at first.',
      fixFirst: null,
    },
  },
  {
    kind: 'role',
    competency: 'craft',
    industry: 'marketing',
    question: 'How would you plan a marketing campaign with a small budget?',
    weak: {
      answer: 'Social media is very important nowadays, so I would probably do something with social media and stuff.',
      fixFirst: 'specificity',
    },
    middling: {
      answer:
        'I would first define the audience and then choose one or two channels that fit. With a small budget I would use email and social media. I would plan the content for a month and look at the results afterwards to improve the campaign.',
      fixFirst: 'specificity',
    },
    strong: {
      answer:
        'First I would agree on one number with sales, for example 40 qualified leads in eight weeks for 3,000 euros. Then I would talk to five customers, because their words make better adverts than mine. I would spend about 60% of the budget on Google Ads for a handful of exact searches, and the rest on a webinar with a partner, since partners bring an audience for free. Every Monday I would compare cost per lead in Google Analytics and move the money from the weaker channel to the better one. At Fenwick Bikes the same plan brought 52 leads for 2,700 euros. In the end I would write down what we learned, so the next campaign starts from there.',
      fixFirst: null,
    },
  },
  {
    kind: 'resume',
    competency: 'motivation',
    question: 'Tell me about a project on your resume that you are proud of.',
    weak: { answer: 'All of my projects were good, I am proud of everything I have done there.', fixFirst: 'action' },
    middling: {
      answer:
        'I am proud of the booking app that I built during my internship. It was a project for a small hotel and they needed it before the season. I designed the screens and programmed the backend. The hotel still uses the app.',
      fixFirst: 'result',
    },
    strong: {
      answer:
        'I am proud of the booking app I built in 2022 during my internship at Hotel Seeblick, a family hotel with 30 rooms. They were losing guests, because bookings came by phone and were written on paper. My task was to put the calendar online before the season started in May. I interviewed the owner and 2 receptionists, designed the screens in Figma, wrote the backend in Python with Django and tested it with ten guests. When imports from the old list failed, I wrote a script that checked each row. As a result 70% of bookings came online in the first summer, and double bookings dropped to zero.',
      fixFirst: null,
    },
  },
  {
    kind: 'curveball',
    competency: 'motivation',
    question: 'If you could swap jobs with anyone here for a week, whose would you choose?',
    weak: { answer: 'I do not know. Maybe the boss.' },
    middling: {
      answer:
        'I would swap with somebody in customer support, because they hear what customers think every day. That would help me in my own job.',
      fixFirst: 'specificity',
    },
    strong: {
      answer:
        'I would swap jobs with one of your 12 people in customer support, because they hear first what is wrong with the product. At Fenwick Bikes I spent two days on the phones and learned that a third of the calls were about one form. I changed three words on it, and those calls fell by half. So for that week I would choose support again: I would write down the ten most common questions, and then bring the list back to the design team.',
      fixFirst: null,
    },
  },
  {
    kind: 'curveball',
    competency: 'problem-solving',
    question: 'How many piano tuners are there in Chicago?',
    weak: { answer: 'No idea, that is a strange question. Probably many.' },
    middling: {
      answer:
        'I would estimate it from the number of people and how many of them have a piano. Then I would think about how often a piano is tuned and how many a tuner can do in a day. I would say about a hundred.',
    },
    strong: {
      answer:
        'I would estimate it step by step. Say Chicago has about 2.7 million people, so roughly 1.1 million households. I assume that one in 30 has a piano, which gives about 36,000 pianos, and with schools and churches perhaps 40,000. If each is tuned once a year and a tuner does 4 a day on 250 days, then one tuner covers 1,000 pianos. So there are about 40 piano tuners. Then I would check the weakest guess, which is how many households own a piano, because it changes the result most.',
    },
  },
  {
    kind: 'salary',
    competency: 'negotiation',
    question: 'What are your salary expectations?',
    weak: { answer: 'I am open, whatever you think is fair.', fixFirst: 'relevance' },
    middling: {
      answer:
        'I am looking for something around 52,000 a year, but I am flexible and would like to hear about the whole package.',
    },
    strong: {
      answer:
        'For this role I am looking for a base salary between 54,000 and 58,000 euros a year. I base that on the responsibilities we talked about, because I would lead 4 people and own the budget, and at Kelsey Tools I saved 11 hours of production a week. I am flexible on how the package is split: for example a bonus, two more days of leave or a review after six months would count for me. What range have you set aside for this position?',
      fixFirst: null,
    },
  },
  {
    kind: 'salary',
    competency: 'negotiation',
    question: 'We can offer 48,000. Can you accept that today?',
    weak: { answer: 'Okay, yes, I guess that is fine.' },
    middling: {
      answer:
        'Thank you for the offer. It is a bit lower than I expected. Could you go up to 52,000? I would be happy to join then.',
    },
    strong: {
      answer:
        'Thank you, I am glad about the offer and I would like to join the team. 48,000 is below what I can accept, because the role includes on-call weeks and I bring 6 years with Kubernetes and AWS. I would sign today at 53,000. If your budget is fixed, then let us look at the total: for example 50,000 with a bonus of 2,000 and a salary review after six months. Otherwise I would take two days and give you my answer by Friday at noon.',
    },
  },
]
