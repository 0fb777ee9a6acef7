/** What may be said of an error in a log or in the outbox: its codes. Its words can hold addresses. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const response =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  return response === undefined ? code : `${code} ${response}`;
}
