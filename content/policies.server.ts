import { companyOf } from './company.server.ts';
import { contentOf } from './content.server.ts';
import { fill } from './model/fill.ts';
import { withIslands } from './model/islands.ts';
import { bannerOf } from './model/join.ts';
import type { Locale } from './model/locales.ts';
import {
  type PolicySlug,
  policyPicture,
  policySections,
  policyVersions,
  retentionPromise,
} from './model/policies.ts';

/** The same words for code that takes section and paragraph as parameters. */
type AnySections = Readonly<
  Record<
    string,
    {
      readonly title: string;
      readonly items: Readonly<Record<string, { readonly title?: string; readonly text: string }>>;
    }
  >
>;

/** A policy as its page shows it: sections in order, every place filled. */
export function policyOf(locale: Locale, slug: PolicySlug) {
  const words = contentOf(locale).policies[slug];
  const { name, shortName, office, emails, phones } = companyOf(locale);
  const numbers = {
    company: name,
    shortName,
    office: office.lines.join(locale === 'en' ? ', ' : '، '),
    enquiryDays: retentionPromise.enquiryDays,
    applicationDays: retentionPromise.cvDays,
  };
  const told = (text: string) =>
    withIslands(fill(text, numbers), { info: emails.info, dubai: phones.dubai.shown });
  const sections = words.sections as AnySections;
  return {
    meta: words.meta,
    banner: bannerOf(words.banner, policyPicture),
    title: words.title,
    description: told(words.description),
    effectiveDate: policyVersions[slug],
    sections: Object.entries(policySections[slug]).map(([id, itemIds]) => ({
      id,
      title: sections[id]?.title ?? '',
      items: itemIds.map((itemId) => {
        const { title, text = '' } = sections[id]?.items[itemId] ?? {};
        return { id: itemId, ...(title ? { title: fill(title, numbers) } : {}), text: told(text) };
      }),
    })),
  };
}

export type PolicyView = ReturnType<typeof policyOf>;
