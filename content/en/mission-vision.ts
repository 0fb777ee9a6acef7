import { figures } from '../model/figures.ts';
import type { MissionVisionWords } from '../model/mission-vision.ts';

export const missionVision = {
  meta: {
    title: 'Mission & Vision: our aims for buildings in the UAE',
    description: `What we do for buildings in the UAE every day, what we aim for by ${figures.aimYear}, and five promises that are written into our contracts.`,
  },
  banner: {
    title: 'Mission & Vision',
    sentence: 'What we do every day, and where it should lead.',
    alt: 'Two cleaners in a NASAQ cradle soaping the blue glass of a high tower',
  },
  mission: {
    eyebrow: 'Our mission',
    title: 'Buildings that simply work',
    lead: 'When cooling, water, light, lifts and floors are in order, people can get on with their day.',
    paragraphs: [
      'Our mission is to keep every property in our care safe, comfortable and in good order, at a cost its owner can see and plan. We prevent faults where we can, act at once where we cannot, and report things as they are.',
      'That takes skilled people who are treated well. A technician with good tools, enough rest and a clear plan repairs a fault once, not three times.',
    ],
    alt: 'Six colleagues of different trades on a terrace, looking out over the skyline at sunset',
  },
  vision: {
    eyebrow: 'Our vision',
    title: 'A city that ages well',
    lead: 'Dubai has built quickly and boldly. Now it is time to look after what was built.',
    paragraphs: [
      'We want buildings in the Emirates to last longer, use less and cost less to run each year than the year before. Towers of the first boom are now twenty years old; the care their plant rooms get in this decade decides how they stand in the next.',
      `By ${figures.aimYear} we aim to run every site we manage from measured condition rather than from a fixed calendar, to drive an electric fleet, and to train ${figures.apprentices} apprentices in trades that the country needs.`,
    ],
    alt: 'The city by the sea at dusk, with lit towers, a metro line, palm-lined roads and a sailing dhow',
  },
  promises: {
    eyebrow: 'Our promises',
    title: 'Five things you may hold us to',
    lead: 'They are written into our contracts.',
    items: {
      answer: {
        title: 'We answer',
        text: 'A person picks up the helpdesk’s phone at any hour, and you get a job number before you hang up.',
      },
      show: {
        title: 'We show',
        text: 'Each closed job has a photograph, a time and a name, and you see them as soon as we do.',
      },
      'say-no': {
        title: 'We say no',
        text: 'If something is unsafe, unlawful or not worth the money, we tell you before we quote.',
      },
      'put-right': {
        title: 'We put it right',
        text: `A repair that fails within ${figures.repairGuaranteeDays} days is done again at our cost.`,
      },
      'hand-over': {
        title: 'We hand over properly',
        text: 'If we part, you get complete records, keys and passwords, whoever comes next.',
      },
    },
  },
} satisfies MissionVisionWords;
