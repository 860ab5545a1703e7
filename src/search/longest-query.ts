/** As many characters as a search input accepts, in the modal, on the results page and in forms. */
export const LONGEST_QUERY = 64;
