import { randomUUID } from 'node:crypto';
import type { Person } from '../../contract/desk/person.ts';
import type { Invitation, StaffList } from '../../contract/desk/staff-list.ts';
import type { Logger } from '../logger.ts';
import { errorCode } from '../mail/error-code.ts';
import type { Store } from '../storage/store.ts';
import { hashOf, makeToken } from './challenges.ts';
import { sessionLimits } from './sessions.ts';

const invitationMs = 24 * 60 * 60 * 1000;

export interface StaffListOptions {
  readonly store: Store;
  readonly deskUrl: string;
  readonly logger: Logger;
  readonly clock: () => Date;
  /** Undefined where no mail server is set; the address is then handed over by hand. */
  readonly mailInvitation: ((person: Person, address: string) => Promise<void>) | undefined;
}

/** Changes of staff, by an admin or, without one, from the command line. */
export function staffList(options: StaffListOptions, by: Person | undefined): StaffList {
  const { store, deskUrl, logger, clock, mailInvitation } = options;
  const remember = (action: 'staff-added' | 'staff-role' | 'staff-removed', detail: string) =>
    store.audit.remember({ at: clock(), action, staffId: by?.id, detail });

  const inviteAs = async (person: Person): Promise<Invitation> => {
    const token = makeToken();
    const now = clock();
    const expiresAt = new Date(now.getTime() + invitationMs);
    const invitation = { tokenHash: hashOf(token), staffId: person.id, now, expiresAt, by: by?.id };
    const ended = await store.staff.invite(invitation);
    const address = `${deskUrl}/invitation/${token}`;
    let mailed = false;
    try {
      await mailInvitation?.(person, address);
      mailed = mailInvitation !== undefined;
    } catch (error) {
      logger.warn({ code: errorCode(error) }, 'an invitation could not be mailed');
    }
    return { person, address, expiresAt, mailed, ended };
  };

  return {
    list: () => store.staff.list(clock(), sessionLimits(clock())),

    async add({ name, email, role }) {
      const [cleanName, cleanEmail] = [name.normalize('NFC').trim(), email.trim().toLowerCase()];
      if (!/^[^\p{C}<>]{1,100}$/u.test(cleanName)) return { ok: false, reason: 'bad-name' };
      if (
        cleanEmail.length > 254 ||
        !/^[^\s"'(),:;<>@[\\\]\p{C}]+@[^\s"'(),:;<>@[\\\]\p{C}]+$/u.test(cleanEmail)
      )
        return { ok: false, reason: 'bad-email' };
      const person = await store.staff.add(
        { id: randomUUID(), name: cleanName, email: cleanEmail, role },
        clock(),
      );
      if (!person) return { ok: false, reason: 'already-there' };
      await remember('staff-added', `${person.id} ${role}`);
      return { ok: true, invitation: await inviteAs(person) };
    },

    async invite(id) {
      const person = id === by?.id ? undefined : await store.staff.find(id);
      return person && inviteAs(person);
    },

    async changeRole(id, role) {
      const changed = await store.staff.changeRole(id, role, { staffId: by?.id, now: clock() });
      if (changed) await remember('staff-role', `${id} ${role}`);
      return changed;
    },

    async remove(id) {
      const removed = await store.staff.remove(id, { staffId: by?.id, now: clock() });
      if (removed) await remember('staff-removed', id);
      return removed;
    },
  };
}
