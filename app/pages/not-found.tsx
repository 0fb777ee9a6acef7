import { data } from 'react-router';
import { notFound } from '../../content/not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { withPictures } from '../pictures.server.ts';
import type { Route } from './+types/not-found.ts';

export const loader = ({ params }: Route.LoaderArgs) =>
  data(withPictures(notFound), '*' in params ? { status: 404 } : {});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ meta: loaderData.meta, card: loaderData.picture });

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.title}</h1>;
}
