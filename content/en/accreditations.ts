import type { AccreditationsWords } from '../model/accreditations.ts';

export const accreditations = {
  meta: {
    title: 'Accreditations: ISO certificates and Dubai approvals',
    description:
      'ISO certificates for quality, environment, safety and energy, and approvals by Dubai Municipality, Civil Defence, SIRA, DEWA and RERA.',
  },
  banner: {
    title: 'Accreditations',
    sentence: 'Certificates, approvals, and how we keep them.',
    alt: 'Technicians at work along a row of pumps and pipes in a plant room',
  },
  carousel: {
    eyebrow: 'Certificates',
    title: 'What we are certified for',
    lead: 'Some cover every site in Dubai, some a part of our work. Copies with scope and dates come with any offer.',
    issuerLabel: 'Issued by',
    dateLabel: 'First issued',
    heldLabel: 'Held',
    held: '{from} to {until}',
    viewGallery: 'View Gallery',
  },
  approvals: {
    eyebrow: 'Authorities',
    title: 'Who approves our work',
    lead: 'Licences and approvals with their numbers. Where another emirate or a free zone asks for its own, we hold that one too or work with a firm that does.',
    numberLabel: 'Number',
    untilLabel: 'Valid until',
    items: {
      det: {
        authority: 'Dubai Department of Economy and Tourism',
        scope: 'Trade licence: facilities management, maintenance and cleaning',
      },
      municipality: {
        authority: 'Dubai Municipality',
        scope: 'Pest control; cleaning of water tanks',
      },
      'civil-defence': {
        authority: 'Dubai Civil Defence',
        scope: 'Maintenance of fire alarm and fire-fighting systems',
      },
      sira: {
        authority: 'Security Industry Regulatory Agency (SIRA)',
        scope: 'Guarding; installation and maintenance of security systems',
      },
      dewa: {
        authority: 'Dubai Electricity and Water Authority (DEWA)',
        scope: 'Enrolled electrical contractor',
      },
      rera: {
        authority: 'RERA, Dubai Land Department',
        scope: 'Supplier to jointly owned property, registered in Mollak',
      },
      'free-zones': {
        authority: 'Trakhees',
        scope:
          'Maintenance in the free zones and communities of the Ports, Customs and Free Zone Corporation (PCFC)',
      },
      'abu-dhabi': {
        authority: 'Abu Dhabi Civil Defence Authority',
        scope: 'Maintenance of fire systems in Abu Dhabi',
      },
      sharjah: {
        authority: 'Sharjah City Municipality',
        scope: 'Pest control and building cleaning in Sharjah',
      },
    },
  },
  audit: {
    eyebrow: 'Between two audits',
    title: 'How we keep them',
    lead: 'What happens in the months when no auditor is here.',
    alt: 'A ticked checklist beside a framed ISO 45001 certificate, a hard hat and a pencil',
    items: {
      inside: {
        title: 'We audit ourselves first',
        text: 'Every site is visited twice a year by an auditor from another department, with one common checklist.',
      },
      outside: {
        title: 'Then others do',
        text: 'The certification body comes once a year, chooses the sites itself and speaks to the crew without us.',
      },
      findings: {
        title: 'Findings are shared',
        text: 'What is found on one site is checked on all. Clients read findings about their own building in full.',
      },
      licences: {
        title: 'Personal licences',
        text: 'Guards, lifeguards, lift and fire technicians hold personal cards; the system warns sixty days before one expires.',
      },
    },
  },
} satisfies AccreditationsWords;
