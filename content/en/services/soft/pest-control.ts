import type { ServiceWords } from '../../../model/service-types.ts';

export const pestControl = {
  title: 'Pest Control',
  metaTitle: 'Pest control in Dubai',
  summary:
    'Cockroaches, rodents, termites, mosquitoes and birds kept out by inspection and proofing first, with registered products used sparingly.',
  metaDescription:
    'Pest control in Dubai by permitted technicians: inspection, proofing and targeted treatment for homes, kitchens and communities, with trend reports.',
  description: [
    [
      'Warm drains, overwatered planting and bins that wait an extra day give insects what they need, all year round. Spraying a skirting board every month treats the symptom and breeds resistance. We work in the order ',
      {
        bold: 'inspect, proof, then treat',
      },
      ': seal the riser, cap the drain, mend the fly screen, and place gels or baits where monitors show activity instead of fogging whole corridors.',
    ],
    [
      'Technicians hold the permits of Dubai Municipality, or of the municipality concerned elsewhere, and use only products registered for public health. Children, pets, food and aquariums are considered first, with ',
      {
        bold: 'safe re-entry times in writing',
      },
      '. Restaurants get trap maps and trend sheets ready for the food inspector; villas get a plan for termites, ants and the mosquitoes that follow irrigation.',
    ],
  ],
  alt: 'Technician in mask and goggles spraying towards two oversized toy beetles on a chequered kitchen floor',
  included: [
    'Cockroach, ant and bed bug treatment',
    'Rodent proofing and locked bait stations',
    'Termite protection for soil and timber',
    'Mosquito and fly control, larvicide included',
    'Bird netting and spikes',
    'Trap maps and trend reports for food premises',
  ],
  response: [
    'Snakes, bees or rodents in occupied rooms: {p3.attend}',
    'Sightings in food premises: {p4.attend}, outside trading hours if preferred',
    'Follow-up visits between rounds: no charge under contract',
  ],
  standards: [
    'Dubai Municipality pest control permits and technician approval',
    'Public health pesticides registered in the UAE',
    'Dubai Food Code for kitchens and food stores',
    'BS EN 16636 for pest management services',
  ],
  process: {
    heading: 'Fewer chemicals, fewer pests',
    subtitle: 'How we find, keep out and treat',
    alts: [
      'Technician with a backpack sprayer and long lance treating a kitchen floor, toolbox beside him',
      'A yellow and a red toy beetle looking up as the spray reaches them',
    ],
    steps: [
      {
        title: 'Inspect by torchlight',
        paragraph:
          'The first visit happens when pests are busy, often after closing time. We lift gully covers, open riser doors, read droppings and rub marks, and ask the night cleaners what they have seen.',
      },
      {
        title: 'Name the species',
        paragraph:
          'German cockroach or American, roof rat or house mouse: each lives, feeds and breeds in its own way. Sticky monitors left for a week confirm identity and numbers before any bait is laid.',
      },
      {
        title: 'Seal the ways in',
        paragraph:
          'Gaps around pipes are packed with mesh and sealant, brush strips fitted, weep holes screened, standing water drained. Building defects go to the maintenance team with photographs, because no treatment makes up for a broken drain cover.',
      },
      {
        title: 'Treat with precision',
        paragraph:
          'Gels, growth regulators, locked bait stations and spot sprays are considered in that order. Labels, doses and batch numbers are recorded, and rooms are released only when the stated re-entry time has passed and surfaces near food are wiped.',
      },
      {
        title: 'Handle the special cases',
        paragraph:
          'Termite soil treatment around foundations, heat or steam for bed bugs, larvicide in road gullies, netting against pigeons and the safe removal of snakes or bees each follow a separate procedure, with a specialist named on the job sheet.',
      },
      {
        title: 'Watch the count',
        paragraph:
          'Numbered monitors are read at every visit and drawn as a graph. When the line falls, visits can be fewer; when one station spikes, we return within days and look for what changed nearby.',
      },
    ],
  },
} satisfies ServiceWords;
