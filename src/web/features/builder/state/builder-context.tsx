import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Template } from '#shared/template/template.ts'
import { fieldAt } from '#shared/resume/fields.ts'
import type { WantedFile } from '#web/features/builder/requested-resume.ts'
import type { BuilderState, BuilderStore } from '#web/features/builder/state/builder-store.ts'
import type { Writer } from '#web/features/builder/state/writer.ts'

/** Where a save has put the resume. */
export type SavedTo = 'server' | 'browser'

/** What the parts of an open builder share; it stays the same object as long as the resume is open. */
export type Builder = {
  readonly store: BuilderStore
  readonly templates: readonly Template[]
  readonly signedIn: boolean
  /** Who writes lines from an interview. */
  readonly writer: Writer
  /** Whether edits go to the account by themselves. */
  readonly autoSave: boolean
  /** Whether visitors without an account get PDF and Word files. */
  readonly guestDownloads?: boolean | undefined
  /** What its visitor has just signed in for. */
  readonly wantedFile?: WantedFile | undefined
  readonly save: () => Promise<SavedTo | null>
  /** Gives a resume that nothing keeps yet a place in this browser. */
  readonly giveHome: () => void
  /** Whether its page is still the one that is shown. */
  readonly isShown: () => boolean
}

const BuilderContext = createContext<Builder | null>(null)
export const BuilderProvider = BuilderContext.Provider

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('useBuilder must be used within a BuilderProvider')
  return builder
}

/** A part of the open resume; the component renders again only when this part changes. */
export const useResume = <T,>(select: (state: BuilderState) => T): T => useStore(useBuilder().store, select)

/** The language of what is written, where the resume says one. */
export const useTextLanguage = () => useResume(({ content }) => content.language)

export function useText(path: string): string {
  return useResume(({ content }) => {
    const value = fieldAt(content, path)
    return typeof value === 'string' ? value : ''
  })
}

const NO_LINES: readonly string[] = []

export function useLines(path: string): readonly string[] {
  return useResume(({ content }) => {
    const value = fieldAt(content, path)
    return typeof value === 'object' && value.length > 0 ? value : NO_LINES
  })
}

export const useFlag = (path: string): boolean => useResume(({ content }) => fieldAt(content, path) === true)
