import { company } from '../../model/company.ts';
import { type Policy, policyPicture } from './policy.ts';

export const cookiePolicy: Policy = {
  version: '2026-11-01',
  effectiveDate: '2026-11-01',
  meta: {
    title: 'Cookie Policy',
    description:
      'This website sets no cookies. What it remembers on your device, what the map frame does, and how to clear it all.',
  },
  banner: {
    title: 'Cookie Policy',
    sentence: 'There is little to say, because there is little to find.',
    picture: policyPicture,
  },
  title: 'Cookie Policy',
  description: `${company.name} runs this website without tracking, without advertising and without third-party analytics. You are not asked to accept cookies, because we set none.`,
  content: [
    {
      title: 'Cookies',
      items: [
        {
          title: 'What a cookie is',
          subcontent:
            'A cookie is a small piece of text that a website asks your browser to keep and to send back with later visits. Some are needed for a service to work; many are used to follow people from page to page.',
        },
        {
          title: 'What we set',
          subcontent:
            'None. This website sets no cookies of its own, neither when you read nor when you send a form. It loads no scripts, fonts, pictures or counters from advertising or analytics companies.',
        },
      ],
    },
    {
      title: 'What is kept on your device',
      items: [
        {
          title: 'Your choice of light or dark',
          subcontent:
            'If you use the light and dark switch, your choice is written to your browser’s local storage so that the next page looks the same. It holds one word, is never sent to us, and stays until you clear it. If you never touch the switch, nothing is written and the site follows your device’s setting.',
        },
        {
          title: 'Copies of pages and pictures',
          subcontent:
            'Like any website, this one lets your browser keep copies of its files so that they need not be fetched twice. These copies carry nothing that identifies you.',
        },
      ],
    },
    {
      title: 'The map',
      items: [
        {
          subcontent:
            'The contact and quote pages can show a map from Google in a frame. It is loaded only when you scroll to it or choose to open it. From that moment Google receives your IP address and details of your browser and may set cookies of its own under its own privacy policy; we can neither see nor control them. The address is also written out beside the map, so you can do without it.',
        },
      ],
    },
    {
      title: 'Links to other websites',
      items: [
        {
          subcontent:
            'The client portal and our pages on Facebook, Instagram and LinkedIn are separate websites. They are opened only when you follow a link, and their own policies apply there.',
        },
      ],
    },
    {
      title: 'Clearing and blocking',
      items: [
        {
          subcontent:
            'You can delete local storage, cached files and any cookies set by the map in your browser’s settings, usually under “Privacy” or “Site data”. This website works in full with cookies and local storage blocked; it only forgets your choice of light or dark.',
        },
      ],
    },
    {
      title: 'Changes and questions',
      items: [
        {
          subcontent: `If this website ever needs a cookie that is not strictly necessary, we will ask before setting it and change this page first. Questions reach us at ${company.emails.info}.`,
        },
      ],
    },
  ],
};
