/** The sample site's film: too large to be sent at once. */
export const filmPath = '/static/film.mp4';
/** Of the same kind and small. */
export const clipPath = '/static/clip.mp4';
/** Where it tells how long it was busy at a time since it was asked last. */
export const turnsPath = '/turns';
/** On every page that it made at that moment. */
export const renderedHeader = 'x-rendered';
