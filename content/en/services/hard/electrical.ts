import type { ServiceWords } from '../../../model/service-types.ts';

export const electrical = {
  title: 'Electrical',
  metaTitle: 'Electrical maintenance in Dubai',
  summary:
    'Switchgear, distribution, generators and lighting inspected under load, with hot joints found by camera before they fail.',
  metaDescription:
    'Electrical maintenance in Dubai: thermal imaging, switchgear testing, generators, UPS and lighting, done to DEWA regulations with safe isolation.',
  description: [
    [
      'A loose termination warms up quietly for months, then fails on the first humid night of June when every compressor in the tower is running. Finding it early is the main purpose of this service: ',
      {
        bold: 'thermal imaging under real load',
      },
      ', torque checks, insulation tests and protection settings compared with the approved drawings. The team covers low-voltage switchboards, busbar risers, capacitor banks, standby generators, UPS, earthing and every kind of lighting, from basement battens to façade floods.',
    ],
    [
      'Apart from thermal imaging, maintenance is done with the panel dead. ',
      {
        bold: 'Isolation, lock-off and proving dead',
      },
      ' come first, under a permit signed by an authorised person, and shutdowns are agreed with tenants days ahead so that servers, lifts and cold rooms are prepared.',
    ],
  ],
  alt: 'Electrician testing an open panel in a row of white switchboards, standing on a black safety mat',
  included: [
    'Main and sub-main switchboard maintenance',
    'Infrared survey with a graded report',
    'Earthing, insulation and RCD tests',
    'Generator, transfer switch and UPS care',
    'Emergency and general lighting, LED replacement',
    'Power factor and harmonics logging',
  ],
  response: [
    'Loss of supply, burning smell or exposed conductor: {p2.attend}',
    'Part of a floor without power: {p3.attend}',
    'Lamps, sockets and minor faults: {p4.attend}',
  ],
  standards: [
    'DEWA regulations in Dubai; SEWA, Etihad WE or TAQA Distribution rules elsewhere',
    'BS 7671 requirements for electrical installations',
    'IEC 61439 for low-voltage switchgear assemblies',
    'NFPA 70E for arc-flash and shock protection',
    'UAE Fire and Life Safety Code for emergency lighting',
  ],
  process: {
    heading: 'How we keep the power on',
    subtitle: 'Six routines of a safe switch room',
    alts: [
      'Electrician holding test probes to the terminals of an open distribution panel with coloured cables',
      'Over-the-shoulder view of a yellow multimeter in front of copper busbars and rows of breakers',
    ],
    steps: [
      {
        title: 'Trace what feeds what',
        paragraph:
          'As-built drawings are often out of date. We follow each circuit from the DEWA intake to the final board, correct the single-line diagram, relabel breakers and mark which lifts, pumps and tenants depend on each riser.',
      },
      {
        title: 'Scan on a hot day',
        paragraph:
          'While the building is drawing its summer load, panels are opened by authorised staff and viewed with a calibrated infrared camera. Images are graded against a similar phase; anything severe is reported by phone before the engineer has left the switch room.',
      },
      {
        title: 'Plan the shutdown',
        paragraph:
          'Work on dead equipment needs an agreed shutdown. With the building manager we choose a night or a quiet Sunday, issue notices, arrange temporary supplies for critical loads, and rehearse the switching sequence.',
      },
      {
        title: 'Isolate, test, tighten',
        paragraph:
          'Locked off and proved dead, the board is cleaned of dust, joints are torqued and marked, breakers exercised, and insulation, loop impedance and RCD trip times measured. Readings go straight into the tablet, next to those of the year before.',
      },
      {
        title: 'Run the standby',
        paragraph:
          'Generators get a weekly start and a loaded run each month, because running without load proves little. Fuel is sampled for water and sludge, batteries are load-tested, and the changeover is timed from mains failure to restored supply.',
      },
      {
        title: 'Watch power quality',
        paragraph:
          'Portable loggers stay on main incomers for a week to catch harmonics, imbalance and poor power factor. The result is a short list of corrections with their cost and saving.',
      },
    ],
  },
} satisfies ServiceWords;
