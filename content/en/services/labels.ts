import type { ServiceLabels } from '../../model/service-types.ts';

export const serviceLabels = {
  findOutMore: 'Find out more',
  groupCards: 'Services we can help you with',
  standaloneCards: 'The services behind it',
  included: 'What is included',
  response: 'Response times',
  responseTimes: 'All response times by priority',
  standards: 'Standards we work to',
  step: 'Step',
  related: 'Often needed alongside',
  clients: 'Clients and partners',
  quote: 'Request a quote for this service',
  quoteNote: 'The form opens with the service filled in; a site visit follows where one is needed.',
  allServices: 'See all services',
  slides: 'Highlights',
  serviceNotFound: {
    title: 'Service not found',
    sentence: 'No service has this address. It may have moved, or the address may be mistyped.',
  },
  groupNotFound: {
    title: 'Group of services not found',
    sentence:
      'There is no group of services at this address. The overview lists every group and what belongs to it.',
  },
} satisfies ServiceLabels;
