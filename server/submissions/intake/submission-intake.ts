import type { Locale } from '../../../content/model/locales.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { fileFieldOf } from '../../../contract/forms.ts';
import { parseClamdUrl } from '../cv/clamd.ts';
import { networkOf } from '../rules/network-of.ts';
import { type RateLimitDeps, RateLimits, type RateState } from '../rules/rate-limit.ts';
import { sourceOf } from '../rules/source-of.ts';
import { Acceptance, tooMany } from './accept.ts';
import type { AcceptanceDeps, Answer } from './attempt.ts';
import {
  type BodyParsed,
  parseJson,
  parseUrlEncoded,
  type Sent,
  unreadable,
  wholeBody,
} from './parse-body.ts';
import { multipartBody } from './parse-multipart.ts';
import { mediaTypeOf, type PostedBody } from './posted-body.ts';
import { type BodyTimes, boundsOf, busy, declaredTooLarge, readBody, textBounds } from './read-body.ts';
import { type Refusal, refusals } from './refusal.ts';
import { type Place, type PlaceRules, UploadPlaces } from './upload-places.ts';

export interface IntakeDeps extends Omit<AcceptanceDeps, 'limits'> {
  readonly store: AcceptanceDeps['store'] & RateLimitDeps['store'];
  readonly config: AcceptanceDeps['config'] & { readonly rateLimitPerMinute: number };
  readonly bodyTimes?: BodyTimes | undefined;
  readonly placeRules?: PlaceRules | undefined;
}

/** What came of one request; `sent` is what could be read of its body. */
export interface Intake {
  readonly answer: Answer;
  readonly sent?: Sent;
}

/** The store's and driver's messages may quote what was stored, so only their kind and place are logged. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code, at: frames.slice(0, 8).map((line) => line.trim()) };
}

type Source = 'endpoint' | 'page';

const accepts: Readonly<Record<Source, (form: FormName) => readonly string[]>> = {
  endpoint: (form) => [fileFieldOf(form) ? 'multipart/form-data' : 'application/json'],
  page: (form) =>
    fileFieldOf(form)
      ? ['multipart/form-data']
      : ['application/x-www-form-urlencoded', 'multipart/form-data'],
};

/** These say nothing of the sender and are no attempts: still in flight, over the limit anyhow, nothing can be stored. */
const uncounted: readonly number[] = [409, 429, 503];

interface From {
  readonly source: Source;
  readonly address: string;
  readonly locale: Locale;
  /** The page that the form was posted to, without script. */
  readonly page?: string;
  /** Null when one was sent that cannot be used. */
  readonly key?: string | null | undefined;
}

const refused = (refusal: Refusal, sent?: Sent, rate?: RateState): Intake => ({
  answer: { ok: false, refusal, rate },
  ...(sent ? { sent } : {}),
});

/** From a request to an answer: limit, type, size, pace, parsing, acceptance, and one line in the log. */
export class SubmissionIntake {
  readonly #acceptance: Acceptance;
  readonly #deps: IntakeDeps;
  readonly #limits: RateLimits;
  readonly #places: UploadPlaces;

