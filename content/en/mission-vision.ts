import type { MissionVisionWords } from '../model/mission-vision.ts';

export const missionVision = {
  meta: {
    title: 'Mission & Vision',
    description:
      'Why we keep buildings in order, what we want the trade in the UAE to look like in ten years, and five promises we can be held to.',
  },
  banner: {
    title: 'Mission & Vision',
    sentence: 'What we do every day, and where it should lead.',
    alt: 'Two cleaners in a NASAQ cradle soaping the blue glass of a high tower',
  },
  mission: {
    eyebrow: 'Our mission',
    title: 'Let people forget about the building',
    lead: 'When cooling, water, light, lifts and floors simply work, people can think of something else.',
    paragraphs: [
      'Our mission is to keep every property in our care safe, comfortable and in good order, at a cost its owner can see and plan. We do it by preventing faults where we can, by answering at once where we could not, and by telling the truth about the state of things.',
      'That takes skilled people who are treated well. A technician with good tools, enough rest and a clear plan mends a thing once.',
    ],
    alt: 'Six colleagues of different trades on a terrace, looking out over the skyline at sunset',
  },
  vision: {
    eyebrow: 'Our vision',
    title: 'A city that ages well',
    lead: 'Dubai has built quickly and boldly. The next achievement is to keep it.',
    paragraphs: [
      'We want to see buildings in the Emirates last longer, use less and cost less to run each year than the year before. Towers of the first boom are now twenty years old; what happens in their plant rooms in this decade decides whether they stand well in the next.',
      'By 2030 we aim to run every site we manage from measured condition rather than from a fixed calendar, to drive an electric fleet, and to train two hundred apprentices in trades that the country needs.',
    ],
    alt: 'The city by the sea at dusk, with lit towers, a metro line, palm-lined roads and a sailing dhow',
  },
  promises: {
    eyebrow: 'Our promises',
    title: 'Five things you may hold us to',
    lead: 'They are written into our contracts, not only on this page.',
    items: {
      answer: {
        title: 'We answer',
        text: 'A person picks up the helpdesk’s phone at any hour, and you get a job number before you hang up.',
      },
      show: {
        title: 'We show',
        text: 'Each closed job has a photograph, a time and a name. You see ours as soon as we do.',
      },
      'say-no': {
        title: 'We say no',
        text: 'If something is unsafe, unlawful or not worth the money, we tell you before we quote.',
      },
      'put-right': {
        title: 'We put it right',
        text: 'A repair that fails within thirty days is done again at our cost.',
      },
      'hand-over': {
        title: 'We hand over cleanly',
        text: 'If we part, you leave with complete records, keys and passwords, whoever comes next.',
      },
    },
  },
} satisfies MissionVisionWords;
