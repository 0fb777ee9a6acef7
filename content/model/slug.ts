/** Spec §2, slug rule. Only ASCII word characters survive: an accented letter is removed, not replaced. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Spec §2: dashes to spaces, words capitalised. 'ifm-services' gives 'Ifm Services'. */
export function titleFromSlug(text: string): string {
  return text
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Spec §2, card link rule: the entries under the umbrella, and top-level ones, link to a group page. */
export function serviceCardPath(entry: { readonly title: string; readonly mainCategory?: string }): string {
  const { title, mainCategory } = entry;
  return mainCategory === undefined || mainCategory === 'IFM Services'
    ? `/service/${slug(title)}`
    : `/service/${slug(mainCategory)}/${slug(title)}`;
}
