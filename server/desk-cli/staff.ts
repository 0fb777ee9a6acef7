import { isRole, roles } from '../../contract/desk/roles.ts';
import { readArguments } from './arguments.ts';
import type { Desk } from './run-desk.ts';
import { moment, printable } from './submissions.ts';
import { DeskError, UsageError } from './usage.ts';

/** Who works at the desk, from the machine it runs on: this is how the first person gets in. */
export async function staff(desk: Desk, words: readonly string[]): Promise<void> {
  const [verb, ...rest] = readArguments(words, {}, { least: 0, most: 4 }).words;
  if (verb === undefined) return list(desk);
  if (verb === 'add') return add(desk, rest);
  if (verb === 'invite') return invite(desk, rest);
  if (verb === 'remove') return remove(desk, rest);
  throw new UsageError(`"staff ${verb}" is not a command`);
}

async function list({ staff, out }: Desk): Promise<void> {
  const members = (await staff.list()).filter(({ removedAt }) => !removedAt);
  for (const { name, email, role, passkeys, invitedUntil } of members) {
    const way = invitedUntil ? `invited until ${moment(invitedUntil)}` : `${passkeys} passkeys`;
    await out(`${role.padEnd(6)}  ${printable(name)}  ${email}  ${way}\n`);
  }
  await out(members.length === 1 ? '1 person\n' : `${members.length} people\n`);
}

async function add({ staff, out }: Desk, [name, email, role, ...more]: readonly string[]): Promise<void> {
  if (!name || !email || !role || more.length > 0)
    throw new UsageError(
      'A person has a name, an address and a role: staff add "Layla Haddad" layla@example.com sales',
    );
  if (!isRole(role)) throw new UsageError(`A role is one of ${roles.join(', ')}`);
  const outcome = await staff.add({ name, email, role });
  if (!outcome.ok) {
    const reasons = {
      'already-there': `${printable(email)} works at the desk already; "staff invite" makes a new way in.`,
      'bad-email': `${printable(email)} is not a mail address.`,
      'bad-name': 'A name has 1 to 100 characters.',
    };
    throw new DeskError(reasons[outcome.reason]);
  }
  await printInvitation(out, outcome.invitation);
}

async function invite({ staff, out }: Desk, words: readonly string[]): Promise<void> {
  const invitation = await staff.invite((await find(staff, words)).id);
  if (invitation) await printInvitation(out, invitation);
}

async function remove({ staff, out }: Desk, words: readonly string[]): Promise<void> {
  const person = await find(staff, words);
  if (!(await staff.remove(person.id)))
    throw new DeskError(`${person.email} is the last admin; add another one first.`);
  await out(`${printable(person.name)} is out; sessions and passkeys have ended.\n`);
}

async function find(list: Desk['staff'], [email, ...more]: readonly string[]) {
  if (!email || more.length > 0) throw new UsageError('Say whom, by their mail address');
  const found = (await list.list()).find(
    (member) => member.email === email.trim().toLowerCase() && !member.removedAt,
  );
  if (!found) throw new DeskError(`Nobody at the desk has the address ${printable(email)}.`);
  return found;
}

async function printInvitation(
  out: Desk['out'],
  { person, address, expiresAt, mailed, ended }: NonNullable<Awaited<ReturnType<Desk['staff']['invite']>>>,
): Promise<void> {
  await out(`${address}\n`);
  await out(`For ${printable(person.name)} alone; works once, until ${moment(expiresAt)}.\n`);
  if (ended.passkeys + ended.sessions > 0)
    await out('Their passkeys have been revoked, and their sessions have ended.\n');
  if (mailed) await out(`Also mailed to ${person.email}.\n`);
}
