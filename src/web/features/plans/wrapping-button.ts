/** For a button with a name in it: in a narrow window or with large text it takes a second line. */
export const WRAPPING_BUTTON = 'h-auto! min-h-11 py-1.5 whitespace-normal! md:min-h-9'
