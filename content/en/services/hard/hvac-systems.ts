import type { ServiceWords } from '../../../model/service-types.ts';

export const hvacSystems = {
  title: 'HVAC Systems',
  metaTitle: 'HVAC and AC maintenance in Dubai',
  summary:
    'Air handlers, fan coils and ductwork serviced room by room, for steady temperatures, clean air and no dripping ceilings.',
  metaDescription:
    'HVAC maintenance for Dubai buildings: air handlers, fan coils, VRF, duct cleaning and air balancing, planned unit by unit in occupied spaces.',
  description: [
    [
      'Many comfort complaints in the Gulf have nothing to do with the chiller. They come from a choked fan coil strainer, a drain pan that has overflowed on to a ceiling tile, or a fresh-air unit pulling August humidity into a lobby. Our technicians service ',
      {
        bold: 'everything between the plant room and the grille',
      },
      ': air handling units, fan coils, split and VRF systems, extract fans, dampers, thermostats and duct insulation.',
    ],
    [
      'Visits follow an asset list rather than a floor plan, so that no unit above a ceiling is missed. Coils are washed, drains flushed, filters replaced, and ',
      {
        bold: 'air flow balanced again',
      },
      ' where partitions have moved since handover. In occupied offices we come before eight or after six, and leave each desk as we found it.',
    ],
  ],
  alt: 'Technician on a stepladder changing filters in a large NASAQ air handling unit below a run of ceiling duct',
  included: [
    'Air handling and fresh-air unit service',
    'Fan coil cleaning, strainers and drain lines',
    'Split and VRF units, with refrigerant checks',
    'Filter supply and replacement',
    'Air balancing and thermostat calibration',
    'Duct and kitchen extract cleaning',
    'Indoor air quality readings',
  ],
  response: [
    'No cooling in an occupied space: {p3.attend}',
    'Water dripping from a ceiling unit: {p3.attend}',
    'Warm rooms and noisy units: {p4.attend}',
  ],
  standards: [
    'ASHRAE Standard 62.1 for ventilation and indoor air quality',
    'ASHRAE Standard 180 for maintenance tasks and intervals',
    'NADCA ACR for assessing and cleaning ducts',
    'NFPA 96 for commercial kitchen extract',
    'Al Sa’fat, the Dubai green building system',
  ],
  process: {
    heading: 'Comfort, one unit at a time',
    subtitle: 'What happens between a warm room and a closed work order',
    alts: [
      'Technician at the open filter section of an air handling unit, new yellow-framed filters half fitted',
      'Square steel duct with round ceiling diffusers, a technician on a ladder working beside it',
    ],
    steps: [
      {
        title: 'Tag every unit',
        paragraph:
          'Fan coils above ceilings are traced, labelled and photographed with their access panel, valves and isolator. A QR tag by the grille leads from a tenant’s call about a warm room straight to one machine.',
      },
      {
        title: 'Read the complaints',
        paragraph:
          'Helpdesk history is mapped by zone and hour. Afternoon warmth on a west elevation points to solar gain, a musty smell on Monday to drains and weekend schedules, so technicians do not change parts that were never at fault.',
      },
      {
        title: 'Clean both sides of the coil',
        paragraph:
          'Filters are changed by pressure drop. Coils get a non-acid foam and a rinse, drain pans a biocide tablet, strainers a flush. Units facing construction or open desert are cleaned more often.',
      },
      {
        title: 'Balance and control',
        paragraph:
          'With a flow hood and a calibrated thermometer we compare each space with its design. Dampers, actuators and two-way valves are stroked from end to end, thermostats corrected, and fresh-air quantities brought back to what the present occupancy calls for.',
      },
      {
        title: 'Clean ducts when tests say so',
        paragraph:
          'Supply ducts are cleaned when a camera or a dust test says so. In kitchen extract, grease is measured on a fixed cycle, removed to bare metal and recorded with photographs for the insurer and Civil Defence.',
      },
      {
        title: 'Review comfort each quarter',
        paragraph:
          'Every quarter you see complaints by floor, average time to close and a list of units nearing the end of their life. Repeat faults go to our own supervisor first, because a second visit usually means that the first repair was incomplete.',
      },
    ],
  },
} satisfies ServiceWords;
