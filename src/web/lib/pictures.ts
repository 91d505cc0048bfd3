// Made by scripts/pictures.ts; do not edit by hand.

/** Pictures of the product and their sizes in pixels: /pictures/{name}.light.webp and /pictures/{name}.dark.webp. */
export const PICTURES = {
  'builder-phone': { width: 780, height: 1592 },
  builder: { width: 1440, height: 852 },
  coach: { width: 1120, height: 1303 },
  'interview-question': { width: 1000, height: 923 },
  'interview-review': { width: 1000, height: 1266 },
  score: { width: 704, height: 1502 },
  templates: { width: 1280, height: 758 },
  'x-ray': { width: 1280, height: 894 },
} as const

/** Sizes in pixels of every template's first page: /pictures/templates/{slug of its name}-{width}.webp. */
export const TEMPLATE_PICTURES = [
  { width: 480, height: 679 },
  { width: 960, height: 1358 },
] as const
