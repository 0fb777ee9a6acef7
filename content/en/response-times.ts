import type { ResponseTimesWords } from '../model/response-times.ts';

export const responseTimes = {
  eyebrow: 'Response times',
  title: 'How quickly we attend, by priority',
  lead: 'For sites in Dubai under contract, day and night. Each request gets its priority when it is logged.',
  columns: {
    priority: 'Priority',
    examples: 'For example',
    attend: 'On site',
    makeSafe: 'Made safe',
    finish: 'Finished',
  },
  rows: {
    p1: {
      name: 'People in danger',
      examples: 'Passengers trapped in a lift, a cradle stopped with people aboard',
    },
    p2: { name: 'Emergency', examples: 'Burst pipe, loss of power, failed fire pump, falling debris' },
    p3: { name: 'Urgent', examples: 'No cooling, no water, a blocked chute, recording lost' },
    p4: { name: 'Routine', examples: 'A dripping tap, a failed lamp, a noisy unit' },
  },
  none: 'Not needed',
  note: 'Contracts in other emirates have a table of their own, because of the distance. Every monthly report shows how often the times were met.',
  within: {
    minutes: { one: 'within {n} minute', other: 'within {n} minutes' },
    hours: { one: 'within {n} hour', other: 'within {n} hours' },
    workingDays: { one: 'by the end of the next working day', other: 'within {n} working days' },
  },
  bare: {
    minutes: { one: '{n} minute', other: '{n} minutes' },
    hours: { one: '{n} hour', other: '{n} hours' },
    workingDays: { one: 'Next working day', other: '{n} working days' },
  },
} satisfies ResponseTimesWords;
