import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fieldMessage } from '../../../content/form-view.server.ts';
import type { Locale } from '../../../content/model/locales.ts';
import { positions } from '../../../contract/career.ts';
import { propertyTypes } from '../../../contract/estimate.ts';
import type { FormName } from '../../../contract/form-names.ts';
import { forms } from '../../../contract/forms.ts';
import type { FieldCode } from '../../../contract/problem.ts';
import { applicant, enquiry, estimate } from '../testing/test-api.ts';
import { parseFields } from './schemas.ts';

const { message, type: _, ...asked } = enquiry;
const valid: Record<FormName, Record<string, string>> = {
  quote: enquiry,
  contact: { ...asked, description: message },
  estimate,
  career: applicant,
};

function errorOf(form: FormName, change: Record<string, unknown>): FieldCode | undefined {
  const parsed = parseFields(form, { ...valid[form], ...change });
  if (parsed.ok) return undefined;
  assert.deepEqual(
    parsed.errors.map((error) => error.field),
    Object.keys(change),
  );
  return parsed.errors[0]?.code;
}

function kept(form: FormName, change: Record<string, unknown>): Readonly<Record<string, string>> {
  const parsed = parseFields(form, { ...valid[form], ...change });
  assert.ok(parsed.ok, JSON.stringify(parsed));
  return parsed.fields;
}

describe('every form', () => {
  for (const form of Object.keys(forms) as FormName[]) {
    const fields = forms[form].fields.filter((field) => field.kind !== 'file');
    const ownNames = fields.map((field) => field.name);

    test(`${form}: is taken when it is filled in, with its own fields and the number in E.164 only`, () => {
      const found = kept(form, { extra: 'x', constructor: 'x', toString: 'x' });
      assert.deepEqual(Object.keys(found).sort(), [...ownNames, 'phoneE164'].sort());
      assert.match(found.phoneE164 ?? '', /^\+971\d+$/);
    });

    for (const field of fields) {
      test(`${form}.${field.name}: ${field.required ? 'is required' : 'may be left out'}`, () => {
        for (const nothing of [undefined, null, '', '   ', '\u200B']) {
          const expected = field.required ? 'required' : undefined;
          assert.equal(errorOf(form, { [field.name]: nothing }), expected);
        }
      });

      test(`${form}.${field.name}: must be text`, () => {
        for (const value of [1, true, [], ['a'], {}, { toString: 'x' }, 1e308]) {
          assert.match(errorOf(form, { [field.name]: value }) ?? '', /^(.+-)?invalid$|^not-a-choice$/);
        }
      });

      test(`${form}.${field.name}: takes no control characters and no half characters`, () => {
        for (const bad of ['a\u0000b', 'a\u0007b', 'a\u009Fb', 'a\uD800b', 'a\uDC00b']) {
          assert.notEqual(errorOf(form, { [field.name]: bad }), undefined);
        }
        if (field.kind !== 'textarea')
          assert.notEqual(errorOf(form, { [field.name]: 'a\r\nBcc: b' }), undefined);
      });

      const { maxLength } = field;
      if (maxLength !== undefined && field.kind !== 'tel') {
        test(`${form}.${field.name}: takes ${maxLength} characters and no more`, () => {
          const ofLength = (length: number) =>
            field.kind === 'email'
              ? `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4).slice(0, length - 65)}.com`
              : 'a'.repeat(length);
          assert.equal(ofLength(maxLength).length, maxLength);
          assert.equal(errorOf(form, { [field.name]: ofLength(maxLength) }), undefined);
          assert.equal(errorOf(form, { [field.name]: `a${ofLength(maxLength)}` }), 'too-long');
        });
      }
    }
  }
});

test('a name may be one character and has at least one letter, in any script', () => {
  assert.equal(errorOf('quote', { name: '12' }), 'invalid');
  for (const name of [
    'Al',
    'A',
    '李',
    'ப',
    'ع',
    '李明',
    'ليلى حداد',
    'Zoë O’Neill',
    'Jean-Luc',
    'Nguyễn Văn A',
  ]) {
    assert.equal(kept('quote', { name }).name, name.normalize('NFC'));
  }
});

