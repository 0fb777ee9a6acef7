import { createHash, createHmac, randomUUID } from 'node:crypto';
import { successMessage } from '../../../content/form-view.server.ts';
import { cvCodes } from '../../../contract/cv-faults.ts';
import { fileFieldOf } from '../../../contract/forms.ts';
import { privacyPolicyVersion } from '../../../contract/privacy-policy-version.ts';
import { type NewCv, type NewSubmission, ReferenceTakenError } from '../../storage/store.ts';
import { checkCv, scanCv, type UploadedFile } from '../cv/check-cv.ts';
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

interface Checked {
  readonly fields: Readonly<Record<string, string>>;
  readonly cv: NewCv | undefined;
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
    const automated = looksAutomated(attempt.sent.fields);
    if (automated) return refused(refusals.looksAutomated(automated));
    const checked = await this.#check(attempt);
    if ('refusal' in checked) return refused(checked.refusal);
    const { key, bodyHash } = checked;
    if (key === undefined) return this.#keep(attempt, checked);
    const first = this.#keyed.find(key);
    if (!first) return this.#keyed.run(key, bodyHash, () => this.#keep(attempt, checked));
    if (first.bodyHash !== bodyHash) return refused(keyReused());
    return this.#sameAs(first.answer);
  }

  #now(): Date {
    return this.#deps.now?.() ?? new Date();
  }

  async #check(attempt: Attempt): Promise<Checked | { refusal: Refusal }> {
    const { form, sent } = attempt;
    const parsed = parseFields(form, sent.fields);
    const file = fileFieldOf(form);
    const inspected = file && (file.required || isChosen(sent.cv)) ? await checkCv(sent.cv) : undefined;
    const fault = inspected && !inspected.ok ? inspected.fault : undefined;
    if (fault) this.#deps.metrics?.cvChecked('refused');
    if (!parsed.ok || fault) {
      const errors = [
        ...(parsed.ok ? [] : parsed.errors),
        ...(file && fault ? [{ field: file.name, code: cvCodes[fault] }] : []),
      ];
      const refuse = fault === 'tooLarge' ? refusals.tooLarge : refusals.fields;
      return { refusal: refuse('Some fields need correcting; see errors.', { errors }) };
    }
    const cv = inspected?.ok ? inspected.cv : undefined;
    const bodyHash = sha256(JSON.stringify([form, parsed.fields, cv?.sha256 ?? '', cv?.originalName ?? '']));
    const keys =
      attempt.key === undefined ? await this.#contentKeys(attempt, bodyHash) : { key: attempt.key };
    return { fields: parsed.fields, cv, bodyHash, ...keys };
  }

  /**
   * A page reloaded or a button pressed twice without JavaScript posts the very same content again. The key is made with
   * the installation's secret, so that nobody who sees it can try out which address it came from.
   */
  async #contentKeys(attempt: Attempt, bodyHash: string): Promise<Pick<Checked, 'key' | 'earlierKey'>> {
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

  async #keep(attempt: Attempt, checked: Checked): Promise<Answer> {
    const { config, limits, metrics, scanTimes } = this.#deps;
    const rate = await limits.count(attempt.form, attempt.address);
    if (rate.exceeded) return refused(tooMany(), rate);
    let cv: NewCv | undefined;
    if (checked.cv) {
      const scanned = await scanCv(checked.cv, config.clamdUrl, scanTimes);
      metrics?.cvChecked(scanned === 'infected' ? 'infected' : scanned.verdict);
      if (scanned === 'infected') {
        const errors = [{ field: fileFieldOf(attempt.form)?.name ?? '', code: cvCodes.infected }];
        return refused(refusals.fields('Some fields need correcting; see errors.', { errors }), rate);
      }
      cv = scanned;
    }
    return this.#store(attempt, checked, cv, rate);
  }

  async #store(attempt: Attempt, checked: Checked, cv: NewCv | undefined, rate: RateState): Promise<Answer> {
    const submission: Omit<NewSubmission, 'reference'> = {
      id: randomUUID(),
      form: attempt.form,
      fields: checked.fields,
      receivedAt: this.#now(),
      locale: attempt.locale,
      consentVersion: privacyPolicyVersion,
      bodyHash: checked.bodyHash,
      ...(attempt.source ? { source: attempt.source } : {}),
      ...(checked.key === undefined ? {} : { idempotencyKey: checked.key }),
      ...(checked.earlierKey === undefined ? {} : { earlierKey: checked.earlierKey }),
      ...(cv ? { cv } : {}),
    };
    const message = successMessage(attempt.locale, attempt.form, checked.fields);
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

export const tooMany = (): Refusal =>
  refusals.tooMany('The limit in RateLimit-Policy is used up; see Retry-After.');
const keyReused = (): Refusal => refusals.keyReused('This Idempotency-Key was used with another body.');
