export type InterviewTip = { readonly question: string; readonly advice: string }

/** One for each week of a year. */
export const INTERVIEW_TIPS: readonly InterviewTip[] = [
  {
    question: 'Tell me about yourself.',
    advice:
      'Take a minute and a half: what you do now, one result you are proud of, and why this job is the next step. Leave out your school years unless they matter for the work. End with the role you are talking about, so that the conversation goes where you want it.',
  },
  {
    question: 'Why do you want to work here?',
    advice:
      'Name one thing about the company that you could not say of its competitor: a product you use, a decision you respect, a problem they wrote about. Then say what you would add to it. Praise alone sounds rehearsed.',
  },
  {
    question: 'What is your greatest strength?',
    advice:
      'Pick one strength that the posting asks for, and prove it with a story in three sentences. One strength with proof is worth more than five adjectives.',
  },
  {
    question: 'What is your greatest weakness?',
    advice:
      "Choose a real weakness that is not at the heart of the job, and say what you do about it: a habit, a checklist, a person you ask. The second half of the answer is what they listen for. 'I work too hard' tells them you avoided the question.",
  },
  {
    question: 'Where do you see yourself in five years?',
    advice:
      'Speak of what you want to be able to do, not of a title. Show that this role is on the way there. It is fine to say that the exact path depends on what you learn.',
  },
  {
    question: 'Why are you leaving your current job?',
    advice:
      'Say what you are moving towards, in one or two calm sentences. Do not complain about people, even with good reason; they will wonder what you will say about them. If you were laid off, say so plainly and go on.',
  },
  {
    question: 'Tell me about a time you failed.',
    advice:
      'Take a failure that was really yours, and tell it without excuses: what you decided, what went wrong, what it cost. Spend half of the answer on what you changed afterwards. A later success with the new habit is the best ending.',
  },
  {
    question: 'Describe a conflict with a colleague and how you solved it.',
    advice:
      "Explain the other side's view so fairly that the colleague would agree with your words. Then say what you did to find out what both of you needed. End with how you worked together after it.",
  },
  {
    question: 'Tell me about a goal you set and reached.',
    advice:
      'Give the goal a number and a date, then the two or three steps that mattered most. Mention what nearly stopped you. Close with the result in the same number you started with.',
  },
  {
    question: 'What do you know about our company?',
    advice:
      'Read their latest news, use the product if you can, and look at who their customers are. Say two facts and one thought of your own about them. A good question at the end shows that you did more than read the front page.',
  },
  {
    question: 'What are your salary expectations?',
    advice:
      'Look up the usual range for the role and the place beforehand. Name a range whose lower end you would accept gladly, and say that the whole offer counts. If it is early, you may ask for their range first.',
  },
  {
    question: 'Do you have any questions for us?',
    advice:
      "Always have three, because the first two may be answered on the way. Ask about the work itself: what would make the first six months a success, what is hard about this team's work, how decisions are made. Keep holidays and perks for later.",
  },
  {
    question: 'How do you handle pressure?',
    advice:
      "Describe one busy week and how you chose what to do first, what you put off, and whom you told. Concrete steps calm the listener more than the sentence 'I thrive under pressure'. Say also how you notice that it becomes too much.",
  },
  {
    question: 'Tell me about a time you led a team.',
    advice:
      'Leading does not need a title: guiding a project, a shift or a newcomer counts. Say what the group had to achieve, how you divided the work and how you kept people informed. Give the others their share of the credit.',
  },
  {
    question: 'How do you decide what to do first?',
    advice:
      'Name the question you ask yourself, such as who waits for it, what breaks without it, or what it earns. Then show it with two tasks that collided. Interviewers want to see that you tell people early when something has to wait.',
  },
  {
    question: 'Describe a time you disagreed with your manager.',
    advice:
      'Show that you spoke up in private, with facts, and early enough to matter. Say what was decided. If it was not your way, tell how you still made it work.',
  },
  {
    question: 'What makes you the right person for this role?',
    advice:
      'Take the three main needs of the posting and give one piece of evidence for each. Keep it under two minutes. Finish with what you could take on in your first month.',
  },
  {
    question: 'Explain this gap in your resume.',
    advice:
      'Say in one honest sentence what it was: care, health, study, a search that took long. Add what you did to keep your skills alive, if you did. Then lead back to the job, because the gap is not the topic.',
  },
  {
    question: 'How do you learn something new?',
    advice:
      'Tell of the last skill you picked up: why, where you began, and how you knew that you could use it. Mention a wrong turn. It shows that you can learn without a course being planned for you.',
  },
  {
    question: 'Tell me about a time you made a decision with too little information.',
    advice:
      'Say what you knew, what you did not, and how much time you had. Explain how you kept the risk small: a trial, a way back, a person to ask. Then tell how it came out, also if it was only partly right.',
  },
  {
    question: 'Describe a project you are proud of.',
    advice:
      "Choose one whose result you can describe in a single sentence to a stranger. Make clear which part was yours and which was the team's. Say why it mattered to the people who used it.",
  },
  {
    question: 'How do you respond to criticism?',
    advice:
      'Give an example where the criticism was right and a little painful. Tell what you asked to understand it better, and what you did differently the next time. That you came back later and asked whether it had improved is a strong ending.',
  },
  {
    question: 'What would your last manager say about you?',
    advice:
      'Use words that somebody really said, from a review or a farewell, and say where they come from. Include one thing they wanted you to improve. It makes the praise believable.',
  },
  {
    question: 'Tell me about a time you went beyond what was asked.',
    advice:
      'Pick a case where the extra work helped someone, not only your standing. Explain how you made sure that your own tasks did not suffer. Put a number on the benefit if you honestly can.',
  },
  {
    question: 'How do you work with people who are very different from you?',
    advice:
      'Tell of one person whose way of working was unlike yours, and what you learned to value in it. Describe what you agreed on, such as written notes or fewer meetings. Avoid general words about diversity without a story.',
  },
  {
    question: 'What do you do when you do not know the answer?',
    advice:
      'Say that you admit it, and then show your next step: where you look, whom you ask, how long you try alone first. If they test you with a question right then, think aloud. They are judging the way more than the answer.',
  },
  {
    question: 'Tell me about a time you convinced somebody.',
    advice:
      'Begin with what the other person feared or wanted, because that is what convinces. Say which fact or trial changed their mind. Mention if you changed your own view a little on the way.',
  },
  {
    question: 'Describe a time you had to deliver bad news.',
    advice:
      'Good answers are about timing and plainness: you said it early, in person if possible, and without blaming. Tell what you offered along with the news. Then say how the relation was afterwards.',
  },
  {
    question: 'How do you keep your work free of mistakes?',
    advice:
      'Name the check that catches most of your mistakes: a second look the next morning, a list, a colleague, a test. Tell of one mistake that slipped through and what you added because of it. Nobody believes in a person without mistakes.',
  },
  {
    question: 'What motivates you at work?',
    advice:
      'Think of the last day you went home content, and say what happened on it. Connect that to something this job really offers. Money may be part of the truth, but it does not tell them why you would do this job well.',
  },
  {
    question: 'Tell me about a difficult customer.',
    advice:
      'Let the customer be right about something in your story. Tell what you said first, what you could offer and where you had to stay firm. End with what changed so that the next customer did not have the same trouble.',
  },
  {
    question: 'How do you deal with unclear instructions?',
    advice:
      'Describe the two or three questions you ask before starting, such as who it is for, what it must do at least, and when it is needed. Then say how you show an early draft. It saves both sides a week of work in the wrong direction.',
  },
  {
    question: 'Tell me about a time you had to change course quickly.',
    advice:
      'Say what changed, how you found out and what you dropped. The dropping is the interesting part, because it shows judgment. Finish with how you brought the others along.',
  },
  {
    question: 'Why did you choose this profession?',
    advice:
      'Tell one moment that decided it, even a small one, and what has kept you in it since. Two honest sentences do more than a long story of passion. Link it to the kind of work this role would give you.',
  },
  {
    question: 'What are you looking for in your next job?',
    advice:
      'Name two things that this job has and one that you are ready to give for them. Be specific: a kind of problem, a size of team, a chance to teach. If something is a must for you, this is the moment to say it kindly.',
  },
  {
    question: 'Tell me about a time you improved a process.',
    advice:
      'Describe the old way in one sentence, including what it cost in hours, errors or patience. Say what you changed and how you got others to use it. Give the result after a month, not only on the first day.',
  },
  {
    question: 'How do you handle several projects at once?',
    advice:
      'Show your real system: a list, a calendar, a board, whatever you use, and how often you look at it. Tell of one moment when two deadlines met and whom you told. A system that survived a bad week is convincing.',
  },
  {
    question: 'What would you do in your first 90 days?',
    advice:
      'Split it into learning, helping and changing. First meet people and learn how success is measured, then take over something small and finish it, then suggest one improvement. Say that you would adapt it after the first conversations.',
  },
  {
    question: 'Are you overqualified for this position?',
    advice:
      'Take the worry behind the question seriously: they fear that you will be bored or leave. Say what draws you to exactly this work, and for how long you see yourself doing it. Experience that makes the start shorter is an advantage you can name.',
  },
  {
    question: 'You have little experience in this field. Why should we take you?',
    advice:
      'Do not apologise. Name two things you have done that need the same skill, and one step you have already taken to learn the rest. Then say how you would close the remaining gap in the first weeks.',
  },
  {
    question: 'Tell me about a time you worked with a tight deadline.',
    advice:
      'Say what was fixed and what you could still choose: scope, help, order. Explain what you left out and how you agreed on it. Deadlines met by working all night are less convincing than deadlines met by good choices.',
  },
  {
    question: 'How do you explain something complex to a layperson?',
    advice:
      'Do not describe it, do it: explain one thing from your field in three sentences, with an everyday comparison. Then ask if it was clear. Checking that the other person understood is half of the skill.',
  },
  {
    question: 'What is the most useful feedback you ever received?',
    advice:
      'Quote it as exactly as you can, and say why it surprised you. Then describe what you do differently since. Choose something that matters for this role.',
  },
  {
    question: 'Tell me about a time you helped a colleague succeed.',
    advice:
      'Say how you noticed that help was needed, and how you gave it without taking over. The result should be theirs, not yours. It tells more about how you are in a team than any sentence about team spirit.',
  },
  {
    question: 'How do you stay up to date in your field?',
    advice:
      'Name two sources that you really use and one thing you learned from them this month. Say how you tried it out. A short true list is better than a long impressive one.',
  },
  {
    question: 'What kind of manager brings out your best?',
    advice:
      'Describe behaviours, not characters: clear goals, quick answers, honest feedback. Add how you work with a manager who is different. You do not know yet who is in front of you.',
  },
  {
    question: 'Tell me about a time you took a risk.',
    advice:
      'Explain what could have been lost and what could be gained, and why you thought it worth it. Mention how you limited the damage in case it went wrong. A risk that failed is a good story too, if you learned where its edge was.',
  },
  {
    question: 'How do you work when nobody watches over you?',
    advice:
      'Describe a normal day of working alone or from home: when you start, how you plan, how others see your progress. Give one example of something that you noticed and finished unasked. Trust comes from regular habits.',
  },
  {
    question: 'Are you interviewing with other companies?',
    advice:
      'You may say yes without naming them. Add what these roles have in common, so that your search makes sense, and why this one stands out. Never invent an offer to press for a decision.',
  },
  {
    question: 'Tell me about a time you had to follow a rule you disagreed with.',
    advice:
      'Show that you asked for its reason before you judged it. Then say how you followed it while suggesting something better through the proper way. It shows that you can be trusted and still think.',
  },
  {
    question: 'How do you measure success in your work?',
    advice:
      'Name one number and one sign that cannot be counted, such as a customer who comes back or a handover without questions. Say how often you look at them. Then tell of a time when the number looked good and the work was not.',
  },
  {
    question: 'Is there anything else you would like us to know?',
    advice:
      'Use it. Give the one strength that has not come up yet, in three sentences, or put right an answer that went badly. Thank them, and say plainly that you would like the job.',
  },
]
