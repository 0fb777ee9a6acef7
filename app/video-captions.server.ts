import type { Locale } from '../content/model/locales.ts';
import ar from '../pictures/video/company.ar.vtt?url';
import en from '../pictures/video/company.vtt?url';

/** Where the film's captions in a language are. */
export const captionsOf = (locale: Locale): string => ({ en, ar })[locale];
