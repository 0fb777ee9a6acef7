/** Asks again and again, for what is waited for tells nobody by itself, and gives up in words. */
export async function until(
  what: string | (() => string),
  isSo: () => boolean | Promise<boolean>,
  ms = 30_000,
): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > deadline)
      throw new Error(`Not within ${ms} ms: ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
