import { BEHAVIOURAL_SELF } from '#shared/coach/bank/behavioural-self.ts'
import { BEHAVIOURAL_THINKING } from '#shared/coach/bank/behavioural-thinking.ts'
import { BEHAVIOURAL_TOGETHER } from '#shared/coach/bank/behavioural-together.ts'
import { CRAFT } from '#shared/coach/bank/craft.ts'
import { CURVEBALL } from '#shared/coach/bank/curveball.ts'
import { RESUME } from '#shared/coach/bank/resume.ts'
import { ROLES_OFFICE } from '#shared/coach/bank/roles-office.ts'
import { ROLES_PEOPLE } from '#shared/coach/bank/roles-people.ts'
import { ROLES_PUBLIC } from '#shared/coach/bank/roles-public.ts'
import { ROLES_TRADES } from '#shared/coach/bank/roles-trades.ts'
import { SALARY } from '#shared/coach/bank/salary.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'

/** Every question of the coach. */
export const COACH_QUESTIONS: readonly CoachQuestion[] = [
  ...BEHAVIOURAL_SELF,
  ...BEHAVIOURAL_TOGETHER,
  ...BEHAVIOURAL_THINKING,
  ...ROLES_OFFICE,
  ...ROLES_PEOPLE,
  ...ROLES_TRADES,
  ...ROLES_PUBLIC,
  ...CRAFT,
  ...RESUME,
  ...CURVEBALL,
  ...SALARY,
]
