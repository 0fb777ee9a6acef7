import type { FormsWords } from '../model/forms.ts';

// What stands beside a field is worded as the GOV.UK Design System words it: what to do, not what went wrong.

const name = {
  label: 'Name',
  errors: {
    required: 'Enter your name',
    'too-long': 'Name must be {max} characters or fewer',
    'control-characters': 'Delete the unreadable characters from your name',
    invalid: 'Enter your name using letters',
  },
};

const email = {
  label: 'Email address',
  errors: {
    required: 'Enter your email address',
    'too-long': 'Email address must be {max} characters or fewer',
    'control-characters': 'Delete the unreadable characters from the email address',
    'email-invalid': 'Enter an email address in the correct format, like {email}',
  },
};

const phone = {
  label: 'Phone number',
  errors: {
    required: 'Enter your phone number',
    'too-long': 'Phone number must be {max} characters or fewer',
    'control-characters': 'Delete the unreadable characters from the phone number',
    'phone-invalid': 'Enter a phone number, like {local} or {international}',
    'phone-country': 'Enter the phone number with its country code, like {guesses}',
  },
};

const longText = (label: string) => ({
  'too-long': `${label} must be {max} characters or fewer`,
  'control-characters': `Delete the unreadable characters from the ${label.toLowerCase()}`,
});

const sent = 'Your Message has been successfully sent.'; // spec §8
const failed = (what: string) => {
  const sentence = `Failed to submit ${what}. Please try again.`; // spec §8
  return { refused: sentence, network: sentence };
};

export const forms = {
  around: {
    optional: '(optional)',
    honeypotLabel: 'Leave this field empty',
    errorSummaryTitle: 'What to correct',
    referenceLabel: 'Your reference number is',
    sentWith: 'Sent with the reference number',
    length: { near: '{n} of {max} characters', over: '{n} of {max} characters: {over} too many' },
    consent: {
      text: 'By sending this form you agree to how we keep and use what is sent with it, as set out in our {link}.',
      link: 'privacy policy',
    },
    file: { choose: 'Choose a file', remove: 'Remove file', uploading: 'Uploading your CV' },
  },
  problems: {
    'check-fields': 'There is a problem with what you entered. Check the marked fields and send again.',
    'send-again': 'We could not tell this from an automated message. Please press the button again.',
    'too-many': 'Too many messages were sent from your connection. Please wait a minute and send again.',
    'too-large': 'What you sent is too large. Shorten it and send again.',
    'too-slow': 'Your message took too long to arrive. Please send again.',
    unreadable: 'Your message could not be read. Please reload the page and send again.',
    'key-reused':
      'Your message was changed after it was first sent. Please reload the page and send it again.',
    'in-flight': 'Your message is still being sent. Please wait a moment.',
    'not-allowed': 'This form cannot be sent from here. Please use our website.',
    unavailable: 'We cannot take your message at the moment. Please try again in a few minutes, or call us.',
  },
  serviceMessage: 'Service: {service}',
  quote: {
    fields: {
      name,
      email,
      phone,
      message: {
        label: 'Message',
        hint: 'The building, where it is, and what you need done.',
        errors: { ...longText('Message'), invalid: 'Enter your message as plain text' },
      },
      type: {
        label: 'Type of enquiry',
        errors: { 'not-a-choice': 'Select a type of enquiry from the list' },
      },
    },
    submit: 'Send message',
    busy: 'Sending...', // spec §4
    failure: {
      // spec §8
      refused: 'Error submitting form',
      network: 'Failed to connect to the server. Please try again later.',
    },
    success: {
      'Contact us': 'Your quote request has been successfully sent', // spec §8
      'Request a quote': sent,
    },
  },
  contact: {
    fields: {
      name,
      email,
      phone: { ...phone, hint: 'The number we should call.' },
      description: {
        label: 'What is it about?',
        errors: { ...longText('Description'), invalid: 'Enter the description as plain text' },
      },
    },
    submit: 'Request a call back',
    busy: 'Sending...', // spec §4
    failure: failed('form'),
    success: sent,
  },
  career: {
    fields: {
      name,
      email,
      contact: { ...phone, label: 'Contact number' },
      position: {
        label: 'Position',
        errors: { 'not-a-choice': 'Select a position from the list' },
        choices: {
          'Facilities Engineer': 'Facilities Engineer',
          'House Keeping Supervisor': 'House Keeping Supervisor',
          'Facilities Manager': 'Facilities Manager',
          'Business Development Manager': 'Business Development Manager',
          HR: 'HR',
          Admin: 'Admin',
          'Accounts Officer': 'Accounts Officer',
          'Procurement Officer': 'Procurement Officer',
          'CAFM Operator': 'CAFM Operator',
        },
      },
      cv: {
        label: 'CV',
        hint: 'PDF, DOC or DOCX, up to {megabytes} MB.',
        errors: {
          required: 'Select your CV',
          'file-empty': 'The selected file is empty',
          'file-too-large': 'The selected file must be smaller than {megabytes} MB',
          'file-type': 'The selected file must be a PDF, DOC or DOCX',
          'file-locked': 'The selected file is password protected. Remove the password and select it again',
          'file-infected': 'The selected file contains a virus',
        },
      },
    },
    submit: 'Submit application',
    busy: 'Submitting...', // spec §4
    failure: failed('application'),
    success: 'Your application has been successfully sent', // spec §8
  },
  estimate: {
    fields: {
      projectName: {
        label: 'Project name',
        hint: 'The building or site as you call it.',
        errors: {
          ...longText('Project name'),
          required: 'Enter the project name',
          invalid: 'Enter the project name using letters or numbers',
        },
      },
      customerName: { ...name, label: 'Your name' },
      contactNumber: { ...phone, label: 'Contact number' },
      emailId: email,
      propertyType: {
        label: 'Property type',
        errors: {
          required: 'Select a property type',
          'not-a-choice': 'Select a property type from the list',
        },
        choices: {
          'Commercial Properties': 'Commercial Properties',
          'Residential Properties': 'Residential Properties',
          'Master Communities': 'Master Communities',
          'Mall & Retail': 'Mall & Retail',
          Hospitality: 'Hospitality',
          'Villas And Apartments': 'Villas And Apartments',
          Warehouses: 'Warehouses',
        },
      },
      serviceRequired: {
        label: 'Service required',
        hint: 'For example: chiller maintenance and daily cleaning for a 12-storey office building.',
        errors: {
          ...longText('Service required'),
          required: 'Enter the service you require',
          invalid: 'Enter the service you require',
        },
      },
    },
    submit: 'Submit request',
    busy: 'Submitting...', // spec §4
    failure: failed('request'),
    success: 'Your project estimate request has been successfully sent', // spec §8
  },
} satisfies FormsWords;
