import { figures } from '../model/figures.ts';
import type { ValuesWords } from '../model/values.ts';

export const values = {
  words: {
    eyebrow: 'Why choose us',
    title: 'Our Values',
    lead: 'Six habits that a client can check on any site, on any shift.',
  },
  points: {
    expertise: {
      title: 'Expertise',
      para: 'Chiller engineers, electricians, lift supervisors, lifeguards and horticulturists are on our own payroll. The person who surveys your plant has repaired such plant before, and stays named in your contract.',
    },
    reliability: {
      title: 'Reliability & Efficiency',
      para: 'Emergencies in Dubai are attended {p2.attend}, at three in the morning as at noon. Jobs are grouped by floor and by route, so that you pay for work and not for driving.',
    },
    quality: {
      title: 'Commitment to Quality',
      para: `Supervisors inspect a tenth of all closed jobs, and a job that comes back within ${figures.repairGuaranteeDays} days is repaired again at our cost. Both figures appear in your monthly report.`,
    },
    technology: {
      title: 'Technology-Driven',
      para: 'Every asset carries a tag, every job a photograph and a time stamp. Meters and sensors report by themselves, and you see the same screens in the client portal as our helpdesk does.',
    },
    customer: {
      title: 'Customer-Centric Approach',
      para: 'Each contract has one manager with one mobile number, who walks the site with you every month. Tenants get a message when a technician sets out, and are asked afterwards how it went.',
    },
    sustainability: {
      title: 'Sustainability Focus',
      para: 'We measure before we promise. Set points, run hours, leaks and waste weights are recorded from the first month, and each saving is shown against the same month of the year before.',
    },
  },
} satisfies ValuesWords;
