/** What a reader sees when the search fails. The loader shows it on its own if the view can't load. */
export const UNAVAILABLE = 'Unable to fetch results';
export const UNAVAILABLE_HELP = 'You might want to check your network connection.';
