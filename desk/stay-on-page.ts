import { data, isRouteErrorResponse } from 'react-router';

/**
 * For the clientAction of a page on which people write. With a script the page stays as it is and says what has been done,
 * where without one it is led to itself anew. What could not be sent leaves everything that was typed where it stands.
 */
export async function stayOnPage<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  const posted = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      const to = new URL(error.headers.get('Location') ?? '', request.url);
      // To another page: to sign in, most of all.
      if (to.href !== request.url) throw error;
      return { done: String((await posted.formData()).get('intent')) };
    }
    if (isRouteErrorResponse(error) && error.status === 404) throw error;
    return data({ unsent: true as const }, { status: 503 });
  }
}
