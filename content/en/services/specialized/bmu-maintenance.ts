import type { ServiceWords } from '../../../model/service-types.ts';

export const bmuMaintenance = {
  title: 'BMU Maintenance',
  metaTitle: 'BMU maintenance in Dubai',
  summary:
    'Roof cradles, davits and monorails serviced, load-tested and certified, so façade crews have a machine they can trust.',
  metaDescription:
    'BMU maintenance in Dubai: roof cars, jibs, ropes and cradles serviced, safety devices tripped, load tests witnessed and certificates kept current.',
  description: [
    [
      'A building maintenance unit stands in sun, salt and dust for months, then carries two people over a two-hundred-metre drop. It needs at least the care given to a lift. Our specialists service ',
      {
        bold: 'roof cars, telescopic jibs, monorails, davits and cradles',
      },
      ' with their hoists, ropes, tracks and controls, and keep the examination file that an owner must be able to show before anyone climbs in.',
    ],
    [
      'Wire ropes are inspected along their length, overspeed and overload devices are tripped on purpose, limit switches are proved at both ends of travel. Between campaigns the machine is parked, covered and exercised, because ',
      {
        bold: 'corrosion is fastest on a machine that stands idle',
      },
      '. Rescue from a stopped cradle is drilled with the crew that may one day need it.',
    ],
  ],
  alt: 'Rooftop cradle machine on rails holding two workers in a NASAQ cradle over a glass façade, a technician at its side',
  included: [
    'Roof car, jib and track inspection',
    'Hoist, brake and gearbox service',
    'Wire rope examination and replacement',
    'Safety device and limit switch tests',
    'Load tests and third-party certificates',
    'Davit and anchor point testing',
    'Operator training and rescue drills',
  ],
  response: [
    'Cradle stopped with people aboard: rescue team there {p1.attend}',
    'Machine out of use during a cleaning campaign: {p3.attend}',
    'Certificate renewal: booked 60 days before expiry',
  ],
  standards: [
    'BS 6037-1 for permanently installed suspended access',
    'EN 1808 for suspended access equipment',
    'ISO 4309 criteria for wire rope inspection and discard',
    'LOLER six-month examination interval, adopted as our benchmark',
    'EN 795 for anchor devices',
  ],
  process: {
    heading: 'Before anyone goes over the edge',
    subtitle: 'Examining a machine that carries people',
    alts: [
      'Two workers in yellow helmets standing in a suspended NASAQ cradle against a tower’s windows',
      'Technician with a control pendant beside the roof car and yellow jib on its rails',
    ],
    steps: [
      {
        title: 'Reconstruct the history',
        paragraph:
          'Many machines change hands with half a file. We collect manuals, design loads, rope certificates and earlier reports, ask the manufacturer for what is missing, and keep the unit out of use until its safe working load is beyond doubt.',
      },
      {
        title: 'Examine the structure',
        paragraph:
          'Rails, anchors, jib welds, slewing ring and counterweights are cleaned and inspected, with non-destructive tests at stressed joints. Bolts are torque-checked and marked; rust is graded, photographed and either treated or referred to a structural engineer.',
      },
      {
        title: 'Service hoists and ropes',
        paragraph:
          'Gearboxes, brakes, drums and rope guides are opened to the maker’s schedule. Ropes are checked for diameter, broken wires and corrosion, and are discarded by the criteria of the standard, not by guesswork or budget.',
      },
      {
        title: 'Trip every safeguard',
        paragraph:
          'Overload, overspeed, slack rope, final limits, emergency stop, tilt and wind alarm are each provoked and timed. Radio contact is tried from the lowest position, and a manual descent is carried out in full.',
      },
      {
        title: 'Load-test with a witness',
        paragraph:
          'An independent inspector attends the thorough examination. Calibrated weights are lifted at working and overload values, stability is observed at full outreach, and the certificate is fixed to the machine with the date on which it ceases to be valid.',
      },
      {
        title: 'Operate, park, repeat',
        paragraph:
          'Operators complete a pre-use check and sign the log each day they work. Afterwards the cradle is rinsed of salt, set on its stowage, tied against wind and covered, and a monthly run keeps brakes and ropes in condition.',
      },
    ],
  },
} satisfies ServiceWords;
