import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isUnsent, type Unsent } from './ui/is-unsent.ts';

/** For every clientAction: what could not be sent leaves everything that was chosen and typed where it stands. */
export async function orUnsent<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    // To another page, or there is nothing here.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    return data<Unsent>({ unsent: true }, { status: 503 });
  }
}

/**
 * For the clientAction of a page on which people write. With a script the page stays as it is and says what has been done,
 * where without one it is led to itself anew.
 */
export async function stayOnPage<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  const posted = request.clone();
  try {
    return await orUnsent(serverAction);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const to = new URL(error.headers.get('Location') ?? '', request.url);
    // To another page: to sign in, most of all.
    if (to.href !== request.url) throw error;
    return { done: String((await posted.formData()).get('intent')) };
  }
}

/** After a refusal too: somebody else has changed what stands here. Where nothing could be sent nothing can be asked for. */
export const unlessUnsent = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean =>
  !isUnsent(actionResult ?? undefined);