  constructor(deps: IntakeDeps) {
    // A scanner's address that cannot be read stops the start, not the first applicant.
    if (deps.config.clamdUrl !== undefined) parseClamdUrl(deps.config.clamdUrl);
    this.#deps = deps;
    this.#limits = new RateLimits({
      store: deps.store,
      perMinute: deps.config.rateLimitPerMinute,
      now: deps.now ?? (() => new Date()),
      onFailure: (error) => deps.logger.error(factsOf(error), 'limits not counted'),
    });
    this.#places = new UploadPlaces(deps.placeRules);
    this.#acceptance = new Acceptance({ ...deps, limits: this.#limits });
  }

  async take(form: FormName, body: PostedBody, from: From): Promise<Intake> {
    const started = performance.now();
    let intake: Intake;
    try {
      intake = await this.#counted(form, from.address, await this.#take(form, body, from));
    } catch (error) {
      intake = this.#failed(form, error);
    }
    this.#report(form, intake.answer, performance.now() - started);
    return intake;
  }

  /** Whether this visitor goes on sending forms far beyond the limit, and not even a page is to be made for them. */
  flooded(form: FormName, address: string): boolean {
    return (this.#limits.flooded(form, address) ?? this.#limits.besideUsedUp(form, address)) !== undefined;
  }

  /**
   * What was refused for its own sake counts as an attempt too: it costs as much as what is taken. Nothing goes uncounted
   * altogether, for everything costs something.
   */
  async #counted(form: FormName, address: string, intake: Intake): Promise<Intake> {
    const { answer } = intake;
    if (answer.ok ? answer.replayed : uncounted.includes(answer.refusal.status)) {
      this.#limits.countBeside(form, address);
      return intake;
    }
    if (answer.ok || answer.rate) return intake;
    const rate = await this.#limits.count(form, address);
    return {
      ...intake,
      answer: rate.exceeded ? { ok: false, refusal: tooMany(), rate } : { ...answer, rate },
    };
  }

  async #take(form: FormName, body: PostedBody, from: From): Promise<Intake> {
    const { address, key, source } = from;
    const file = fileFieldOf(form);
    if (key === null)
      return refused(
        refusals.unreadable('Idempotency-Key must be 1 to 200 visible ASCII characters, best a UUID.'),
      );
    // Megabytes are not read for someone who is over the limit; a few kilobytes are, so that a replay can be
    // told from a new submission before it is counted.
    const isReplay = key !== undefined && this.#acceptance.knows(key);
    const used = file ? this.#limits.usedUp(form, address) : this.#limits.flooded(form, address);
    const over = this.#limits.besideUsedUp(form, address) ?? (isReplay ? undefined : used);
    if (over) return this.#unread(form, body, from, tooMany(), over);
    const wanted = accepts[source](form);
    const type = mediaTypeOf(body.contentType);
    if (!wanted.includes(type) || body.isEncoded)
      return refused(refusals.wrongType(`Send ${wanted.join(' or ')}, without a content encoding.`));
    const large = declaredTooLarge(form, body, boundsOf(form, type));
    if (large) return this.#unread(form, body, from, large);
    if (!file) return this.#read(form, body, type, from);
    const place = await this.#places.take(networkOf(address));
    if (!place) return this.#unread(form, body, from, busy());
    try {
      return await this.#read(form, body, type, from, place);
    } finally {
      place.leave();
    }
  }

  /**
   * For a body whose megabytes are not wanted. A script keeps what was typed; a page has it from the body only, so of that
   * the few kilobytes before the file are read.
   */
  async #unread(
    form: FormName,
    body: PostedBody,
    { source }: From,
    refusal: Refusal,
    rate?: RateState,
  ): Promise<Intake> {
    const sink = source === 'page' && fileFieldOf(form) ? multipartBody(form, body, refusal) : undefined;
    if (sink) await readBody(body, sink, { form, ...textBounds(this.#deps.bodyTimes) });
    return refused(refusal, sink?.soFar(), rate);
  }

  async #read(form: FormName, body: PostedBody, type: string, from: From, place?: Place): Promise<Intake> {
    const isParted = type === 'multipart/form-data';
    const parts = isParted ? multipartBody(form, body) : undefined;
    const sink = isParted ? parts : wholeBody(type === 'application/json' ? parseJson : parseUrlEncoded);
    const parsed: BodyParsed = sink
      ? await readBody(body, sink, { form, ...boundsOf(form, type, this.#deps.bodyTimes), place })
      : unreadable('The content type must name the boundary.');
    if (!parsed.ok) return refused(parsed.refusal, parts?.soFar());
    const { sent } = parsed;
    try {
      const answer = await this.#acceptance.accept({
        form,
        sent,
        address: from.address,
        key: from.key ?? undefined,
        keyFromContent: from.source === 'page',
        locale: from.locale,
        source: sourceOf(sent.fields, from.page),
      });
      return { answer, sent };
    } catch (error) {
      return this.#failed(form, error, sent);
    }
  }

  #failed(form: FormName, error: unknown, sent?: Sent): Intake {
    this.#deps.logger.error({ form, ...factsOf(error) }, 'submission not stored');
    const headers = { 'Retry-After': '60' };
    return refused(refusals.unavailable('Storage is not available.', { headers }), sent);
  }

  #report(form: FormName, answer: Answer, ms: number): void {
    const { logger, metrics } = this.#deps;
    const facts = { form, ms: Math.round(ms) };
    if (answer.ok) {
      metrics?.answered(form, answer.replayed ? 'replayed' : 'stored');
      logger.info(
        { ...facts, status: 201, reference: answer.accepted.reference, replayed: answer.replayed },
        'submission accepted',
      );
      return;
    }
    const { status, code, errors, outcome = String(status) } = answer.refusal;
    metrics?.answered(form, outcome);
    logger.warn(
      { ...facts, status, code, fields: errors.map(({ field, code }) => `${field} ${code}`) },
      'submission refused',
    );
  }
}
