/** Of whom or what a clause tells. */
export type Subject = 'own' | 'team' | 'it' | 'person' | 'thing' | 'none'

/** Pronouns that a clause may begin with. */
export const PRONOUNS: Readonly<Record<string, Subject>> = {
  i: 'own',
  we: 'team',
  it: 'it',
  this: 'it',
  that: 'it',
  which: 'it',
  who: 'it',
  these: 'it',
  he: 'person',
  she: 'person',
  they: 'person',
  you: 'person',
  there: 'thing',
  everybody: 'thing',
  everyone: 'thing',
  anyone: 'thing',
  anybody: 'thing',
  nobody: 'person',
  nothing: 'thing',
  those: 'it',
  everything: 'thing',
  somebody: 'person',
  someone: 'person',
}

/** Words for people who are not whoever tells. */
export const OTHERS =
  /\b(?:manager|boss|chef|head|colleagues?|director|supervisor|(?:team|shift|line|group) (?:lead|leader)|foreman|neighbou?r|friends?|mentor|trainer|landlord|senior|owner|company|teacher|doctor|mother|father|coach|guy)\b/
