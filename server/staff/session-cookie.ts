import { parse, serialize } from 'hono/utils/cookie';
import { unattendedCookie } from '../../contract/desk/unattended.ts';
import { signOnMs } from './company-sign-on.ts';

/** A session's cookie lives as long as the session can; the server decides when it really ends. */
export const sessionMs = 12 * 60 * 60 * 1000;

/**
 * Over https no other host and no plain page can set or read it (`__Host-`). On http://localhost, where not every
 * browser takes such a cookie, it goes by another name and without `Secure`. Lax, not strict: the way back from
 * the company's sign-on begins on another site.
 */
export interface SessionCookie {
  read(cookieHeader: string | null): string | undefined;
  write(token: string): string;
  clear(): string;
}

/** Whether a person asked for this. A page looks for what has come in by itself, and a browser opens a broken stream anew. */
export const isUse = (headers: Headers): boolean =>
  headers.get('Accept') !== 'text/event-stream' &&
  parse(headers.get('Cookie') ?? '', unattendedCookie)[unattendedCookie] === undefined;

/** What the browser keeps while somebody is at the company's sign-on. */
export function signOnCookie(deskUrl: string) {
  const secure = deskUrl.startsWith('https:');
  const name = secure ? '__Host-nasaq-sign-on' : 'nasaq-sign-on';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const;
  return {
    read: (header: string | null): string | undefined => parse(header ?? '', name)[name],
    write: (value: string): string => serialize(name, value, { ...options, maxAge: signOnMs / 1000 }),
    clear: (): string => serialize(name, '', { ...options, maxAge: 0 }),
  };
}

export function sessionCookie(deskUrl: string): SessionCookie {
  const secure = deskUrl.startsWith('https:');
  const name = secure ? '__Host-nasaq-desk' : 'nasaq-desk';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const;
  return {
    read: (header) => {
      const value = parse(header ?? '', name)[name];
      return value && /^[\w-]{43}$/.test(value) ? value : undefined;
    },
    write: (token) => serialize(name, token, { ...options, maxAge: sessionMs / 1000 }),
    clear: () => serialize(name, '', { ...options, maxAge: 0 }),
  };
}
