/** sample: true: the rules and training its words tell of are to be replaced by the owner's own. */
import type { SafetyFigure } from './safety-figures.ts';
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

/** Six cards (spec §2). */
export const safetyIds = [
  'training',
  'standards',
  'health-monitoring',
  'safe-environment',
  'emergency',
  'commitment',
] as const;
export type SafetyId = (typeof safetyIds)[number];

export const safetyPicture = (id: SafetyId) => `safety/${id}` as const;

export const healthSafetyPictures = {
  banner: 'banners/specialized-3',
  intro: 'gallery/team-8',
  permit: 'gallery/technical-9',
} as const satisfies Record<string, PictureName>;

interface PermitStep {
  readonly title: string;
  readonly text: string;
}

export interface HealthSafetyWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly intro: SectionWords & { readonly paragraphs: readonly string[]; readonly alt: string };
  readonly cards: SectionWords & {
    readonly items: Readonly<
      Record<SafetyId, { readonly title: string; readonly text: string; readonly alt: string }>
    >;
  };
  readonly figures: SectionWords & {
    /** The head of the first column; years head the others. */
    readonly figure: string;
    readonly rows: Readonly<Record<SafetyFigure, string>>;
    readonly note: string;
  };
  readonly permit: SectionWords & {
    readonly alt: string;
    readonly steps: readonly [PermitStep, PermitStep, PermitStep, PermitStep, PermitStep, PermitStep];
  };
  readonly rules: SectionWords & { readonly items: readonly [string, string, string, string, string] };
}
