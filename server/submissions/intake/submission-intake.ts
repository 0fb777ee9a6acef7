import type { Locale } from '../../../content/model/locales.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { fileFieldOf } from '../../../contract/forms.ts';
import { parseClamdUrl } from '../cv/clamd.ts';
import type { RateState } from '../rules/rate-limit.ts';
import { Acceptance, tooMany } from './accept.ts';
import type { AcceptanceDeps, Answer } from './attempt.ts';
import { mediaTypeOf, parseJson, parseMultipart, parseUrlEncoded, type Sent } from './parse-body.ts';
import { type BodyTimes, readBody } from './read-body.ts';
import { refusals } from './refusal.ts';

export interface IntakeDeps extends AcceptanceDeps {
  readonly bodyTimes?: BodyTimes | undefined;
}

/** What came of one request; `sent` is there when its body could be read. */
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

interface Sender {
  readonly source: Source;
  readonly address: string;
  readonly locale: Locale;
  readonly key?: string;
}

const accepts: Readonly<Record<Source, (form: FormName) => readonly string[]>> = {
  endpoint: (form) => [fileFieldOf(form) ? 'multipart/form-data' : 'application/json'],
  page: (form) =>
    fileFieldOf(form)
      ? ['multipart/form-data']
      : ['application/x-www-form-urlencoded', 'multipart/form-data'],
};

/** From a request to an answer: type, size, pace, parsing, acceptance, and one line in the log. */
export class SubmissionIntake {
  readonly #acceptance: Acceptance;
  readonly #deps: IntakeDeps;

  constructor(deps: IntakeDeps) {
    // A scanner's address that cannot be read stops the start, not the first applicant.
    if (deps.config.clamdUrl !== undefined) parseClamdUrl(deps.config.clamdUrl);
    this.#deps = deps;
    this.#acceptance = new Acceptance(deps);
  }

  async take(form: FormName, request: Request, from: Sender): Promise<Intake> {
    const started = performance.now();
    let intake: Intake;
    try {
      intake = await this.#take(form, request, from);
    } catch (error) {
      this.#deps.logger.error({ form, ...factsOf(error) }, 'submission not stored');
      const refusal = refusals.unavailable('Storage is not available.', { headers: { 'Retry-After': '60' } });
      intake = { answer: { ok: false, refusal } };
    }
    this.#report(form, intake.answer, performance.now() - started);
    return intake;
  }

  async #take(form: FormName, request: Request, from: Sender): Promise<Intake> {
    const contentType = request.headers.get('Content-Type');
    const wanted = accepts[from.source](form);
    if (!wanted.includes(mediaTypeOf(contentType)) || request.headers.has('Content-Encoding')) {
      const detail = `Send ${wanted.join(' or ')}, without a content encoding.`;
      return { answer: { ok: false, refusal: refusals.wrongType(detail) } };
    }
    // Megabytes are not read for someone who is over the limit; a few kilobytes are, so that a replay can be
    // told from a new submission before it is counted.
    let rate: RateState | undefined;
    if (form === 'career') {
      rate = await this.#acceptance.count(form, from.address);
      if (rate.exceeded) return { answer: { ok: false, refusal: tooMany(), rate } };
    }
    const body = await readBody(request, form, this.#deps.bodyTimes);
    if (!body.ok) return { answer: { ok: false, refusal: body.refusal, rate } };
    const parsed = await this.#parse(mediaTypeOf(contentType), contentType ?? '', body.bytes);
    if (!parsed.ok) return { answer: { ok: false, refusal: parsed.refusal, rate } };
    const { sent } = parsed;
    const { address, key } = from;
    const answer = await this.#acceptance.accept({
      form,
      sent,
      address,
      key,
      keyFromContent: from.source === 'page',
      locale: from.locale,
      rate,
    });
    return { answer, sent };
  }

  #parse(mediaType: string, contentType: string, bytes: Buffer<ArrayBuffer>) {
    if (mediaType === 'application/json') return parseJson(bytes);
    if (mediaType === 'multipart/form-data') return parseMultipart(bytes, contentType);
    return parseUrlEncoded(bytes);
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
    const { status, code, errors } = answer.refusal;
    metrics?.answered(form, String(status));
    logger.warn(
      { ...facts, status, code, fields: errors.map(({ field, code }) => `${field} ${code}`) },
      'submission refused',
    );
  }
}
