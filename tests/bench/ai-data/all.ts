import { HELD_OUT_H_CARE_1 } from './held-out-h-care-1.ts'
import { HELD_OUT_H_CARE_2 } from './held-out-h-care-2.ts'
import { HELD_OUT_H_CARE_3 } from './held-out-h-care-3.ts'
import { HELD_OUT_H_CARE_4 } from './held-out-h-care-4.ts'
import { HELD_OUT_H_HANDS_1 } from './held-out-h-hands-1.ts'
import { HELD_OUT_H_HANDS_2 } from './held-out-h-hands-2.ts'
import { HELD_OUT_H_HANDS_3 } from './held-out-h-hands-3.ts'
import { HELD_OUT_H_HANDS_4 } from './held-out-h-hands-4.ts'
import { HELD_OUT_H_GUESTS_1 } from './held-out-h-guests-1.ts'
import { HELD_OUT_H_GUESTS_2 } from './held-out-h-guests-2.ts'
import { HELD_OUT_H_GUESTS_3 } from './held-out-h-guests-3.ts'
import { HELD_OUT_H_GUESTS_4 } from './held-out-h-guests-4.ts'
import { HELD_OUT_H_ROADS_1 } from './held-out-h-roads-1.ts'
import { HELD_OUT_H_ROADS_2 } from './held-out-h-roads-2.ts'
import { HELD_OUT_H_ROADS_3 } from './held-out-h-roads-3.ts'
import { HELD_OUT_H_ROADS_4 } from './held-out-h-roads-4.ts'
import { HELD_OUT_H_DESKS_1 } from './held-out-h-desks-1.ts'
import { HELD_OUT_H_DESKS_2 } from './held-out-h-desks-2.ts'
import { HELD_OUT_H_DESKS_3 } from './held-out-h-desks-3.ts'
import { HELD_OUT_H_DESKS_4 } from './held-out-h-desks-4.ts'
import { HELD_OUT_H_MAKERS_1 } from './held-out-h-makers-1.ts'
import { HELD_OUT_H_MAKERS_2 } from './held-out-h-makers-2.ts'
import { HELD_OUT_H_MAKERS_3 } from './held-out-h-makers-3.ts'
import { HELD_OUT_H_MAKERS_4 } from './held-out-h-makers-4.ts'
import { HELD_OUT_H_LEADERS_1 } from './held-out-h-leaders-1.ts'
import { HELD_OUT_H_LEADERS_2 } from './held-out-h-leaders-2.ts'
import { HELD_OUT_H_LEADERS_3 } from './held-out-h-leaders-3.ts'
import { HELD_OUT_H_LEADERS_4 } from './held-out-h-leaders-4.ts'
import { HELD_OUT_H_STARTERS_1 } from './held-out-h-starters-1.ts'
import { HELD_OUT_H_STARTERS_2 } from './held-out-h-starters-2.ts'
import { HELD_OUT_H_STARTERS_3 } from './held-out-h-starters-3.ts'
import { HELD_OUT_H_STARTERS_4 } from './held-out-h-starters-4.ts'
import { TUNING_G_CARE_1 } from './tuning-g-care-1.ts'
import { TUNING_G_CARE_2 } from './tuning-g-care-2.ts'
import { TUNING_G_CARE_3 } from './tuning-g-care-3.ts'
import { TUNING_G_CARE_4 } from './tuning-g-care-4.ts'
import { TUNING_G_CARE_5 } from './tuning-g-care-5.ts'
import { TUNING_G_HANDS_1 } from './tuning-g-hands-1.ts'
import { TUNING_G_HANDS_2 } from './tuning-g-hands-2.ts'
import { TUNING_G_HANDS_3 } from './tuning-g-hands-3.ts'
import { TUNING_G_HANDS_4 } from './tuning-g-hands-4.ts'
import { TUNING_G_HANDS_5 } from './tuning-g-hands-5.ts'
import { TUNING_G_GUESTS_1 } from './tuning-g-guests-1.ts'
import { TUNING_G_GUESTS_2 } from './tuning-g-guests-2.ts'
import { TUNING_G_GUESTS_3 } from './tuning-g-guests-3.ts'
import { TUNING_G_GUESTS_4 } from './tuning-g-guests-4.ts'
import { TUNING_G_GUESTS_5 } from './tuning-g-guests-5.ts'
import { TUNING_G_ROADS_1 } from './tuning-g-roads-1.ts'
import { TUNING_G_ROADS_2 } from './tuning-g-roads-2.ts'
import { TUNING_G_ROADS_3 } from './tuning-g-roads-3.ts'
import { TUNING_G_ROADS_4 } from './tuning-g-roads-4.ts'
import { TUNING_G_ROADS_5 } from './tuning-g-roads-5.ts'
import { TUNING_G_DESKS_1 } from './tuning-g-desks-1.ts'
import { TUNING_G_DESKS_2 } from './tuning-g-desks-2.ts'
import { TUNING_G_DESKS_3 } from './tuning-g-desks-3.ts'
import { TUNING_G_DESKS_4 } from './tuning-g-desks-4.ts'
import { TUNING_G_DESKS_5 } from './tuning-g-desks-5.ts'
import { TUNING_G_MAKERS_1 } from './tuning-g-makers-1.ts'
import { TUNING_G_MAKERS_2 } from './tuning-g-makers-2.ts'
import { TUNING_G_MAKERS_3 } from './tuning-g-makers-3.ts'
import { TUNING_G_MAKERS_4 } from './tuning-g-makers-4.ts'
import { TUNING_G_MAKERS_5 } from './tuning-g-makers-5.ts'
import { TUNING_G_LEADERS_1 } from './tuning-g-leaders-1.ts'
import { TUNING_G_LEADERS_2 } from './tuning-g-leaders-2.ts'
import { TUNING_G_LEADERS_3 } from './tuning-g-leaders-3.ts'
import { TUNING_G_LEADERS_4 } from './tuning-g-leaders-4.ts'
import { TUNING_G_LEADERS_5 } from './tuning-g-leaders-5.ts'
import { TUNING_G_STARTERS_1 } from './tuning-g-starters-1.ts'
import { TUNING_G_STARTERS_2 } from './tuning-g-starters-2.ts'
import { TUNING_G_STARTERS_3 } from './tuning-g-starters-3.ts'
import { TUNING_G_STARTERS_4 } from './tuning-g-starters-4.ts'
import { TUNING_G_STARTERS_5 } from './tuning-g-starters-5.ts'
import { TUNING_H_SEEN } from './tuning-h-seen.ts'
import { TUNING_F_D_ALPHA_1 } from './tuning-f-d-alpha-1.ts'
import { TUNING_F_D_ALPHA_2 } from './tuning-f-d-alpha-2.ts'
import { TUNING_F_D_ALPHA_3 } from './tuning-f-d-alpha-3.ts'
import { TUNING_F_D_ALPHA_4 } from './tuning-f-d-alpha-4.ts'
import { TUNING_F_D_BETA_1 } from './tuning-f-d-beta-1.ts'
import { TUNING_F_D_BETA_2 } from './tuning-f-d-beta-2.ts'
import { TUNING_F_D_BETA_3 } from './tuning-f-d-beta-3.ts'
import { TUNING_F_D_BETA_4 } from './tuning-f-d-beta-4.ts'
import { TUNING_F_D_GAMMA_1 } from './tuning-f-d-gamma-1.ts'
import { TUNING_F_D_GAMMA_2 } from './tuning-f-d-gamma-2.ts'
import { TUNING_F_D_GAMMA_3 } from './tuning-f-d-gamma-3.ts'
import { TUNING_F_D_GAMMA_4 } from './tuning-f-d-gamma-4.ts'
import { TUNING_F_D_DELTA_1 } from './tuning-f-d-delta-1.ts'
import { TUNING_F_D_DELTA_2 } from './tuning-f-d-delta-2.ts'
import { TUNING_F_D_DELTA_3 } from './tuning-f-d-delta-3.ts'
import { TUNING_F_D_DELTA_4 } from './tuning-f-d-delta-4.ts'
import { TUNING_F_B_FIRST } from './tuning-f-b-first.ts'
import { TUNING_F_B_SECOND } from './tuning-f-b-second.ts'
import { TUNING_F_B_THIRD } from './tuning-f-b-third.ts'
import { TUNING_F_C_FIRST } from './tuning-f-c-first.ts'
import { TUNING_F_C_SECOND } from './tuning-f-c-second.ts'
import { TUNING_F_FIRST } from './tuning-f-first.ts'
import { TUNING_F_SECOND } from './tuning-f-second.ts'
import { TUNING_F_THIRD } from './tuning-f-third.ts'
import { TUNING_B_ABROAD } from './tuning-b-abroad.ts'
import { TUNING_B_DENIED } from './tuning-b-denied.ts'
import { TUNING_B_GIVEN } from './tuning-b-given.ts'
import { TUNING_B_RESULTS } from './tuning-b-results.ts'
import { TUNING_B_SPOKEN } from './tuning-b-spoken.ts'
import { TUNING_C_MIXED } from './tuning-c-mixed.ts'
import { TUNING_C_NUMBERS } from './tuning-c-numbers.ts'
import { TUNING_C_SKILLS } from './tuning-c-skills.ts'
import { TUNING_C_TONGUES } from './tuning-c-tongues.ts'
import { TUNING_C_TRAPS } from './tuning-c-traps.ts'
import { TUNING_CARE } from './tuning-care.ts'
import { TUNING_D_DOUBTS } from './tuning-d-doubts.ts'
import { TUNING_D_ODD } from './tuning-d-odd.ts'
import { TUNING_D_RESULTS } from './tuning-d-results.ts'
import { TUNING_D_RUNONS } from './tuning-d-runons.ts'
import { TUNING_E_PEOPLE_HELPING } from './tuning-e-people-helping.ts'
import { TUNING_E_PEOPLE_NURSING } from './tuning-e-people-nursing.ts'
import { TUNING_E_PEOPLE_PRACTICES } from './tuning-e-people-practices.ts'
import { TUNING_E_PEOPLE_PUBLIC } from './tuning-e-people-public.ts'
import { TUNING_E_PEOPLE_SCHOOLS } from './tuning-e-people-schools.ts'
import { TUNING_E_PEOPLE_SELF } from './tuning-e-people-self.ts'
import { TUNING_E_MAKERS_ABILITIES } from './tuning-e-makers-abilities.ts'
import { TUNING_E_MAKERS_LABS } from './tuning-e-makers-labs.ts'
import { TUNING_E_MAKERS_SEARCH } from './tuning-e-makers-search.ts'
import { TUNING_E_MAKERS_SOFTWARE } from './tuning-e-makers-software.ts'
import { TUNING_E_MAKERS_STUDIO } from './tuning-e-makers-studio.ts'
import { TUNING_E_WORKS_BUILD } from './tuning-e-works-build.ts'
import { TUNING_E_WORKS_FIELD } from './tuning-e-works-field.ts'
import { TUNING_E_WORKS_LAND } from './tuning-e-works-land.ts'
import { TUNING_E_WORKS_PLANT } from './tuning-e-works-plant.ts'
import { TUNING_E_WORKS_TALK } from './tuning-e-works-talk.ts'
import { TUNING_E_DESK_MONEY } from './tuning-e-desk-money.ts'
import { TUNING_E_DESK_OFFICE } from './tuning-e-desk-office.ts'
import { TUNING_E_DESK_PEOPLE } from './tuning-e-desk-people.ts'
import { TUNING_E_DESK_PROJECTS } from './tuning-e-desk-projects.ts'
import { TUNING_E_DESK_SALES } from './tuning-e-desk-sales.ts'
import { TUNING_E_DESK_WORDS } from './tuning-e-desk-words.ts'
import { TUNING_E_NEWCOMERS_ABROAD } from './tuning-e-newcomers-abroad.ts'
import { TUNING_E_NEWCOMERS_AGAIN } from './tuning-e-newcomers-again.ts'
import { TUNING_E_NEWCOMERS_CHANGE } from './tuning-e-newcomers-change.ts'
import { TUNING_E_NEWCOMERS_FIRST } from './tuning-e-newcomers-first.ts'
import { TUNING_E_NEWCOMERS_SPEECH } from './tuning-e-newcomers-speech.ts'
import { TUNING_E_NEWCOMERS_TONGUES } from './tuning-e-newcomers-tongues.ts'
import { TUNING_E_KITCHEN_HOUSE_1 } from './tuning-e-kitchen-house-1.ts'
import { TUNING_E_KITCHEN_HOUSE_2 } from './tuning-e-kitchen-house-2.ts'
import { TUNING_E_KITCHEN_SHOPS_1 } from './tuning-e-kitchen-shops-1.ts'
import { TUNING_E_KITCHEN_SHOPS_2 } from './tuning-e-kitchen-shops-2.ts'
import { TUNING_E_KITCHEN_ROADS_1 } from './tuning-e-kitchen-roads-1.ts'
import { TUNING_E_KITCHEN_ROADS_2 } from './tuning-e-kitchen-roads-2.ts'
import { TUNING_E_KITCHEN_DESKS_1 } from './tuning-e-kitchen-desks-1.ts'
import { TUNING_E_KITCHEN_DESKS_2 } from './tuning-e-kitchen-desks-2.ts'
import { TUNING_E_KITCHEN_DESKS_3 } from './tuning-e-kitchen-desks-3.ts'
import { TUNING_OFFICE } from './tuning-office.ts'
import { TUNING_SERVICE } from './tuning-service.ts'
import { TUNING_SOFTWARE } from './tuning-software.ts'
import { TUNING_STARTERS } from './tuning-starters.ts'
import { TUNING_TRADES } from './tuning-trades.ts'
import type { Case } from './types.ts'