test('what is typed is normalised before it is kept', () => {
  const found = kept('quote', { name: '  Zoe\u0308\tHaddad\u202E ', message: ' one\r\ntwo\rthree\tfour ' });
  assert.equal(found.name, 'Zoë Haddad');
  assert.equal(found.message, 'one\ntwo\nthree four');
});

test('2000 characters with line breaks fit although a plain form sends two for each break', () => {
  assert.equal(errorOf('quote', { message: 'a\r\n'.repeat(1000) }), undefined);
});

test('email addresses that people have are taken', () => {
  for (const email of [
    'a@b.co',
    'first.last+tag@sub.example.ae',
    "o'neill@example.com",
    'ليلى@مثال.إختبار',
  ]) {
    assert.equal(kept('quote', { email }).email, email);
  }
});

test('what is no email address, or more than one, is refused', () => {
  for (const email of [
    'layla',
    '@example.com',
    'layla@',
    'layla@example',
    'layla@@example.com',
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'Layla <a@example.com>',
    '"a b"@example.com',
    'a@[192.0.2.1]',
    'a@192.0.2.1',
    'a b@example.com',
    'a@-example.com',
    'a@example..com',
    'a@example.com%0aBcc:b@example.com',
    `${'a'.repeat(65)}@example.com`,
  ]) {
    assert.equal(errorOf('quote', { email }), 'email-invalid', email);
  }
});

test('a phone number is taken in any common way of writing it', () => {
  for (const phone of [
    '0501234567',
    '050 123 4567',
    '(050) 123-4567',
    '+971 50 123 4567',
    '+971 (0)50 123 4567',
    '00971501234567',
    '971501234567',
    '+971.50.123.4567',
    'tel:+971501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰ ۱۲۳ ۴۵۶۷',
    '+٩٧١٥٠١٢٣٤٥٦٧',
    '\u202A+971 50 123 4567\u202C',
    '050\u00A0123\u00A04567',
    '050 123 4567 ext 12',
    '(+971) 50 123 4567',
    '(+971 50) 123 4567',
    '(＋971 50 123 4567)',
    '+971501234567,',
    '050 123 4567; ',
  ]) {
    assert.equal(kept('quote', { phone }).phoneE164, '+971501234567', phone);
  }
  assert.equal(kept('quote', { phone: '+44 20 7946 0958' }).phoneE164, '+442079460958');
  assert.equal(kept('quote', { phone: '04 123 4567' }).phoneE164, '+97141234567');
  assert.equal(kept('quote', { phone: '٠٥٠١٢٣٤٥٦٧' }).phone, '٠٥٠١٢٣٤٥٦٧');
});

test('what is no phone number is refused', () => {
  for (const phone of [
    '12',
    '050 123 456',
    'call me',
    '+999 123 456 789',
    '0'.repeat(30),
    '050 1234567 / 04 1234567',
    '050 1234567, 04 1234567',
    '(+971)',
  ]) {
    assert.equal(errorOf('quote', { phone }), 'phone-invalid', phone);
  }
  assert.equal(errorOf('quote', { phone: '0'.repeat(41) }), 'too-long');
});

test('what can only be a number of the Emirates by its length and beginning is taken, known or not', () => {
  for (const [phone, dialled] of [
    ['051 234 5678', '+971512345678'],
    ['59 123 4567', '+971591234567'],
    ['600 523 456', '+971600523456'],
    ['700 512345', '+971700512345'],
    ['800 12345', '+97180012345'],
    ['400 123456', '+971400123456'],
    // Numbers of Oman, Kuwait and Bahrain look the same as landlines without their 0.
    ['9212 3456', '+97192123456'],
    ['02 123 4567', '+97121234567'],
    // A code was given.
    ['+971 77 123 4567', '+971771234567'],
    ['00971 77 123 4567', '+971771234567'],
    ['+962 7 9123 4567', '+962791234567'],
  ] as const)
    assert.equal(kept('quote', { phone }).phoneE164, dialled, phone);
});

const toldOf = (locale: Locale, phone: string) => {
  const parsed = parseFields('quote', { ...enquiry, phone });
  const [fault] = parsed.ok ? [] : parsed.errors;
  return fault && fieldMessage(locale, 'quote', fault);
};

