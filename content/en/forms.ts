/** The words around the fields, the same on every form. What belongs to one form stands in contract/. */
export const formWords = {
  optional: '(optional)',
  /** Beside a field that people never see and programs fill. */
  honeypotLabel: 'Leave this field empty',
  errorSummaryTitle: 'What to correct',
  referenceLabel: 'Your reference number is',
  consent: {
    before: 'By sending this form you agree to how we keep and use what you wrote, as set out in our',
    link: 'privacy policy',
  },
  file: {
    remove: 'Remove file',
    uploading: 'Uploading your CV',
  },
  /** Begins the message of a visitor who comes from a service's page. */
  servicePrefix: 'Service:',
} as const;
