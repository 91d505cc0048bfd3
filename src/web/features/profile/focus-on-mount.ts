/** As a ref: anyone who went from the button to the form and back finds the focus where they are. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
