interface Failure {
  readonly showsServerMessage: boolean;
  readonly failure: { readonly refused: string; readonly fields: string };
}

/**
 * The sentence of the red banner after a refusal. Where fields need correcting it says so; otherwise it is
 * the form's own (spec §8), or the server's on the form that shows it.
 */
export function bannerMessage(
  { showsServerMessage, failure }: Failure,
  answer: { readonly message?: string | undefined; readonly errors?: readonly unknown[] | undefined },
): string {
  if (showsServerMessage && answer.message) return answer.message;
  return answer.errors?.length ? failure.fields : failure.refused;
}
