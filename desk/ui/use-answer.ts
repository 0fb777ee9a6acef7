import { useState } from 'react';
import { isUnsent, type Unsent } from './is-unsent.ts';

/** What the server answered last: what could not be sent meanwhile takes nothing of it away. */
export function useAnswer<Answer extends object>(given: Answer | Unsent | undefined): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const now = isUnsent(given) ? answer : given;
  if (now !== answer) setAnswer(now);
  return now;
}