test('a number from a country that many come from is met with that country’s code', () => {
  const like = (guesses: string) => `Enter the phone number with its country code, like ${guesses}`;
  for (const [phone, guesses] of [
    ['81234 56789', '+91 81234 56789 (India)'],
    ['0300 1234567', '+92 300 1234567 (Pakistan)'],
    ['٠٣٠٠ ١٢٣٤٥٦٧', '+92 300 1234567 (Pakistan)'],
    ['01712-345678', '+880 1712 345678 (Bangladesh)'],
    ['(0917) 123 4567', '+63 917 123 4567 (Philippines) or +98 917 123 4567 (Iran)'],
    ['917 123 4567', '+91 91712 34567 (India) or +63 917 123 4567 (Philippines)'],
    ['098201 23456', '+91 98201 23456 (India)'],
    ['\u202A81234\u00A056789\u202C', '+91 81234 56789 (India)'],
    ['81234\u201156789', '+91 81234 56789 (India)'],
    ['077 123 4567', '+94 77 123 4567 (Sri Lanka) or +962 7 7123 4567 (Jordan)'],
    ['079 123 4567', '+962 7 9123 4567 (Jordan) or +254 791 234567 (Kenya)'],
    ['0712 345678', '+94 71 234 5678 (Sri Lanka) or +254 712 345678 (Kenya)'],
    ['0933 123 456', '+963 933 123 456 (Syria) or +251 93 312 3456 (Ethiopia)'],
    ['06 12 34 56 78', '+33 6 12 34 56 78 (France) or +212 6 12 34 56 78 (Morocco)'],
    ['0770 123 4567', '+964 770 123 4567 (Iraq) or +44 7701 234567 (United Kingdom)'],
    ['1 646 555 1234', '+1 646 555 1234 (United States)'],
    ['138 1234 5678', '+86 138 1234 5678 (China)'],
    ['03 123 456', '+961 3 123 456 (Lebanon)'],
    ['8 916 123 45 67', '+7 916 123 45 67 (Russia)'],
    ['0400 123 456', '+61 400 123 456 (Australia)'],
    ['010 0123 4567', '+20 10 01234567 (Egypt)'],
    ['07911 123456', '+44 7911 123456 (United Kingdom) or +964 791 112 3456 (Iraq)'],
    ['9841234567', '+91 98412 34567 (India) or +977 984 1234567 (Nepal)'],
  ] as const)
    assert.equal(toldOf('en', phone), like(guesses), phone);
  for (const phone of ['12', '050 123 456', '+91 12', '98765 4321O', `${'9'.repeat(39)}`])
    assert.equal(errorOf('quote', { phone }), 'phone-invalid', phone);
});

test('the countries’ codes are named in Arabic too, each number in its own order', () => {
  assert.equal(
    toldOf('ar', '٠٧٩ ١٢٣ ٤٥٦٧'),
    'أدخل الرقم مع رمز الدولة، مثل \u2066+962 7 9123 4567\u2069 (الأردن) أو \u2066+254 791 234567\u2069 (كينيا)',
  );
});

test('choices are those of spec §5, with their defaults', () => {
  for (const position of positions) assert.equal(kept('career', { position }).position, position);
  for (const propertyType of propertyTypes) {
    assert.equal(kept('estimate', { propertyType }).propertyType, propertyType);
  }
  assert.equal(kept('career', { position: undefined }).position, 'Facilities Engineer');
  assert.equal(kept('quote', { type: '' }).type, 'Contact us');
  assert.equal(errorOf('career', { position: 'Astronaut' }), 'not-a-choice');
  assert.equal(errorOf('estimate', { propertyType: 'hospitality' }), 'not-a-choice');
  assert.equal(errorOf('quote', { type: 'Other' }), 'not-a-choice');
});

test('names of the prototype do no harm', () => {
  const sent = JSON.parse(
    `{"__proto__": {"name": "Evil", "isAdmin": true}, "constructor": {"prototype": {}}}`,
  );
  const parsed = parseFields('contact', sent);
  assert.equal(parsed.ok, false);
  assert.deepEqual(!parsed.ok && parsed.errors.map((error) => error.field), ['name', 'email', 'phone']);
  assert.equal(({} as Record<string, unknown>).isAdmin, undefined);
});
