import { fillTimeField, honeypotField, minFillTimeMs } from '../../../contract/abuse-fields.ts';

/**
 * Why a submission looks like a script's, or undefined. It is only ever refused with a request to send again:
 * a person's second attempt passes, and nobody is shown a success for something that was thrown away.
 */
export function looksAutomated(fields: Readonly<Record<string, unknown>>): string | undefined {
  const honeypot = Object.hasOwn(fields, honeypotField) ? fields[honeypotField] : undefined;
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') {
    return `The field ${honeypotField} must stay empty.`;
  }
  const sent = Object.hasOwn(fields, fillTimeField) ? fields[fillTimeField] : undefined;
  const fillTimeMs = typeof sent === 'string' ? numberIn(sent) : sent;
  if (typeof fillTimeMs === 'number' && fillTimeMs >= 0 && fillTimeMs < minFillTimeMs) {
    return `The form was filled in less than ${minFillTimeMs} milliseconds.`;
  }
  return undefined;
}

/** Undefined where there is none; milliseconds have a few digits, so a long text is not looked at. */
function numberIn(text: string): number | undefined {
  const isNumber = text.length <= 20 && text.trim() !== '';
  return isNumber ? Number(text) : undefined;
}
