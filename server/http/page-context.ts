import { RouterContextProvider } from 'react-router';
import { type Submissions, submissionsContext } from '../../contract/load-context.ts';

/** What a page's route action can ask of the server. */
export function pageContext(submissions: Submissions): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(submissionsContext, submissions);
  return context;
}
