import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../content/content.server.ts';
import { type Locale, locales } from '../../content/model/locales.ts';
import { searchIndexOf } from '../../content/search-index.server.ts';
import { findInIndex } from './find-in-index.ts';

const titles = (text: string, locale: Locale = 'en') =>
  findInIndex(searchIndexOf(locale), text).map(({ item }) => item.title);

test('a visitor finds a service by any part of its name in any case', () => {
  assert.equal(titles('CHIL')[0], 'Chiller');
  assert.equal(titles('  hvac ')[0], 'HVAC Systems');
  assert.ok(titles('services').includes('Soft Services'));
  assert.ok(titles('lumb').includes('Plumbing'));
  assert.ok(titles(' & ').includes('Health & Safety'));
  assert.ok(titles('&').every((title) => title.includes('&')));
});

test('empty text finds nothing, and neither does what no title holds', () => {
  assert.deepEqual(titles(''), []);
  assert.deepEqual(titles('   '), []);
  assert.deepEqual(titles('zzz'), []);
});

test('the words that are suggested when nothing matches do find something', () => {
  for (const locale of locales) {
    const suggested = [...contentOf(locale).shell.search.none.matchAll(/[“«]([^”»]+)[”»]/g)].map(
      (match) => match[1] ?? '',
    );
    assert.equal(suggested.length, 2);
    for (const word of suggested) assert.notDeepEqual(titles(word, locale), [], word);
  }
});

test('a visitor finds a service by its name in the other language, on both sides', () => {
  assert.equal(titles('hvac', 'ar')[0], 'أنظمة التكييف والتهوية');
  assert.equal(titles('chiller', 'ar')[0], 'المبرّدات المركزية');
  assert.equal(titles('السباكة')[0], 'Plumbing');
  assert.ok(titles('FAQ', 'ar').includes('الأسئلة الشائعة'));
});

test('Arabic is found as people type it: without hamza, vowel signs and tatweel, with ه for ة and ى for ي', () => {
  for (const [typed, found] of [
    ['الاسئله', 'الأسئلة الشائعة'],
    ['ادارة النفايات', 'إدارة النفايات'],
    ['المبردات', 'المبرّدات المركزية'],
    ['السبـــاكة', 'أعمال السباكة'],
    ['مكافحه الافات', 'مكافحة الآفات'],
    ['التقنيات الذكيه', 'التقنيات الذكية'],
    ['الأمنى', 'الحراسة الأمنية'],
  ] as const)
    assert.ok(titles(typed, 'ar').includes(found), `${typed}: ${titles(typed, 'ar')}`);
});

test('a visitor finds a service by what people call it, and sees why', () => {
  for (const [typed, title, why] of [
    ['pump', 'Plumbing', 'Pump'],
    ['AC', 'HVAC Systems', 'AC'],
    ['façade', 'Facade Cleaning', undefined],
    ['facade', 'Facade Cleaning', undefined],
    ['cleaner', 'House Keeping', 'Cleaner'],
    ['cleaners', 'House Keeping', 'Cleaner'],
    ['lift', 'Elevator', 'Lift'],
    ['lifts', 'Elevator', 'Lift'],
    ['job', 'Careers', 'Jobs'],
    ['price', 'Request A Quote', 'Price'],
    ['مكيف', 'HVAC Systems', 'مكيف'],
  ] as const) {
    const [first] = findInIndex(searchIndexOf('en'), typed);
    assert.deepEqual([first?.item.title, first?.why], [title, why], typed);
  }
  assert.equal(titles('مصاعد', 'ar')[0], contentOf('ar').services.items.elevator.title);
  assert.equal(titles('lift', 'ar')[0], contentOf('ar').services.items.elevator.title);
});

test('what a page says is found after titles, with its sentence', () => {
  const found = findInIndex(searchIndexOf('en'), 'legionella');
  assert.deepEqual(
    found.map(({ item, why }) => [item.title, why]),
    [['Plumbing', 'Legionella control and sampling']],
  );
  const clean = titles('clean');
  assert.ok(clean.indexOf('Facade Cleaning') < clean.indexOf('HVAC Systems'), `${clean}`);
});

test('of several words each must be found', () => {
  assert.equal(titles('ac repair')[0], 'HVAC Systems');
  assert.equal(titles('pool chlorine')[0], 'Life Guard');
  assert.deepEqual(titles('chlorine zebra'), []);
});

test('two letters find names, not every text in which a word begins so', () => {
  assert.ok(titles('ac').length < 8, `${titles('ac')}`);
});

/** What is typed, and what stands first then. */
const firsts = (locale: Locale, wanted: Readonly<Record<string, string>>) => {
  for (const [typed, title] of Object.entries(wanted)) assert.equal(titles(typed, locale)[0], title, typed);
};

