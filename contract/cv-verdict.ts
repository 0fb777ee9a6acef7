/**
 * Why a CV is kept but not handed on: what was found in it, or what kept us from looking. Codes are stored with the
 * file; content says them in plain words.
 */
const heldReasons = [
  'script',
  'macro',
  'startsProgram',
  'opensByItself',
  'fetches',
  'oddLink',
  'activeForm',
  'media',
  'attachment',
  'embeddedObject',
  'control',
  'field',
  'unknownPart',
  'hidden',
  'mixed',
  'otherType',
  'oldFormat',
  'damaged',
  'tooLargeInside',
  'tooSlow',
  'readerFailed',
  'busy',
  'locked',
  'scannerDown',
  'infected',
] as const;

export type HeldReason = (typeof heldReasons)[number];

/** What reading the file says; a virus scanner's word is kept apart, as `CvScan`. */
export type CvVerdict = 'clean' | 'held';

/** Without a scanner a file is "not scanned", never "free of viruses". */
export type CvScan = 'passed' | 'found' | 'notScanned';
