import type { ReactNode } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { Notice } from '#shared/x-ray/report.ts'

/** A finding in one sentence, what to do about it in the next, and the places it is about. */
export function NoticeMessage({ notice }: { notice: Notice }) {
  const { title, advice } = WORDS[notice.code](notice.count ?? 0)
  return (
    <>
      <p className="font-medium text-ink">{title}</p>
      {advice && <p className="text-ink-soft">{advice}</p>}
      {notice.samples && notice.samples.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {notice.samples.map((sample) => (
            <li key={sample}>
              <q className="rounded-sm bg-sunken px-1.5 py-0.5 text-ink wrap-anywhere quotes-none">{sample}</q>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Words = { readonly title: ReactNode; readonly advice?: ReactNode }

const WORDS: Readonly<Record<Notice['code'], (count: number) => Words>> = {
  'readers-agree': () => ({ title: <Trans>Both readers got the same words in the same order</Trans> }),
  'readers-disagree': (count) => ({
    title: <Plural value={count} one="The readers disagree on # word" other="The readers disagree on # words" />,
    advice: (
      <Trans>
        They’re marked below, and other software may read them differently, too. A simple layout with one column and no
        text boxes is the safest.
      </Trans>
    ),
  }),
  'order-kept': () => ({ title: <Trans>The lines are read in the order people read them</Trans> }),
  'columns-mixed': (count) => ({
    title: <Plural value={count} one="# line mixes two columns" other="# lines mix two columns" />,
    advice: (
      <Trans>
        The text is read across both columns, so sentences get mixed up. Use one column, or export with a program that
        writes one column after the other.
      </Trans>
    ),
  }),
  jumps: (count) => ({
    title: (
      <Plural
        value={count}
        one="The text jumps back up the page # time"
        other="The text jumps back up the page # times"
      />
    ),
    advice: (
      <Trans>
        Some lines are read after the ones below them; they’re marked in red on the page. Text boxes are the usual
        cause: move their text into the body.
      </Trans>
    ),
  }),
  'glyphs-readable': () => ({ title: <Trans>All characters are readable</Trans> }),
  'glyphs-unreadable': (count) => ({
    title: <Plural value={count} one="# character can’t be read" other="# characters can’t be read" />,
    advice: (
      <Trans>
        You see them, but software gets an empty box: they’re icons, or from a font without a character map. Use words
        instead of icons, or choose a common font and export again.
      </Trans>
    ),
  }),
  'letters-apart': (count) => ({
    title: (
      <Plural value={count} one="# word is read as separate letters" other="# words are read as separate letters" />
    ),
    advice: <Trans>Wide letter spacing breaks words into letters. Set the spacing of these words to normal.</Trans>,
  }),
  'words-glued': (count) => ({
    title: <Plural value={count} one="# word may be missing a space" other="# words may be missing a space" />,
    advice: (
      <Trans>
        Software reads two words as one, so a search finds neither. Add the space, or export the file from another
        program.
      </Trans>
    ),
  }),
  'icons-as-text': (count) => ({
    title: <Plural value={count} one="# icon is read as text" other="# icons are read as text" />,
    advice: (
      <Trans>
        You see an icon or a bullet, but software gets a letter or the icon’s name. Use your word processor’s bullets,
        and words instead of icons.
      </Trans>
    ),
  }),
  'email-missing': () => ({
    title: <Trans>No email address found</Trans>,
    advice: (
      <Trans>
        Write it as text in the body of the first page, not in a header, an image, or the link behind an icon.
      </Trans>
    ),
  }),
  'phone-missing': () => ({
    title: <Trans>No phone number found</Trans>,
    advice: <Trans>If it’s on the page, write it as text on one line, such as +1 212 555 0147.</Trans>,
  }),
  'contacts-found': () => ({ title: <Trans>Email and phone found</Trans> }),
  'headings-found': (count) => ({
    title: <Plural value={count} one="# common heading recognized" other="# common headings recognized" />,
  }),
  'headings-missing': () => ({
    title: <Trans>Hardly any common headings recognized</Trans>,
    advice: (
      <Trans>Software looks for headings such as Experience, Education, and Skills. Put each on its own line.</Trans>
    ),
  }),
  'dates-found': (count) => ({
    title: <Plural value={count} one="# date recognized" other="# dates recognized" />,
  }),
  'dates-missing': () => ({
    title: <Trans>No dates recognized</Trans>,
    advice: <Trans>Write the month and year next to each position, such as Mar 2021 – Jun 2024.</Trans>,
  }),
  tagged: () => ({ title: <Trans>The file is tagged, so screen readers know its headings, lists, and order</Trans> }),
  'not-tagged': () => ({
    title: <Trans>The file isn’t tagged</Trans>,
    advice: (
      <Trans>
        Screen readers can’t recognize headings and lists, and software has to guess the order. Turn on “tagged” or
        “accessible” PDF when you export.
      </Trans>
    ),
  }),
  'language-missing': () => ({
    title: <Trans>The file’s language isn’t set</Trans>,
    advice: (
      <Trans>
        Screen readers have to guess how to pronounce the text. Set the document’s language before you export.
      </Trans>
    ),
  }),
  'text-hidden': () => ({
    title: <Trans>The file contains hidden text</Trans>,
    advice: (
      <Trans>
        It’s white, transparent, tiny, covered, or off the page, but software reads it. That can look like a trick:
        delete it or make it visible.
      </Trans>
    ),
  }),
  'text-in-headers': () => ({
    title: <Trans>There’s text in the header or footer</Trans>,
    advice: (
      <Trans>
        Some software skips it, including the reader we use here. Move what matters into the body of the first page.
      </Trans>
    ),
  }),
  'text-in-boxes': () => ({
    title: <Trans>There’s text in text boxes</Trans>,
    advice: <Trans>Software may skip text boxes or read them last. Move the text into the body.</Trans>,
  }),
  tables: (count) => ({
    title: <Plural value={count} one="# table contains text" other="# tables contain text" />,
    advice: <Trans>Cells are read one by one, row by row. Check below whether the sentences still make sense.</Trans>,
  }),
}
