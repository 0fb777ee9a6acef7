import type { SocialId } from './company.ts';
import type { PluralWords } from './plural.ts';

export const callToActionPicture: PictureName = 'heroes/ifm-wide';

/** What the controls of every carousel say. `{n}` is a slide's number, `{total}` the number of slides. */
export interface CarouselWords {
  readonly carousel: string;
  readonly slide: string;
  readonly position: string;
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
  readonly choose: string;
  readonly goTo: string;
}

/** The words around every page: header, menus, search, side bar, call to action, footer. */
export interface ShellWords {
  readonly skipLink: string;
  readonly header: {
    readonly logo: string;
    readonly home: string;
    readonly portal: string;
    readonly social: Readonly<Record<SocialId, string>>;
    readonly search: string;
    readonly mainMenu: string;
    readonly openMenu: string;
    readonly closeMenu: string;
    readonly darkTheme: string;
  };
  /** What the menus say beside the titles of pages and services. */
  readonly menu: {
    readonly about: string;
    readonly allServices: string;
    readonly industries: string;
    readonly contact: string;
    readonly columns: { readonly about: string; readonly services: string; readonly contact: string };
  };
  readonly search: {
    readonly title: string;
    readonly placeholder: string;
    readonly close: string;
    /** While what is searched through is on its way, and when it did not come: it is asked for again at the next letter. */
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly found: PluralWords;
    readonly hint: string;
    /** What kind of thing a result is. */
    readonly types: { readonly service: string; readonly group: string; readonly page: string };
  };
  readonly callToAction: { readonly eyebrow: string; readonly title: string; readonly button: string };
  readonly sideBar: { readonly label: string; readonly contact: string; readonly location: string };
  readonly footer: {
    readonly phones: string;
    /** Follows the year and the company's name. */
    readonly rights: string;
    readonly legal: string;
  };
  readonly breadcrumb: { readonly label: string; readonly home: string };
  readonly carousel: CarouselWords;
  /** What stands in the place of a page that could not be shown. */
  readonly problem: { readonly title: string; readonly sentence: string; readonly reload: string };
}
