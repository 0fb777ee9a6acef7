import { useEffect, useRef, useState } from 'react';
import type { FormView } from '../../content/model/forms.ts';
import { fillTimeField, minFillTimeMs } from '../../contract/abuse-fields.ts';
import { bannerMessage } from '../../contract/banner-message.ts';
import type { FormOutcome } from '../../contract/load-context.ts';
import type { FieldError } from '../../contract/problem.ts';
import { successBannerMs } from '../../contract/success-banner.ts';
import type { Send } from './send.ts';
import type { DraftKey } from './use-draft.ts';
import { visitSource } from './visit-source.ts';

export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly share?: number }
  | { readonly status: 'sent'; readonly message: string; readonly reference: string | undefined }
  | { readonly status: 'failed'; readonly message: string; readonly errors: readonly FieldError[] };

interface SubmissionOptions {
  readonly form: FormView;
  readonly locale: string;
  readonly send: Send;
  /** What the page's action said, when the form was posted without script. */
  readonly posted: FormOutcome | undefined;
  /** What can be found wrong before anything is sent. */
  readonly precheck: (fields: FormData) => readonly FieldError[];
  readonly onFailure?: ((cause: unknown) => void) | undefined;
  /** Kept until success: whatever is sent again after a lost answer is recognised as the same. */
  readonly draft: DraftKey;
}

const afterPost = (posted: FormOutcome | undefined): Submission => {
  if (!posted) return { status: 'idle' };
  return posted.ok
    ? { status: 'sent', message: posted.message, reference: posted.reference }
    : { status: 'failed', message: posted.message, errors: posted.errors };
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** From a filled form to its outcome. What is under way cannot be sent a second time. */
export function useSubmission({ form, locale, send, posted, precheck, onFailure, draft }: SubmissionOptions) {
  const [submission, setSubmission] = useState(() => afterPost(posted));
  /** Of what was sent last from here; it outlives the banner. */
  const [reference, setReference] = useState(posted?.ok ? posted.reference : undefined);
  const underWay = useRef(false);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  useEffect(() => {
    if (submission.status !== 'sent') return;
    const timer = setTimeout(() => setSubmission({ status: 'idle' }), successBannerMs);
    return () => clearTimeout(timer);
  }, [submission]);

  const attempt = async (fields: FormData): Promise<Submission> => {
    const errors = precheck(fields);
    if (errors.length > 0) return { status: 'failed', message: form.failure.fields, errors };
    await pause(shownAt.current + minFillTimeMs - performance.now());
    fields.set(fillTimeField, `${Math.ceil(performance.now() - shownAt.current)}`);
    for (const [name, value] of visitSource()) fields.set(name, value);
    try {
      const { ok, body } = await send(form.path, fields, {
        locale,
        idempotencyKey: draft.key(),
        onProgress: (share) => setSubmission({ status: 'sending', share }),
      });
      if (ok) return { status: 'sent', message: form.success, reference: body.reference };
      // The first attempt did arrive; what was changed since is a message of its own.
      if (body.code === 'key-reused') draft.renew();
      onFailure?.(body.title ?? 'refused');
      const refusedFields = Array.isArray(body.errors) ? body.errors : [];
      return {
        status: 'failed',
        message: bannerMessage(form, { message: body.message, errors: refusedFields }),
        errors: refusedFields,
      };
    } catch (cause) {
      onFailure?.(cause);
      return { status: 'failed', message: form.failure.network, errors: [] };
    }
  };

  return {
    submission,
    reference,
    /** Undefined when another attempt is still under way. */
    submit: async (fields: FormData): Promise<Submission | undefined> => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setSubmission({ status: 'sending' });
      setReference(undefined);
      const outcome = await attempt(fields);
      underWay.current = false;
      if (outcome.status === 'sent') {
        draft.forget();
        setReference(outcome.reference);
        shownAt.current = performance.now();
      }
      setSubmission(outcome);
      return outcome;
    },
  };
}
