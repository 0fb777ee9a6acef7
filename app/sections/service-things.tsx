import { breadcrumbThing, type Place, type ServiceThing, serviceThing } from '../structured-data.ts';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import { StructuredData } from './structured-data.tsx';

interface ServiceThingsProps {
  readonly service: Omit<ServiceThing, 'provider'>;
  /** From below the home page to the page itself. */
  readonly trail: readonly Place[];
}

/** What search engines are told on a page of services. */
export function ServiceThings({ service, trail }: ServiceThingsProps) {
  const paths = usePaths();
  const { company, words } = useSite();
  return (
    <StructuredData
      things={[
        serviceThing({ ...service, provider: company }),
        breadcrumbThing([{ label: words.breadcrumb.home, to: paths.home }, ...trail]),
      ]}
    />
  );
}
