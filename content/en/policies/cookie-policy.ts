import type { PolicyWords } from '../../model/policies.ts';

export const cookiePolicy = {
  meta: {
    title: 'Cookie Policy',
    description:
      'This website sets no cookies. What it remembers on your device, what the map frame does, and how to clear it all.',
  },
  banner: {
    title: 'Cookie Policy',
    sentence: 'What this website keeps on your device, and what it does not.',
    alt: 'A palm-lined boulevard by the sea, with a walker on the path and a gardener trimming a hedge',
  },
  title: 'Cookie Policy',
  description:
    '{company} runs this website without tracking, without advertising and without analytics by other companies. You are not asked to accept cookies, because we set none.',
  sections: {
    cookies: {
      title: 'Cookies',
      items: {
        'what-it-is': {
          title: 'What a cookie is',
          text: 'A cookie is a small piece of text that a website asks your browser to keep and to send back with later visits. Some are needed for a service to work; many are used to follow people from page to page.',
        },
        'none-set': {
          title: 'What we set',
          text: 'None. This website sets no cookies of its own, neither when you read nor when you send a form. It loads no scripts, fonts, pictures or counters from other companies.',
        },
      },
    },
    'what-is-kept-on-your-device': {
      title: 'What is kept on your device',
      items: {
        theme: {
          title: 'Your choice of light or dark',
          text: 'If you use the light and dark switch, your choice is written to your browser’s local storage so that the next page looks the same. It holds one word, is never sent to us, and stays until you clear it. If you never touch the switch, nothing is written and the site follows your device’s setting.',
        },
        tab: {
          title: 'Where you were, and what you have not sent yet',
          text: 'While a tab is open, its session storage holds how far down each page you had scrolled and what you have typed into a form, so that neither is lost when you go back or load the page again. A CV is never kept there. A draft is deleted when the form has been sent; an unsent one and the rest go when you close the tab. With a draft stands a random number, which is sent with the form so that it counts once; nothing else is sent to us from there.',
        },
        copies: {
          title: 'Copies of pages and pictures',
          text: 'Like any website, this one lets your browser keep copies of its files so that they need not be fetched twice. These copies carry nothing that identifies you.',
        },
      },
    },
    'the-map': {
      title: 'The map',
      items: {
        map: {
          text: 'The contact and quote pages can show a map from Google in a frame. It is loaded only when you press its button. From that moment Google receives your IP address and details of your browser and may set cookies of its own under its own privacy policy; we can neither see nor control them. The address is also written out beside the map, so you can do without it.',
        },
      },
    },
    'links-to-other-websites': {
      title: 'Links to other websites',
      items: {
        'other-sites': {
          text: 'The client portal and our pages on Facebook, Instagram and LinkedIn are separate websites. They are opened only when you follow a link, and their own policies apply there.',
        },
      },
    },
    'clearing-and-blocking': {
      title: 'Clearing and blocking',
      items: {
        clearing: {
          text: 'You can delete local and session storage, cached files and any cookies set by the map in your browser’s settings, usually under “Privacy” or “Site data”. This website works in full with cookies and storage blocked; it only forgets your choice of light or dark, your place on a page and what you had typed.',
        },
      },
    },
    'changes-and-questions': {
      title: 'Changes and questions',
      items: {
        changes: {
          text: 'If this website ever needs a cookie that is not strictly necessary, we will ask before setting it and change this page first. Questions reach us at {info}.',
        },
      },
    },
  },
} satisfies PolicyWords<'cookie-policy'>;
