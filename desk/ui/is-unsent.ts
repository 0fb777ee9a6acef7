/** A page whose sending came to nothing: it stands as it stood, and says so (unsent.tsx). */
export interface Unsent {
  readonly unsent: true;
}

export const isUnsent = (answer: object | undefined): answer is Unsent =>
  answer !== undefined && 'unsent' in answer;