/** Answers that a writer may be tuned on. */
export const TUNING: readonly Case[] = [
  ...TUNING_SOFTWARE,
  ...TUNING_CARE,
  ...TUNING_TRADES,
  ...TUNING_SERVICE,
  ...TUNING_OFFICE,
  ...TUNING_STARTERS,
  ...TUNING_B_RESULTS,
  ...TUNING_B_GIVEN,
  ...TUNING_B_ABROAD,
  ...TUNING_B_SPOKEN,
  ...TUNING_B_DENIED,
  ...TUNING_C_NUMBERS,
  ...TUNING_C_MIXED,
  ...TUNING_C_SKILLS,
  ...TUNING_C_TONGUES,
  ...TUNING_C_TRAPS,
  ...TUNING_D_RUNONS,
  ...TUNING_D_RESULTS,
  ...TUNING_D_DOUBTS,
  ...TUNING_D_ODD,
  ...TUNING_E_PEOPLE_NURSING,
  ...TUNING_E_PEOPLE_PRACTICES,
  ...TUNING_E_PEOPLE_SCHOOLS,
  ...TUNING_E_PEOPLE_HELPING,
  ...TUNING_E_PEOPLE_PUBLIC,
  ...TUNING_E_PEOPLE_SELF,
  ...TUNING_E_MAKERS_SOFTWARE,
  ...TUNING_E_MAKERS_LABS,
  ...TUNING_E_MAKERS_STUDIO,
  ...TUNING_E_MAKERS_SEARCH,
  ...TUNING_E_MAKERS_ABILITIES,
  ...TUNING_E_WORKS_BUILD,
  ...TUNING_E_WORKS_PLANT,
  ...TUNING_E_WORKS_LAND,
  ...TUNING_E_WORKS_FIELD,
  ...TUNING_E_WORKS_TALK,
  ...TUNING_E_DESK_MONEY,
  ...TUNING_E_DESK_SALES,
  ...TUNING_E_DESK_PEOPLE,
  ...TUNING_E_DESK_OFFICE,
  ...TUNING_E_DESK_PROJECTS,
  ...TUNING_E_DESK_WORDS,
  ...TUNING_E_NEWCOMERS_ABROAD,
  ...TUNING_E_NEWCOMERS_TONGUES,
  ...TUNING_E_NEWCOMERS_SPEECH,
  ...TUNING_E_NEWCOMERS_FIRST,
  ...TUNING_E_NEWCOMERS_CHANGE,
  ...TUNING_E_NEWCOMERS_AGAIN,
  ...TUNING_E_KITCHEN_HOUSE_1,
  ...TUNING_E_KITCHEN_HOUSE_2,
  ...TUNING_E_KITCHEN_SHOPS_1,
  ...TUNING_E_KITCHEN_SHOPS_2,
  ...TUNING_E_KITCHEN_ROADS_1,
  ...TUNING_E_KITCHEN_ROADS_2,
  ...TUNING_E_KITCHEN_DESKS_1,
  ...TUNING_E_KITCHEN_DESKS_2,
  ...TUNING_E_KITCHEN_DESKS_3,
  ...TUNING_F_FIRST,
  ...TUNING_F_SECOND,
  ...TUNING_F_THIRD,
  ...TUNING_F_B_FIRST,
  ...TUNING_F_B_SECOND,
  ...TUNING_F_B_THIRD,
  ...TUNING_F_C_FIRST,
  ...TUNING_F_C_SECOND,
  ...TUNING_F_D_ALPHA_1,
  ...TUNING_F_D_ALPHA_2,
  ...TUNING_F_D_ALPHA_3,
  ...TUNING_F_D_ALPHA_4,
  ...TUNING_F_D_BETA_1,
  ...TUNING_F_D_BETA_2,
  ...TUNING_F_D_BETA_3,
  ...TUNING_F_D_BETA_4,
  ...TUNING_F_D_GAMMA_1,
  ...TUNING_F_D_GAMMA_2,
  ...TUNING_F_D_GAMMA_3,
  ...TUNING_F_D_GAMMA_4,
  ...TUNING_F_D_DELTA_1,
  ...TUNING_F_D_DELTA_2,
  ...TUNING_F_D_DELTA_3,
  ...TUNING_F_D_DELTA_4,
  ...TUNING_G_CARE_1,
  ...TUNING_G_CARE_2,
  ...TUNING_G_CARE_3,
  ...TUNING_G_CARE_4,
  ...TUNING_G_CARE_5,
  ...TUNING_G_HANDS_1,
  ...TUNING_G_HANDS_2,
  ...TUNING_G_HANDS_3,
  ...TUNING_G_HANDS_4,
  ...TUNING_G_HANDS_5,
  ...TUNING_G_GUESTS_1,
  ...TUNING_G_GUESTS_2,
  ...TUNING_G_GUESTS_3,
  ...TUNING_G_GUESTS_4,
  ...TUNING_G_GUESTS_5,
  ...TUNING_G_ROADS_1,
  ...TUNING_G_ROADS_2,
  ...TUNING_G_ROADS_3,
  ...TUNING_G_ROADS_4,
  ...TUNING_G_ROADS_5,
  ...TUNING_G_DESKS_1,
  ...TUNING_G_DESKS_2,
  ...TUNING_G_DESKS_3,
  ...TUNING_G_DESKS_4,
  ...TUNING_G_DESKS_5,
  ...TUNING_G_MAKERS_1,
  ...TUNING_G_MAKERS_2,
  ...TUNING_G_MAKERS_3,
  ...TUNING_G_MAKERS_4,
  ...TUNING_G_MAKERS_5,
  ...TUNING_G_LEADERS_1,
  ...TUNING_G_LEADERS_2,
  ...TUNING_G_LEADERS_3,
  ...TUNING_G_LEADERS_4,
  ...TUNING_G_LEADERS_5,
  ...TUNING_G_STARTERS_1,
  ...TUNING_G_STARTERS_2,
  ...TUNING_G_STARTERS_3,
  ...TUNING_G_STARTERS_4,
  ...TUNING_G_STARTERS_5,
  ...TUNING_H_SEEN,
]

