import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the visitor goes back or forward. What they leave by a link has closed with that link already: what they
 * open while the next page still comes is theirs, and stays.
 */
export function useWentBack(onWentBack: () => void): void {
  const wentBack = useEffectEvent(onWentBack);
  useEffect(() => {
    const onPopState = () => wentBack();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
}
