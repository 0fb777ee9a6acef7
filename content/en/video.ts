import { company } from '../model/company.ts';

/** The company film in the side bar's popup. Files are in pictures/video/; the film has no sound. */
export const video = {
  title: `${company.shortName} in fourteen seconds`,
  description:
    'A short flight from the coast to a rooftop plant deck, through a lobby at cleaning time and back over the city at dusk. The film has no sound.',
  labels: {
    open: 'Watch our video',
    close: 'Close the video',
    captions: 'English descriptions',
  },
  poster: { name: 'video/poster', alt: '' },
  /** Language of the captions track. */
  captionsLanguage: 'en',
  widthPx: 1280,
  heightPx: 720,
  durationSeconds: 14,
} as const;