/** Answers that are only measured; whoever wrote them knew nothing of the writer. */
export const HELD_OUT: readonly Case[] = [
  ...HELD_OUT_H_CARE_1,
  ...HELD_OUT_H_CARE_2,
  ...HELD_OUT_H_CARE_3,
  ...HELD_OUT_H_CARE_4,
  ...HELD_OUT_H_HANDS_1,
  ...HELD_OUT_H_HANDS_2,
  ...HELD_OUT_H_HANDS_3,
  ...HELD_OUT_H_HANDS_4,
  ...HELD_OUT_H_GUESTS_1,
  ...HELD_OUT_H_GUESTS_2,
  ...HELD_OUT_H_GUESTS_3,
  ...HELD_OUT_H_GUESTS_4,
  ...HELD_OUT_H_ROADS_1,
  ...HELD_OUT_H_ROADS_2,
  ...HELD_OUT_H_ROADS_3,
  ...HELD_OUT_H_ROADS_4,
  ...HELD_OUT_H_DESKS_1,
  ...HELD_OUT_H_DESKS_2,
  ...HELD_OUT_H_DESKS_3,
  ...HELD_OUT_H_DESKS_4,
  ...HELD_OUT_H_MAKERS_1,
  ...HELD_OUT_H_MAKERS_2,
  ...HELD_OUT_H_MAKERS_3,
  ...HELD_OUT_H_MAKERS_4,
  ...HELD_OUT_H_LEADERS_1,
  ...HELD_OUT_H_LEADERS_2,
  ...HELD_OUT_H_LEADERS_3,
  ...HELD_OUT_H_LEADERS_4,
  ...HELD_OUT_H_STARTERS_1,
  ...HELD_OUT_H_STARTERS_2,
  ...HELD_OUT_H_STARTERS_3,
  ...HELD_OUT_H_STARTERS_4,
]
