import type { HomePage } from '../../content/home.ts';
import { paths } from '../../content/paths.ts';
import { Band } from '../ui/band.tsx';
import type { CardData } from '../ui/card.tsx';
import { CardGrid } from '../ui/card-grid.tsx';
import { HomeHeading } from './home-heading.tsx';

type HomeServicesProps = HomePage['services'] & {
  readonly cards: readonly CardData[];
  readonly findOutMore: string;
};

export function HomeServices({ allServices, cards, findOutMore, ...words }: HomeServicesProps) {
  return (
    <Band labelledBy="services-title">
      <HomeHeading id="services-title" {...words} link={{ to: paths.services, label: allServices }} />
      <CardGrid cards={cards} more={findOutMore} />
    </Band>
  );
}
