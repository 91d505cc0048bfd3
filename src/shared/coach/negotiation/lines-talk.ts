/** What the employer says when pay does not move. The only figures are the candidate's. */
export const TALK = {
  // Greetings, by what is negotiated
  'greet-new-job': [
    'Thank you for coming back. We would like to have you for {role}, so let us talk about the terms.',
    'Good to see you again. The team wants you for {role}. Shall we talk about pay?',
    'We enjoyed the interviews, and {role} is yours if we agree on the terms. Where would you like to begin?',
    'Welcome. You are our choice for {role}. What did you have in mind for the pay?',
  ],
  'greet-raise': [
    'You asked to talk about your pay. I have set this time aside for it. Please begin.',
    'Thank you for suggesting this talk. What would you like to change about your pay?',
    'I have read your note about a raise. Tell me what you have in mind.',
    'So, your pay. I am listening, and I would like to understand how you see it.',
  ],
  'greet-competing-offer': [
    'I hear that somebody else wants you as well. We would like you for {role}. Let us see what we can do.',
    'Thank you for telling us about the other offer. What would it take for you to choose us?',
    'You have a choice to make, and we hope that it is us. What matters most to you?',
    'I know that we are not alone in asking you. Shall we talk about what {role} could look like with us?',
  ],
  'greet-tight-budget': [
    'We would like you for {role}. I should say at once that money is short this year. What do you expect?',
    'Good that you are here. Our budget is small, so let us look for something that works for both.',
    'I will be open: this is a lean year for us, and still we want you. What are you hoping for?',
    'Before we begin: we have to count every coin at the moment. Now tell me what you need.',
  ],
  // What cannot be answered as it stands
  'ask-again-empty': [
    'I did not hear anything. Would you like to say something about the pay?',
    'Nothing reached me. Please tell me in a sentence what you would like.',
    'Take your time. When you are ready, tell me what matters to you.',
    'I think the line was quiet. What would you like to say?',
    'Please go on, I am listening. A figure or a question is fine.',
  ],
  'ask-again-unclear': [
    'I am not sure what you mean. Are you asking for a figure, or for something else?',
    'Could you say that in other words? I would like to understand what you need.',
    'Sorry, I could not follow. What would you like to change about the offer?',
    'Help me to understand: is this about the pay, or about something around it?',
    'I want to get this right. Could you put your wish into one sentence?',
  ],
  'ask-again-not-english': [
    'I am afraid I only follow English in this talk. Could you say it in English, please?',
    'Could we go on in English? I do not want to misunderstand you.',
    'I did not understand that language, sorry. Would you try it in English?',
    'In English, please, if you can. A short sentence is enough.',
  ],
  'ask-again-insult': [
    'I would like us to stay polite. What is it about the offer that does not fit?',
    'I can see that you are upset. Let us talk about the terms. What would you change?',
    'That is not how I want to talk with you. Tell me what you need, and I will listen.',
    'Let us take a breath. I am still interested in finding something that works.',
  ],
  'ask-again-absurd': [
    'That figure is far from anything we could talk about. Which amount did you mean?',
    'I think something went wrong with that number. Could you say it again?',
    'I cannot work with that amount. What would you realistically like, in {currency} {per}?',
    'Let us check that figure together. How much {per} do you have in mind?',
  ],
  'ask-again-currency': [
    'We pay in {currency}. Could you give me your figure in that currency?',
    'I would have to convert that, and I would rather not guess. How much is it in {currency}?',
    'Let us stay with {currency}, so that we mean the same. What is your figure?',
    'Our contracts are in {currency}. Which amount did you have in mind?',
  ],
  'ask-again-period': [
    'We are talking about pay {per}. What would your figure be then?',
    'So that we compare the same things: how much is that {per}?',
    'Could you give me that as an amount {per}, please?',
    'Our figures are {per}. Would you say yours in the same way?',
  ],
  // Exploring
  'what-do-you-want': [
    'Which figure did you have in mind?',
    'Before I say anything: what would you like to earn {per}?',
    'Tell me your expectation, and I will tell you whether we are far apart.',
    'What would make you say yes?',
  ],
  greeting: [
    'Nice to talk to you. Shall we come to the terms?',
    'It is good to have you here. What would you like to talk about first?',
    'Thank you, and the same to you. Where shall we begin?',
    'I am glad that we found the time. What is on your mind about the pay?',
  ],
  duties: [
    'That is a fair question. You would own your part of the work from the first day. Does that change what you expect?',
    'It is what we described to you, with room to grow. Is that important for the figure you have in mind?',
    'I will gladly send you the details in writing. For today, shall we stay with the terms?',
    'Good question. The work is as broad as you make it. What does that mean for your wish?',
  ],
  'others-pay': [
    'I can only speak for us, not for what others pay. What would be right for you?',
    'I do not have figures of others that I could give you. Let us talk about this post and about you.',
    'What somebody else earns, I cannot tell you. Tell me what you bring, and we will see.',
    'I would rather not compare with people I do not know. What do you base your wish on?',
  ],
  'current-pay': [
    'You are on {current} now. A step from there is how we usually think about it.',
    'Seen from the {current} that you earn today, what would be a fair step?',
    'I start from your present {current}. Where do you see yourself?',
    'At the moment you have {current}. Why should it be more here?',
  ],
  'budget-deflected': [
    'There is a band, but I would rather hear first what you expect.',
    'I cannot show you the band. Give me your figure, and I will tell you if it fits.',
    'The band is for us to plan with. What are you looking for?',
    'We have some room, not much. Where would you place yourself?',
  ],
  // Time and silence
  'time-given': [
    'Of course, sleep on it. The offer stands until we talk again. What would you still need to know?',
    'Take the time you need for a good decision. Is there anything else I should clear up?',
    'That is all right with me. A good answer may take a night. What speaks against it so far?',
    'Certainly. I will keep it open for you. Which part would you like to think about?',
  ],
  'time-refused': [
    'I would need to know soon, because others are waiting for an answer. What is still missing?',
    'Time is what I have least of. Can we not settle it now?',
    'We want to close this soon. What keeps you from deciding?',
    'I hoped that we could finish today. What would you need for that?',
  ],
  'silence-first': [
    'You are quiet. Is it the figure, or is it something else?',
    'I see that you are thinking. Shall I say more about what we had in mind?',
    'Take a moment. What goes through your mind?',
    'Hm. Have I said something that you did not expect?',
  ],
  threatened: [
    'I do not respond well to pressure. Let us talk about reasons instead.',
    'That sounds like a threat. I hope that we can find a better way.',
    'If you put it like that, it is hard for me to help you. What do you need?',
    'I would be sorry to lose you, but I will not be pushed.',
  ],
} as const
