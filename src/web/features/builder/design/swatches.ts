import { msg } from '@lingui/core/macro'

/** Colors that are easy to read on white paper: all have a contrast of 4.5 or more. */
export const SWATCHES = [
  { hex: '#1f2937', name: msg`Ink` },
  { hex: '#475569', name: msg`Slate` },
  { hex: '#1f4e79', name: msg`Navy` },
  { hex: '#2563eb', name: msg`Blue` },
  { hex: '#0e7490', name: msg`Teal` },
  { hex: '#166534', name: msg`Green` },
  { hex: '#6d28d9', name: msg`Violet` },
  { hex: '#9d174d', name: msg`Berry` },
  { hex: '#b91c1c', name: msg`Red` },
  { hex: '#9a3412', name: msg`Rust` },
] as const
