import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { desk as words } from '../../content/desk.ts';
import { Message } from './message.tsx';

export default function Frame() {
  return <Outlet />;
}

/**
 * An address that is not there for this person, or a page that failed. Caught here and not by the root: React would
 * draw the whole document anew for that, and the content security policy lets nobody make its scripts a second time.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { title, sentence } = missing ? words.notFound : words.problem;
  return (
    <>
      <title>{words.title(title)}</title>
      <Message title={title} sentence={sentence} />
    </>
  );
}
