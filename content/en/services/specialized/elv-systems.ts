import type { ServiceWords } from '../../../model/service-types.ts';

export const elvSystems = {
  title: 'ELV Systems',
  metaTitle: 'ELV and CCTV maintenance in Dubai',
  summary:
    'CCTV, access control, public address, building management and structured cabling kept online, recorded and ready for inspection.',
  metaDescription:
    'ELV maintenance in Dubai: CCTV, access control, intercom, public address, BMS and cabling, monitored remotely and checked to SIRA requirements.',
  description: [
    [
      'Extra-low-voltage systems go unnoticed until they are needed. A camera that froze in spring is discovered the day its footage is wanted; a door controller with a weak battery fails on a long weekend. We maintain ',
      {
        bold: 'CCTV, access control, intercom, barriers, public address, cabling and building management systems',
      },
      ' as one network, because a single switch in the basement often serves most of them.',
    ],
    [
      'Devices are monitored by the minute and checked on foot every quarter. Firmware, passwords and storage days are maintenance items like any filter, and ',
      {
        bold: 'what SIRA or the emirate’s authority requires is compared with what the recorder really holds',
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
    'Recording lost or access system down: {p3.attend}',
    'Single camera, reader or speaker: {p4.attend}',
    'Remote diagnosis: begins within 15 minutes of the alarm',
  ],
  standards: [
    'Surveillance rules of SIRA in Dubai and the Monitoring and Control Centre in Abu Dhabi',
    'IEC 62676 for video surveillance systems',
    'NFPA 72 and the UAE Fire and Life Safety Code for voice evacuation',
    'ISO/IEC 11801 for structured cabling',
    'ISO 16484-5 (BACnet) for building automation',
  ],
  process: {
    heading: 'How we keep every system online',
    subtitle: 'One network, many systems, six routines',
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
          'A monitoring server polls each device, so the helpdesk sees a fault before the guard does. Storage days, frame loss, battery voltage and forced-door counts all have thresholds agreed with you, and alerts are kept few enough to be acted on.',
      },
      {
        title: 'Test what people touch',
        paragraph:
          'Quarterly, a technician presents a card to every reader, calls from every intercom, lifts every barrier and listens to every speaker zone. Domes are cleaned of dust and salt, focus is corrected, and views blocked by new planting are reported.',
      },
      {
        title: 'Exercise the links',
        paragraph:
          'Systems must work together in an alarm. With the fire team we simulate an alarm and watch doors release, lifts return to ground, air handlers stop and messages play; a forced door must call up its camera.',
      },
      {
        title: 'Guard data and rights',
        paragraph:
          'Leavers’ cards are removed, operator permissions reviewed, recordings exported only on written request. Remote connections pass through a secured gateway, and patches are tried on a bench first so that no update takes a control room down.',
      },
      {
        title: 'Plan the replacement',
        paragraph:
          'Each platform carries an end-of-support date and a condition score. From these we draw a five-year budget in stages, reuse cabling where tests allow, and run old and new side by side until the last reader has moved.',
      },
    ],
  },
} satisfies ServiceWords;
