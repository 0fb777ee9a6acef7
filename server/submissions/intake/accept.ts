import { createHash, createHmac, randomUUID } from 'node:crypto';
import { successMessage } from '../../../content/form-view.server.ts';
import { type CvFault, cvCodes } from '../../../contract/cv-faults.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { fileFieldOf } from '../../../contract/forms.ts';
import { privacyPolicyVersion } from '../../../contract/privacy-policy-version.ts';
import type { FieldFault } from '../../../contract/problem.ts';
import { type NewCv, type NewSubmission, ReferenceTakenError } from '../../storage/store.ts';
import { type CvCheck, checkCv, scanCv, type UploadedFile } from '../cv/check-cv.ts';
import { cleanFileName } from '../cv/file-name.ts';
import { looksAutomated } from '../rules/abuse-check.ts';
import type { RateState } from '../rules/rate-limit.ts';
import { parseFields } from '../rules/schemas.ts';
import type { AcceptanceDeps, Answer, Attempt } from './attempt.ts';
import { KeyedAnswers } from './keyed-answers.ts';
import { makeReference } from './reference.ts';
import { type Refusal, refusals } from './refusal.ts';

const referenceTries = 5;
const defaultReplayWaitMs = 10_000;
const contentKeyWindowMs = 10 * 60_000;

/** What is kept but for the CV, which is looked into only when it is known to be no replay's. */
interface Entry {
  readonly fields: Readonly<Record<string, string>>;
  readonly bodyHash: string;
  readonly key: string | undefined;
  /** What the key would have been in the window before. */
  readonly earlierKey?: string | undefined;
}

/** Browsers send an empty file without a name where none was chosen. */
const isChosen = (file: UploadedFile | undefined): boolean => file !== undefined && file.name !== '';
const refused = (refusal: Refusal, rate?: RateState): Answer => ({ ok: false, refusal, rate });
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The one way in, for the endpoints and for pages without JavaScript alike. */
export class Acceptance {
  readonly #deps: AcceptanceDeps;
  readonly #keyed = new KeyedAnswers<Answer>((answer) => answer.ok);
  #secret: string | undefined;

  constructor(deps: AcceptanceDeps) {
    this.#deps = deps;
  }

  /** Whether this process has answered, or is answering, an entry with this key. */
  knows(key: string): boolean {
    return this.#keyed.find(key) !== undefined;
  }

  /** Throws only when the store does. */
  async accept(attempt: Attempt): Promise<Answer> {
    const { form, sent } = attempt;
    const automated = looksAutomated(sent.fields);
    if (automated) return refused(refusals.looksAutomated(automated));
    const parsed = parseFields(form, sent.fields);
    if (!parsed.ok) {
      const inspected = await this.#inspect(attempt);
      return refused(toCorrect(form, parsed.errors, inspected?.ok === false ? inspected.fault : undefined));
    }
    const { fields } = parsed;
    const cv = isChosen(sent.cv) ? sent.cv : undefined;
    const bodyHash = sha256(
      JSON.stringify([form, fields, cv?.sha256 ?? '', cv ? cleanFileName(cv.name) : '']),
    );
    const keys =
      attempt.key === undefined ? await this.#contentKeys(attempt, bodyHash) : { key: attempt.key };
    const entry: Entry = { fields, bodyHash, ...keys };
    const { key } = entry;
    if (key === undefined) return this.#keep(attempt, entry);
    const first = this.#keyed.find(key);
    if (!first) return this.#keyed.run(key, bodyHash, () => this.#keep(attempt, entry));
    if (first.bodyHash !== bodyHash) return refused(keyReused());
    return this.#sameAs(first.answer);
  }

