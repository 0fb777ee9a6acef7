import type { ServiceWords } from '../../../model/service-types.ts';

export const elvSystems = {
  title: 'ELV Systems',
  summary:
    'CCTV, access control, public address, building management and structured cabling kept online, recorded and ready for inspection.',
  metaDescription:
    'ELV maintenance in Dubai: CCTV, access control, intercom, public address, BMS and cabling, monitored remotely and checked to SIRA requirements.',
  description: [
    [
      'Extra-low-voltage systems are the nerves of a building: hardly seen, sorely missed. A camera that froze in spring is discovered the day its footage is wanted; a door controller with a tired battery gives up on a long weekend. We maintain ',
      {
        bold: 'CCTV, access control, intercom, barriers, public address, cabling and building management systems',
      },
      ' as one network, because a single switch in the basement often serves most of them.',
    ],
    [
      'Health is watched remotely by the minute and confirmed on foot by the quarter. Firmware, passwords and storage days are maintenance items like any filter, and ',
      {
        bold: 'what SIRA requires of the site is compared with what the recorder really holds',
      },
      '. When a product goes out of support, you hear early, with a costed way to replace it.',
    ],
  ],
  alt: 'Technician with a laptop at three network racks while a colleague uses a door reader, cameras and screens around',
  included: [
    'CCTV cameras, recorders and storage',
    'Access control, barriers and intercom',
    'Public address and voice evacuation',
    'Building management system points and graphics',
    'Structured cabling and network switches',
    'Firmware, password and user reviews',
  ],
  response: [
    'Recording lost or access system down: within 2 hours',
    'Single camera, reader or speaker: next working day',
    'Remote diagnosis: begins within 15 minutes of the alarm',
  ],
  standards: [
    'SIRA requirements for surveillance and access systems',
    'IEC 62676 for video surveillance systems',
    'NFPA 72 and the UAE Fire and Life Safety Code for voice evacuation',
    'ISO/IEC 11801 for structured cabling',
    'ISO 16484-5 (BACnet) for building automation',
  ],
  process: {
    heading: 'Keeping the nerves awake',
    subtitle: 'One network, many systems, no surprises',
    alts: [
      'Close view of network racks with rows of status lights and bundles of coloured patch cables',
      'Woman entering a code at a wall reader beside a green door, a dome camera overhead',
    ],
    steps: [
      {
        title: 'Map the network',
        paragraph:
          'Switches, recorders, controllers and field devices are discovered, matched to drawings and entered with address, firmware and power source. Unknown equipment is traced by cable, and default passwords found along the way are changed that very day.',
      },
      {
        title: 'Put health on a screen',
        paragraph:
          'A monitoring server polls each device, so the helpdesk sees a fault before the guard does. Storage days, frame loss, battery voltage and forced-door counts all have thresholds agreed with you, and alerts stay few enough to be believed.',
      },
      {
        title: 'Test what people touch',
        paragraph:
          'Quarterly, a technician presents a card to every reader, calls from every intercom, lifts every barrier and listens to every speaker zone. Domes are cleaned of dust and salt, focus is corrected, and views blocked by new planting are reported.',
      },
      {
        title: 'Exercise the links',
        paragraph:
          'Systems have to talk when it counts. With the fire team we simulate an alarm and watch doors release, lifts return to ground, air handlers stop and messages play; with the control room we confirm that a forced door calls up its camera.',
      },
      {
        title: 'Guard data and rights',
        paragraph:
          'Leavers’ cards are removed, operator permissions reviewed, recordings exported only on written request. Remote connections pass through a secured gateway, and patches are tried on a bench first so that no update darkens a control room.',
      },
      {
        title: 'Plan the replacement',
        paragraph:
          'Each platform carries an end-of-support date and a condition score. From these we draw a five-year budget in stages, reuse cabling where tests allow, and run old and new side by side until the last reader has moved.',
      },
    ],
  },
} satisfies ServiceWords;
