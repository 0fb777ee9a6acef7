import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';

/** A route that loads in the browser too, which no page of the site does yet: the build and the hand-over must know it. */
export const loader = () => ({ from: 'the server' });

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const { from } = await serverLoader<typeof loader>();
  return { from: `${from} and the browser` };
}
clientLoader.hydrate = true as const;

export default function ClientLoaderPage() {
  return <p>Loaded by {useLoaderData<typeof clientLoader>().from}.</p>;
}
