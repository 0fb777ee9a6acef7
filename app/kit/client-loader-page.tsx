import type { Route } from './+types/client-loader-page.ts';

/** A route that loads in the browser too, which no page of the site does yet: the build and the hand-over must know it. */
export const loader = () => ({ from: 'the server' });

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { from } = await serverLoader();
  return { from: `${from} and the browser` };
}
clientLoader.hydrate = true as const;

export default function ClientLoaderPage({ loaderData }: Route.ComponentProps) {
  return <p>Loaded by {loaderData.from}.</p>;
}
