/** The sample site's film: too large to be sent at once. */
export const filmPath = '/static/film.mp4';
