import { msg } from '@lingui/core/macro'

export const OCCUPATION_NAMES = {
  technology: msg`Technology`,
  business: msg`Business and finance`,
  health: msg`Health`,
  education: msg`Education and science`,
  creative: msg`Creative work`,
  service: msg`Trades and service`,
  law: msg`Law and public service`,
  student: msg`Students and first jobs`,
  executive: msg`Executives`,
}

export const COLUMN_NAMES = { one: msg`One column`, two: msg`Two columns` }

export const PHOTO_NAMES = { yes: msg`Designed for a photo`, no: msg`Photo optional` }
