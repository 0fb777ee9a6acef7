import { createHash, randomUUID } from 'node:crypto';
import type { NewCv, NewSubmission } from '../store.ts';

let made = 0;

/** A plausible submission, each with its own reference. */
export function someSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  made += 1;
  const fields = changes.fields ?? {
    name: 'Layla Haddad',
    email: 'layla@example.com',
    phone: '050 123 4567',
    message: 'A quote for two towers, please.',
    type: 'Request a quote',
    phoneE164: '+971501234567',
  };
  return {
    id: randomUUID(),
    form: 'quote',
    reference: `NSQ-TEST-${String(made).padStart(4, '0')}`,
    fields,
    receivedAt: new Date('2026-03-01T08:00:00Z'),
    locale: 'en',
    consentVersion: '2026-01',
    bodyHash: createHash('sha256').update(JSON.stringify(fields)).digest('hex'),
    ...changes,
  };
}

/** Several people's, for one person hears from us only a few times an hour. */
export function someSubmissions(count: number): NewSubmission[] {
  return Array.from({ length: count }, () => {
    const submission = someSubmission();
    return { ...submission, fields: { ...submission.fields, email: `visitor${made}@example.com` } };
  });
}

export function someCv(text: string, changes: Partial<NewCv> = {}): NewCv {
  const bytes = Buffer.from(text);
  return {
    storedName: `${randomUUID()}.pdf`,
    originalName: 'Layla Haddad CV.pdf',
    type: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    verdict: 'clean',
    reasons: [],
    scan: 'notScanned',
    ...changes,
  };
}

export function someApplication(cv: NewCv, changes: Partial<NewSubmission> = {}): NewSubmission {
  const fields = {
    name: 'Omar Said',
    email: 'omar@example.com',
    contact: '050 765 4321',
    position: 'Facilities Engineer',
    phoneE164: '+971507654321',
  };
  return someSubmission({ form: 'career', fields, cv, ...changes });
}
