import type { ReactNode } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { Notice } from '#shared/x-ray/report.ts'

/** What was noticed in a sentence, what to do about it in the next, and the places it is about. */
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
        Another program may read yet another text there. The places are marked below: a simpler layout, one column and
        text without boxes, is read alike everywhere.
      </Trans>
    ),
  }),
  'order-kept': () => ({ title: <Trans>The lines are read in the order in which a person reads them</Trans> }),
  'columns-mixed': (count) => ({
    title: <Plural value={count} one="# line mixes two columns" other="# lines mix two columns" />,
    advice: (
      <Trans>
        The text runs across both columns, so that a sentence of one ends in the middle of the other. Use one column, or
        export from a program that writes columns one after the other.
      </Trans>
    ),
  }),
  jumps: (count) => ({
    title: <Plural value={count} one="The text jumps back up # time" other="The text jumps back up # times" />,
    advice: (
      <Trans>
        Lines are read after the ones below them, marked red on the page. Text boxes are the usual cause: put such lines
        into the running text.
      </Trans>
    ),
  }),
  'glyphs-readable': () => ({ title: <Trans>Every character can be read</Trans> }),
  'glyphs-unreadable': (count) => ({
    title: <Plural value={count} one="# character has no meaning" other="# characters have no meaning" />,
    advice: (
      <Trans>
        They are drawn, but a program gets a box: icons from an icon font, or a font that lost its letters’ names. Write
        words in place of icons, or choose a common font and export again.
      </Trans>
    ),
  }),
  'letters-apart': (count) => ({
    title: <Plural value={count} one="# word falls apart into letters" other="# words fall apart into letters" />,
    advice: (
      <Trans>Wide letter spacing makes a program read single letters. Set the spacing of these words to normal.</Trans>
    ),
  }),
  'words-glued': (count) => ({
    title: <Plural value={count} one="# word may be two without a space" other="# words may be two without a space" />,
    advice: (
      <Trans>
        Software reads each as one word and finds neither part. Type the spaces, or export the file with another
        program.
      </Trans>
    ),
  }),
  'icons-as-text': (count) => ({
    title: <Plural value={count} one="# icon is read as text" other="# icons are read as text" />,
    advice: (
      <Trans>
        You see an icon or a bullet, but software gets a letter or the icon’s name. Use the bullets of your word
        processor, and words in place of icons.
      </Trans>
    ),
  }),
  'email-missing': () => ({
    title: <Trans>No email address was found</Trans>,
    advice: (
      <Trans>Write it as text in the body of the first page, not in a header, a picture or an icon’s link.</Trans>
    ),
  }),
  'phone-missing': () => ({
    title: <Trans>No phone number was found</Trans>,
    advice: <Trans>If yours is on the page, write it as text in one line, such as +44 20 7946 0958.</Trans>,
  }),
  'contacts-found': () => ({ title: <Trans>Email and phone were found</Trans> }),
  'headings-found': (count) => ({
    title: <Plural value={count} one="# usual heading was recognized" other="# usual headings were recognised" />,
  }),
  'headings-missing': () => ({
    title: <Trans>Hardly any usual heading was recognized</Trans>,
    advice: (
      <Trans>
        Programs part a resume at words such as Experience, Education and Skills. Give each of them a line of its own.
      </Trans>
    ),
  }),
  'dates-found': (count) => ({
    title: <Plural value={count} one="# date was understood" other="# dates were understood" />,
  }),
  'dates-missing': () => ({
    title: <Trans>No dates were understood</Trans>,
    advice: <Trans>Write them with month and year beside each position, such as Mar 2021 – Jun 2024.</Trans>,
  }),
  tagged: () => ({ title: <Trans>The file is tagged: screen readers know headings, lists and order</Trans> }),
  'not-tagged': () => ({
    title: <Trans>The file is not tagged</Trans>,
    advice: (
      <Trans>
        People who have it read aloud hear no headings and lists, and programs must guess the order. Switch on “tagged”
        or “accessible” PDF when you export.
      </Trans>
    ),
  }),
  'language-missing': () => ({
    title: <Trans>The file does not say its language</Trans>,
    advice: (
      <Trans>Screen readers then guess how to pronounce it. Set the document’s language before you export.</Trans>
    ),
  }),
  'text-hidden': () => ({
    title: <Trans>There is text that no one can see</Trans>,
    advice: (
      <Trans>
        It is white, transparent, tiny, covered or outside the page, but software reads it. It can look like a trick.
        Delete it, or make it visible.
      </Trans>
    ),
  }),
  'text-in-headers': () => ({
    title: <Trans>There is text in the header or footer</Trans>,
    advice: (
      <Trans>Many programs skip it, as this reader does. Move what matters into the body of the first page.</Trans>
    ),
  }),
  'text-in-boxes': () => ({
    title: <Trans>There is text in text boxes</Trans>,
    advice: <Trans>Programs skip boxes or read them last. Move the text into the running lines.</Trans>,
  }),
  tables: (count) => ({
    title: <Plural value={count} one="# table holds text" other="# tables hold text" />,
    advice: <Trans>Cells are read one by one, row after row. Read below whether the sentences still make sense.</Trans>,
  }),
}