  #now(): Date {
    return this.#deps.now?.() ?? new Date();
  }

  /** Undefined where there is no file to look into. */
  async #inspect({ form, sent }: Attempt): Promise<CvCheck | undefined> {
    const file = fileFieldOf(form);
    if (!file || !(file.required || isChosen(sent.cv))) return undefined;
    const inspected = await checkCv(sent.cv);
    if (!inspected.ok) this.#deps.metrics?.cvChecked('refused');
    return inspected;
  }

  /**
   * A page reloaded or a button pressed twice without JavaScript posts the very same content again. The key is made with
   * the installation's secret, so that nobody who sees it can try out which address it came from.
   */
  async #contentKeys(attempt: Attempt, bodyHash: string): Promise<Pick<Entry, 'key' | 'earlierKey'>> {
    if (!attempt.keyFromContent) return { key: undefined };
    const window = Math.floor(this.#now().getTime() / contentKeyWindowMs);
    this.#secret ??= await this.#deps.store.secret();
    const secret = this.#secret;
    const keyIn = (window: number) =>
      `page-${createHmac('sha256', secret)
        .update(JSON.stringify([attempt.address, bodyHash, window]))
        .digest('hex')}`;
    return { key: keyIn(window), earlierKey: keyIn(window - 1) };
  }

  async #sameAs(first: Promise<Answer>): Promise<Answer> {
    const { promise: late, resolve: strike } = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => strike('late'), this.#deps.replayWaitMs ?? defaultReplayWaitMs);
    try {
      const answer = await Promise.race([first, late]);
      if (answer !== 'late') return answer.ok ? { ...answer, replayed: true } : answer;
      const detail = 'A request with this Idempotency-Key has not been answered yet.';
      return refused(refusals.inFlight(detail, { headers: { 'Retry-After': '5' } }));
    } finally {
      clearTimeout(timer);
    }
  }

  async #keep(attempt: Attempt, entry: Entry): Promise<Answer> {
    const { config, limits, metrics, scanTimes } = this.#deps;
    const inspected = await this.#inspect(attempt);
    if (inspected && !inspected.ok) return refused(toCorrect(attempt.form, [], inspected.fault));
    const rate = await limits.count(attempt.form, attempt.address);
    if (rate.exceeded) return refused(tooMany(), rate);
    let cv: NewCv | undefined;
    if (inspected) {
      const scanned = await scanCv(inspected.cv, config.clamdUrl, scanTimes);
      metrics?.cvChecked(scanned === 'infected' ? 'infected' : scanned.verdict);
      if (scanned === 'infected') return refused(toCorrect(attempt.form, [], 'infected'), rate);
      cv = scanned;
    }
    return this.#store(attempt, entry, cv, rate);
  }

  async #store(attempt: Attempt, entry: Entry, cv: NewCv | undefined, rate: RateState): Promise<Answer> {
    const submission: Omit<NewSubmission, 'reference'> = {
      id: randomUUID(),
      form: attempt.form,
      fields: entry.fields,
      receivedAt: this.#now(),
      locale: attempt.locale,
      consentVersion: privacyPolicyVersion,
      bodyHash: entry.bodyHash,
      ...(attempt.source ? { source: attempt.source } : {}),
      ...(entry.key === undefined ? {} : { idempotencyKey: entry.key }),
      ...(entry.earlierKey === undefined ? {} : { earlierKey: entry.earlierKey }),
      ...(cv ? { cv } : {}),
    };
    const message = successMessage(attempt.locale, attempt.form, entry.fields);
    for (let tries = 1; ; tries++) {
      const reference = makeReference();
      try {
        const result = await this.#deps.store.accept({ ...submission, reference });
        if (result.kind === 'key-conflict') return refused(keyReused(), rate);
        if (result.kind === 'replayed') {
          return { ok: true, accepted: { reference: result.reference, message }, replayed: true, rate };
        }
        this.#deps.onAccepted();
        return { ok: true, accepted: { reference, message }, replayed: false, rate };
      } catch (error) {
        if (!(error instanceof ReferenceTakenError) || tries === referenceTries) throw error;
      }
    }
  }
}

function toCorrect(form: FormName, faults: readonly FieldFault[], inCv?: CvFault): Refusal {
  const file = fileFieldOf(form);
  const errors = file && inCv ? [...faults, { field: file.name, code: cvCodes[inCv] }] : faults;
  const refuse = inCv === 'tooLarge' ? refusals.tooLarge : refusals.fields;
  return refuse('Some fields need correcting; see errors.', { errors });
}

export const tooMany = (): Refusal =>
  refusals.tooMany('The limit in RateLimit-Policy is used up; see Retry-After.');
const keyReused = (): Refusal => refusals.keyReused('This Idempotency-Key was used with another body.');