test('words of the trade need not be found where others are', () => {
  firsts('en', {
    'ac maintenance': 'HVAC Systems',
    'AC repair Dubai': 'HVAC Systems',
    'a/c maintenance': 'HVAC Systems',
    'hvac maintenance company in dubai': 'HVAC Systems',
    'lift maintenance': 'Elevator',
    'lift company': 'Elevator',
    'lift mainte': 'Elevator',
    'chiller maintenance': 'Chiller',
    'plumbing maintenance': 'Plumbing',
    'emergency plumber': 'Plumbing',
    'electrician near me': 'Electrical',
    'cctv maintenance': 'ELV Systems',
    'get a quote': 'Request A Quote',
  });
  assert.deepEqual(titles('ac maintenance'), ['HVAC Systems']);
  const { chiller, 'hvac-systems': hvac, elevator } = contentOf('ar').services.items;
  firsts('ar', {
    'تصليح مكيفات': hvac.title,
    'صيانة مكيفات': hvac.title,
    'صيانة مصاعد': elevator.title,
    'lift maintenance': elevator.title,
    'شركة صيانة تشيلر دبي': chiller.title,
  });
});

test('words of the trade are found when they are all that is typed, and in names', () => {
  firsts('en', {
    'waste management': 'Waste Management',
    'BMU maintenance': 'BMU Maintenance',
    'facilities management': 'IFM Services',
    'annual maintenance contract': 'IFM Services',
    'civil works': 'Civil works',
    'cleaning company': 'Soft Services',
    'how much does it cost': 'Request A Quote',
  });
  for (const typed of ['maintenance', 'repair', 'services', 'company', 'maintenance services', 'price'])
    assert.notDeepEqual(titles(typed), [], typed);
  for (const typed of ['صيانة', 'تصليح', 'خدمات', 'شركة', 'أسعار', 'صيانة عامة'])
    assert.notDeepEqual(titles(typed, 'ar'), [], typed);
});

test('what has the word in its title stands before what people call so', () => {
  firsts('en', { cleaning: 'Facade Cleaning', guard: 'Life Guard', clients: 'Client Portfolio' });
  const cleaning = titles('cleaning');
  assert.ok(cleaning.indexOf('House Keeping') < cleaning.indexOf('BMU Maintenance'), `${cleaning}`);
  // A whole word before the beginning of one, and what is called just so before what has a longer name.
  firsts('en', { ac: 'HVAC Systems', cctv: 'ELV Systems', company: 'Who We Are' });
});

test('air conditioning is found however its two letters are written', () => {
  for (const typed of ['AC', 'A/C', 'a.c.', 'a.c', 'a c', 'aircon', 'air con'])
    assert.ok(titles(typed).slice(0, 2).includes('HVAC Systems'), `${typed}: ${titles(typed)}`);
  assert.ok(titles('a.c.').length < 8, `${titles('a.c.')}`);
});

test('one thing is found by the word for many, in either language on both sides', () => {
  const { 'facade-cleaning': facade, chiller, elevator } = contentOf('ar').services.items;
  firsts('ar', {
    facades: facade.title,
    chillers: chiller.title,
    elevators: elevator.title,
    أسعار: contentOf('ar').pageTitles.requestQuote,
    اسانسير: elevator.title,
    'دراسة حالة': contentOf('ar').pageTitles.testimonials,
    تقنية: contentOf('ar').pageTitles.smartTech,
  });
  firsts('en', {
    technology: 'Smart Tech',
    technologies: 'Smart Tech',
    vacancy: 'Careers',
    سباكين: 'Plumbing',
  });
});

test('one slip of the keyboard is forgiven where nothing else is found', () => {
  firsts('en', {
    plumer: 'Plumbing',
    elevater: 'Elevator',
    chillar: 'Chiller',
    electricain: 'Electrical',
    'securrity gaurd': 'Security',
    'plumer mantenance': 'Plumbing',
  });
  firsts('ar', { نضافة: contentOf('ar').services.items['house-keeping'].title });
  // Two slips, a short word, a word that is here as it stands.
  for (const typed of ['plmer', 'lfit', 'chlorine zebra']) assert.deepEqual(titles(typed), [], typed);
  assert.deepEqual(titles('carpet'), ['House Keeping']);
});

test('what is promised elsewhere leads to the page that says it', () => {
  for (const locale of locales) {
    const { pageTitles } = contentOf(locale);
    firsts(locale, {
      insurance: pageTitles.whoWeAre,
      تأمين: pageTitles.whoWeAre,
      'case studies': pageTitles.testimonials,
      'دراسات حالة': pageTitles.testimonials,
      'call back': pageTitles.home,
      'معاودة الاتصال': pageTitles.home,
      gratuity: pageTitles.careers,
      سكن: pageTitles.careers,
    });
  }
  firsts('en', { 'compliance calendar': 'Specialized Services' });
});

test('a page of pasted text is searched for by its beginning only', () => {
  const pasted = `chiller${' '.repeat(80)}${'zebra maintenance '.repeat(10_000)}`;
  assert.deepEqual(titles(pasted), titles('chiller'));
});
