const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in the largest unit of which there is at least one. */
export function fileSize(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return { value: bytes / 1000 ** step, unit: UNITS[step] ?? 'byte' }
}
