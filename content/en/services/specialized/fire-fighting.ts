import type { ServiceWords } from '../../../model/service-types.ts';

export const fireFighting = {
  title: 'Fire Fighting',
  metaTitle: 'Fire system maintenance in Dubai',
  summary:
    'Pumps, sprinklers, hose reels, extinguishers and alarms inspected and flow-tested under an annual contract with certified technicians.',
  metaDescription:
    'Fire system maintenance in Dubai: pumps, sprinklers, alarms and extinguishers tested to the UAE Fire and Life Safety Code and NFPA 25, 72 and 10.',
  description: [
    [
      'Fire systems spend years doing nothing and must then work at once. Valves get shut during fit-outs and stay shut, diesel batteries fade in hot pump rooms, and a painted sprinkler head looks perfectly normal. We maintain ',
      {
        bold: 'pumps, wet risers, sprinklers, hose reels, extinguishers, gas suppression, detection and smoke control',
      },
      ' under the annual maintenance contract that the Civil Defence of each emirate requires a building to hold.',
    ],
    [
      'Testing is real wherever it safely can be: water flows, engines run, fans start, alarms reach the monitoring centre. Each impairment is announced, tagged and covered by a ',
      {
        bold: 'fire watch until the system is back in service',
      },
      '. Records are kept in the order an inspector asks for them, and deficiencies are listed by danger to life, not by ease of repair.',
    ],
  ],
  alt: 'Technician reading a gauge in a fire pump room of red pipes and pumps, with a hose reel and extinguishers',
  included: [
    'Electric, diesel and jockey fire pumps',
    'Sprinklers, wet risers and hose reels',
    'Extinguisher inspection and refill',
    'Fire alarm and smoke control tests',
    'Gas suppression and kitchen hood systems',
    'Civil Defence renewal file',
    'Warden training and drills',
  ],
  response: [
    'System impaired or pump failed: technician on site {p2.attend}',
    'False alarm that will not reset: {p3.attend}',
    'Fire watch by patrol: from the moment of isolation',
  ],
  standards: [
    'UAE Fire and Life Safety Code of Practice',
    'NFPA 25 for water-based systems',
    'NFPA 72 for fire alarm and signalling',
    'NFPA 10 for portable extinguishers',
    'NFPA 2001 for clean-agent systems',
  ],
  process: {
    heading: 'Ready on the one day that counts',
    subtitle: 'Six routines between the pump room and the assembly point',
    alts: [
      'Technician checking the pressure gauge on a red fire pump, a tablet in his other hand',
      'Wall with a fire hose reel, alarm bell, call points, landing valve and two extinguishers',
    ],
    steps: [
      {
        title: 'Compare with the approval',
        paragraph:
          'Drawings stamped at completion are set beside what stands today. New partitions, mezzanines and kitchens often leave heads obstructed or rooms without detection; such gaps are drawn and ranked first.',
      },
      {
        title: 'Run the pump room',
        paragraph:
          'Jockey, electric and diesel sets are started by pressure drop, not by push button alone. Suction, discharge, oil and battery readings are noted and fuel topped up; once a year the pumps are flow-tested across their curve and compared with the nameplate.',
      },
      {
        title: 'Walk valves and hoses',
        paragraph:
          'Control valves are seen open, locked and supervised. Hose reels are run out, landing valves turned, cabinets cleared of stored brooms, and extinguishers weighed or read, then sent for service before their date has passed.',
      },
      {
        title: 'Sound the alarm',
        paragraph:
          'Detectors are smoke-tested by zone on a rolling plan, call points keyed, sounders measured in bedrooms and plant rooms alike. Cause and effect is proved line by line: fans, dampers, lifts, doors, gas valves and the link to Civil Defence.',
      },
      {
        title: 'Control every impairment',
        paragraph:
          'A drained riser or an isolated loop gets a permit, a tag and an end time. Security patrols the affected floors, hot work there is suspended, and service is restored the same day wherever parts allow; longer closures are reported upwards.',
      },
      {
        title: 'Certify and train',
        paragraph:
          'After the annual round we issue test reports, close defects with photographs and prepare the file for renewal. Wardens then practise: an extinguisher on a live training fire, a timed evacuation, and a debrief while memories are fresh.',
      },
    ],
  },
} satisfies ServiceWords;
