import { companyOf } from './company.server.ts';
import { contentOf } from './content.server.ts';
import { fill } from './model/fill.ts';
import { withIslands } from './model/islands.ts';
import { bannerOf } from './model/join.ts';
import { commas, type Locale } from './model/locales.ts';
import { type PolicySlug, policyPicture, policySections, policyVersions } from './model/policies.ts';

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

const exampleReference = 'NSQ-XXXX-XXXX';

/** A policy as its page shows it: sections in order, every place filled. */
export function policyOf(locale: Locale, slug: PolicySlug) {
  const words = contentOf(locale).policies[slug];
  const { name, shortName, office, emails, phones } = companyOf(locale);
  const names = {
    company: name,
    shortName,
    office: office.lines.join(commas[locale]),
  };
  const told = (text: string) =>
    withIslands(fill(text, names), {
      info: { ltr: emails.info, href: `mailto:${emails.info}` },
      dubai: { ltr: phones.dubai.shown, href: phones.dubai.href },
      reference: exampleReference,
    });
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
        return { id: itemId, ...(title ? { title } : {}), text: told(text) };
      }),
    })),
  };
}

export type PolicyView = ReturnType<typeof policyOf>;
