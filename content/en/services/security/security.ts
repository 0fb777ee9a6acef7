import type { ServiceWords } from '../../../model/service-types.ts';

export const security = {
  title: 'Security',
  metaTitle: 'Security guards in Dubai',
  summary:
    'SIRA-licensed guards for gates, lobbies, patrols and control rooms, briefed on the site and supervised around the clock.',
  metaDescription:
    'Security guarding in Dubai by SIRA-licensed officers: gates, lobbies, patrols and control rooms, with post orders and reports within the shift.',
  description: [
    [
      'A guard needs courtesy and calm. At a community gate that means recognising residents, turning away the wrong van politely and still catching the number plate; in a control room it means knowing which of ninety cameras matters tonight. Every officer we post in Dubai holds a valid ',
      {
        bold: 'SIRA licence',
      },
      ', in the other emirates a Ministry of Interior licence, and learns the written orders of the post before taking it alone.',
    ],
    [
      'Supervision is round the clock too. Duty managers visit unannounced, patrols are proved by tag or GPS, and ',
      {
        bold: 'every incident is written up within the shift',
      },
      ', with times, names and pictures. Heat is planned for as well: shaded posts, water, shorter outdoor turns in summer, and relief that arrives when the rota says.',
    ],
  ],
  alt: 'Guard saluting beside a NASAQ gatehouse and raised barrier as a coral car drives in, cameras on a pole above',
  included: [
    'Gate, lobby and retail guarding',
    'Control room operation',
    'Patrols proved by tag or GPS',
    'Visitor, contractor and key management',
    'Traffic and parking marshals',
    'Event and temporary cover',
    'Evacuation and first-response duties',
  ],
  response: [
    'Alarm on a guarded site: officer there within 5 minutes',
    'Supervisor at a serious incident: {p2.attend}',
    'Absent officer replaced: {p3.attend}',
  ],
  standards: [
    'SIRA licences in Dubai, Ministry of Interior licences in the other emirates',
    'Dubai Law No. 12 of 2016 regulating the security industry',
    'BS 7499 for static guarding, BS 7984-3 for mobile patrols',
    'UAE Fire and Life Safety Code for evacuation duties',
    'Federal Decree-Law No. 45 of 2021 on personal data',
  ],
  process: {
    heading: 'From site survey to guarded site',
    subtitle: 'How we survey, staff and supervise',
    alts: [
      'Uniformed guard with a radio saluting at the gatehouse window beside a red and white barrier',
      'Two surveillance cameras on a pole above the gatehouse, a palm and the raised barrier at either side',
    ],
    steps: [
      {
        title: 'Walk it by day and by night',
        paragraph:
          'A surveyor covers the perimeter in daylight and again after dark, noting sight lines, blind cameras, delivery habits and what earlier incident books reveal. Threats are ranked, from tailgating to trespass on the podium, with a control against each.',
      },
      {
        title: 'Write the post orders',
        paragraph:
          'Orders tell an officer what to do at four in the morning when nobody can be asked. They cover keys, visitors, contractors, journalists, lost children, fire alarms and power loss in short sentences, and you sign each revision.',
      },
      {
        title: 'Select and license',
        paragraph:
          'Candidates are interviewed for the post in question, checked, trained and registered with SIRA or the authority of the emirate. Before a first solo shift each officer shadows a colleague on site and answers questions on evacuation routes, alarm zones and whom to call.',
      },
      {
        title: 'Hold the post',
        paragraph:
          'At handover, keys, radios and open matters are counted across. Patrols vary in timing and direction, tags are scanned, doors tried, and a wedged fire exit or a leaking valve is reported to the trade concerned.',
      },
      {
        title: 'Meet the incident',
        paragraph:
          'Detect, assess, call, contain: officers drill that order until it holds under stress. Police, ambulance or Civil Defence are called without waiting for permission, a senior officer takes the scene, and footage is secured before it can be overwritten.',
      },
      {
        title: 'Review the figures together',
        paragraph:
          'Each month you see incidents by type and hour, missed checkpoints, lateness and turnover. With you we move hours from quiet posts to busy ones, then test the change with an unannounced visitor or a tabletop exercise.',
      },
    ],
  },
} satisfies ServiceWords;
