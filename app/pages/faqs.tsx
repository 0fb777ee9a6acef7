import { faqs } from '../../content/faqs.ts';
import { pageMeta } from '../page-meta.ts';
import { withPictures } from '../pictures.server.ts';
import type { Route } from './+types/faqs.ts';

export const loader = () => withPictures(faqs);

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Faqs({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.banner.title}</h1>;
}
