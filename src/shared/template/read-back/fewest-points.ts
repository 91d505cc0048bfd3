// Apart from the measuring, so that pages that show points come without the parser.
/** Points under which a template isn't published. */
export const FEWEST_POINTS = 90
