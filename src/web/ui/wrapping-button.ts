/** For a button with a name or many words in it: in a narrow window or with large text it takes a second line. */
export const WRAPPING_BUTTON = 'h-auto! max-w-full min-h-11 py-1.5 text-center whitespace-normal! md:min-h-9'
