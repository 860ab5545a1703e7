/** Maximum characters in a search input: in the dialog, on the results page, and in forms. */
export const LONGEST_QUERY = 64;
