import { company } from '../model/company.ts';
import type { VideoWords } from '../model/video.ts';

export const video = {
  title: `${company.shortName} in fourteen seconds`,
  description:
    'A short flight from the coast to a rooftop plant deck, through a lobby at cleaning time and back over the city at dusk. The film has no sound.',
  labels: {
    open: 'Watch our video',
    close: 'Close the video',
    captions: 'English descriptions',
  },
} satisfies VideoWords;
