import { Band } from '../../ui/band.tsx';
import type { CardData } from '../../ui/card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { usePaths } from '../../use-paths.ts';
import type { Route } from './+types/route.ts';
import { Heading } from './heading.tsx';

type ServicesProps = Route.ComponentProps['loaderData']['services'] & {
  readonly cards: readonly CardData[];
  readonly findOutMore: string;
};

export function Services({ allServices, cards, findOutMore, ...words }: ServicesProps) {
  const paths = usePaths();
  return (
    <Band labelledBy="services-title">
      <Heading id="services-title" {...words} link={{ to: paths.services, label: allServices }} />
      <CardGrid cards={cards} more={findOutMore} />
    </Band>
  );
}
