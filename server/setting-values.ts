import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, isAbsolute, resolve } from 'node:path';

/** A wrong setting. Its message is one sentence that names the variable and what it takes. */
export class ConfigError extends Error {}

export function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new ConfigError(
      `${name} takes a whole number from ${least} to ${most}, not ${JSON.stringify(value)}.`,
    );
  return number;
}

export function oneOf<Value extends string>(name: string, value: string, values: readonly Value[]): Value {
  const found = values.find((one) => one === value);
  if (found === undefined)
    throw new ConfigError(`${name} takes ${values.join(', ')}, not ${JSON.stringify(value)}.`);
  return found;
}

export function yes(name: string, value: string): boolean {
  if (value !== '0' && value !== '1')
    throw new ConfigError(`${name} takes 1 or 0, not ${JSON.stringify(value)}.`);
  return value === '1';
}

export function address(name: string, value: string, protocols: readonly string[]): string {
  const wanted = protocols.map((protocol) => `${protocol}//`).join(' or ');
  // The value may carry a password, so it is never repeated.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} takes an address that starts with ${wanted}, and the one given does not.`);
  return value;
}

export function originOf(name: string, value: string): string {
  const { origin } = new URL(address(name, value, ['http:', 'https:']));
  if (origin !== value)
    throw new ConfigError(
      `${name} takes origins such as https://www.example.com, not ${JSON.stringify(value)}.`,
    );
  return origin;
}

export function mailbox(name: string, value: string): string {
  const plain = /^[^\s<>@,;]+@[^\s<>@,;]+$/;
  const named = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1];
  if (!plain.test(named ?? value))
    throw new ConfigError(
      `${name} takes a mail address such as team@example.com, not ${JSON.stringify(value)}.`,
    );
  return value;
}

/** Nothing is looked up: a name that means another address tomorrow would open a port that was meant for few. */
export function listens(name: string, host: string): string {
  if (isIP(host) === 0 && host !== 'localhost')
    throw new ConfigError(
      `${name} takes an address such as 127.0.0.1 or 0.0.0.0, not ${JSON.stringify(host)}.`,
    );
  return host;
}

/** The folder must be usable now or creatable later; nothing is made here. */
export function writableFolder(name: string, value: string): string {
  const folder = isAbsolute(value) ? value : resolve(value);
  const refused = (why: string) =>
    new ConfigError(`${name} takes a folder that can be read and written; ${folder} ${why}.`);
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  if (!statSync(existing).isDirectory()) throw refused('is not a folder');
  try {
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw refused(existing === folder ? 'cannot be' : 'cannot be made');
  }
  return folder;
}
