import { reasonWords } from '../../content/held-reasons.ts';
import type { CvOpinion } from '../storage/store.ts';

const scans = {
  passed: 'scanned for viruses, none found',
  found: 'scanned, and something was found',
  notScanned: 'not scanned for viruses',
} as const;

export function describeOpinion({ verdict, reasons, scan }: CvOpinion): string {
  const why = reasons.map((reason) => reasonWords[reason]).join('; ');
  return `${verdict}${why === '' ? '' : `, because ${why}`}; ${scans[scan]}`;
}
