import { Band } from '../ui/band.tsx';
import type { CardData } from '../ui/card.tsx';
import { CardGrid } from '../ui/card-grid.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { KitPictures } from './kit-page.tsx';

const text =
  'Plant checked each month, filters changed before they whistle, and one person who answers for all of it.';

export function CardDemos({ pictures }: Pick<KitPictures, 'pictures'>) {
  const [hard, soft, security, team, engineers, awards, chiller, plumbing] = pictures;
  const linked: CardData[] = [
    { title: 'Hard Services', text, picture: hard, icon: 'hard-services', to: '/kit/controls?card=hard' },
    { title: 'Soft Services', text, picture: soft, icon: 'soft-services', to: '/kit/controls?card=soft' },
    {
      title: 'Security Services',
      text,
      picture: security,
      icon: 'security-services',
      to: '/kit/controls?card=security',
    },
    { title: 'Chiller', text, picture: chiller, icon: 'chiller', to: '/kit/controls?card=chiller' },
    { title: 'Plumbing', text, picture: plumbing, icon: 'plumbing', to: '/kit/controls?card=plumbing' },
  ];
  const still: CardData[] = [
    { title: 'Training', text: ['With ', { bold: 'bold words' }, ' in it.'], picture: team, icon: 'users' },
    { title: 'Standards', label: 'Certified', text, picture: awards, icon: 'badge-check' },
    { title: 'Monitoring', text, picture: security, icon: 'shield-check' },
    { title: 'Plans', text, picture: engineers, extra: <p>Something below the text.</p> },
  ];
  return (
    <>
      <Band ground="sand" labelledBy="cards">
        <SectionHeading
          id="cards"
          eyebrow="app/ui/card-grid.tsx"
          title="Cards that are links"
          lead="Five make a row of three and a row of two."
          align="centre"
        />
        <CardGrid cards={linked} more="Find out more" />
      </Band>
      <Band labelledBy="still-cards">
        <SectionHeading id="still-cards" eyebrow="app/ui/card.tsx" title="Cards without a link" />
        <CardGrid cards={still} />
      </Band>
      <Band ground="raised" labelledBy="plain-cards">
        <SectionHeading id="plain-cards" title="Cards without a picture" />
        <CardGrid cards={still.slice(0, 3).map(({ picture: _, ...card }) => card)} />
      </Band>
    </>
  );
}
