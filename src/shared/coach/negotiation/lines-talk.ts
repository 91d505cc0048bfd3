/** What the employer says when pay does not move. The only figures are the candidate's. */
export const TALK = {
  // Greetings, by what is negotiated
  'greet-new-job': [
    'Thanks for coming back. We’d like to have you for {role}, so let’s talk about the terms.',
    'Good to see you again. The team wants you for {role}. Shall we talk about pay?',
    'We enjoyed the interviews, and {role} is yours if we agree on the terms. Where would you like to start?',
    'Welcome. You’re our choice for {role}. What pay did you have in mind?',
  ],
  'greet-raise': [
    'You asked to talk about your pay. I’ve set this time aside for it. Go ahead.',
    'Thanks for suggesting this meeting. What would you like to change about your pay?',
    'I’ve read your note about a raise. Tell me what you have in mind.',
    'So, your pay. I’m listening, and I’d like to understand how you see it.',
  ],
  'greet-competing-offer': [
    'I hear that someone else wants you as well. We’d like you for {role}. Let’s see what we can do.',
    'Thanks for telling us about the other offer. What would it take for you to choose us?',
    'You have a choice to make, and we hope it’ll be us. What matters most to you?',
    'I know we’re not the only ones asking. Shall we talk about what {role} could look like with us?',
  ],
  'greet-tight-budget': [
    'We’d like you for {role}. I should say right away that money is tight this year. What do you expect?',
    'Good to have you here. Our budget is small, so let’s look for something that works for both of us.',
    'I’ll be open: this is a lean year for us, but we still want you. What are you hoping for?',
    'Before we start: we have to watch our spending at the moment. Now tell me what you need.',
  ],
  // What cannot be answered as it stands
  'ask-again-empty': [
    'I didn’t hear anything. Would you like to say something about the pay?',
    'I didn’t catch anything. Please tell me in a sentence what you’d like.',
    'Take your time. When you’re ready, tell me what matters to you.',
    'I think the line went quiet. What would you like to say?',
    'Please go on, I’m listening. A figure or a question is fine.',
  ],
  'ask-again-unclear': [
    'I’m not sure what you mean. Are you asking for a figure, or for something else?',
    'Could you say that another way? I’d like to understand what you need.',
    'Sorry, I didn’t follow. What would you like to change about the offer?',
    'Help me understand: is this about the pay, or about something else?',
    'I want to get this right. Could you sum up what you’d like in one sentence?',
  ],
  'ask-again-language': [
    'I’m afraid I only follow English in this conversation. Could you say it in English, please?',
    'Could we continue in English? I don’t want to misunderstand you.',
    'Sorry, I didn’t understand that language. Would you try it in English?',
    'In English, please, if you can. A short sentence is enough.',
  ],
  'ask-again-insult': [
    'I’d like us to stay polite. What doesn’t work for you about the offer?',
    'I can see that you’re upset. Let’s talk about the terms. What would you change?',
    'That’s not how I want us to talk. Tell me what you need, and I’ll listen.',
    'Let’s take a breath. I’m still interested in finding something that works.',
  ],
  'ask-again-absurd': [
    'That figure is far from anything we could talk about. Which amount did you mean?',
    'I think something went wrong with that number. Could you say it again?',
    'I can’t work with that amount. What would you realistically like, in {currency} {per}?',
    'Let’s check that figure together. How much {per} do you have in mind?',
  ],
  'ask-again-currency': [
    'We pay in {currency}. Could you give me your figure in that currency?',
    'I’d have to convert that, and I’d rather not guess. How much is it in {currency}?',
    'Let’s stay with {currency} so that we mean the same thing. What’s your figure?',
    'Our contracts are in {currency}. Which amount did you have in mind?',
  ],
  'ask-again-period': [
    'We’re talking about pay {per}. What would your figure be then?',
    'Just so we’re comparing the same thing: how much is that {per}?',
    'Could you give me that as an amount {per}, please?',
    'Our figures are {per}. Could you give me yours the same way?',
  ],
  // Exploring
  'what-do-you-want': [
    'What figure did you have in mind?',
    'Before I say anything: what would you like to earn {per}?',
    'Tell me what you expect, and I’ll tell you whether we’re far apart.',
    'What would make you say yes?',
  ],
  greeting: [
    'It’s nice to talk to you. Shall we get to the terms?',
    'It’s good to have you here. What would you like to talk about first?',
    'Thank you, and the same to you. Where shall we start?',
    'I’m glad we found the time. What’s on your mind about the pay?',
  ],
  duties: [
    'That’s a fair question. You’d own your part of the work from day one. Does that change what you expect?',
    'It’s what we described to you, with room to grow. Does that matter for the figure you have in mind?',
    'I’m happy to send you the details in writing. For today, shall we stick to the terms?',
    'Good question. The work is as broad as you make it. What does that mean for your expectations?',
  ],
  'others-pay': [
    'I can only speak for us, not for what others pay. What would be right for you?',
    'I don’t have other people’s figures to give you. Let’s talk about this role and about you.',
    'I can’t tell you what anyone else earns. Tell me what you bring, and we’ll see.',
    'I’d rather not compare you with people I don’t know. What do you base your expectations on?',
  ],
  'current-pay': [
    'You’re on {current} now. A step up from there is how we usually think about it.',
    'Looking at the {current} that you earn today, what would be a fair step?',
    'I’d start from your current {current}. Where do you see yourself?',
    'Right now you’re at {current}. Why should it be more here?',
  ],
  'budget-deflected': [
    'There’s a band, but I’d rather hear what you expect first.',
    'I can’t show you the band. Give me your figure, and I’ll tell you whether it fits.',
    'The band is for our own planning. What are you looking for?',
    'We have some room, but not much. Where would you place yourself?',
  ],
  // Time and silence
  'time-given': [
    'Of course, sleep on it. The offer is good until we talk again. What else would you need to know?',
    'Take the time you need to decide. Is there anything else I should clear up?',
    'That’s fine with me. A good decision may take a night. What concerns do you have so far?',
    'Certainly. I’ll keep it open for you. Which part would you like to think about?',
  ],
  'time-refused': [
    'I’d need to know soon, because others are waiting for an answer. What’s still missing?',
    'Time is what I have least of. Can’t we settle it now?',
    'We’d like to wrap this up soon. What’s keeping you from deciding?',
    'I was hoping we could finish today. What would you need for that?',
  ],
  'silence-first': [
    'You’re quiet. Is it the figure, or is it something else?',
    'I see that you’re thinking. Shall I say more about what we had in mind?',
    'Take a moment. What’s going through your mind?',
    'Hm. Did I say something you didn’t expect?',
  ],
  threatened: [
    'I don’t respond well to pressure. Let’s talk about reasons instead.',
    'That sounds like a threat. I hope we can find a better way.',
    'If you put it like that, it’s hard for me to help you. What do you need?',
    'I’d be sorry to lose you, but I won’t be pushed.',
  ],
} as const
