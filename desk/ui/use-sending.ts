import { useNavigation } from 'react-router';

/** Something that was posted is on its way, and its answer has not been drawn yet. */
export function useSending(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== 'idle' && formMethod === 'POST';
}
