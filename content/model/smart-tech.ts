/** sample: true: what its words say is in use is to be replaced by what the owner uses. */
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

/** Six cards in the order shown (the list shows at most eight, spec §9), each with its icon. */
export const smartTechIcons = {
  cafm: 'quality',
  iot: 'elv-systems',
  bms: 'technology',
  drone: 'building-2',
  'robot-cleaning': 'house-keeping',
  analytics: 'layout-dashboard',
} as const satisfies Record<string, IconName>;
export type SmartTechId = keyof typeof smartTechIcons;
export const smartTechIds = Object.keys(smartTechIcons) as SmartTechId[];

export const smartTechPicture = (id: SmartTechId) => `smart-tech/${id}` as const;

/** When the four steps of the example night happen. */
export const signalTimes = ['02:14', '02:16', '02:49', '04:05'] as const;

export const smartTechPictures = {
  banner: 'banners/security-2',
  intro: 'about/portal',
} as const satisfies Record<string, PictureName>;

interface SmartTechCardWords {
  readonly title: string;
  readonly category: string;
  readonly excerpt: string;
  readonly paragraph: string;
  readonly paragraph2: string;
  readonly alt: string;
}

interface SignalStep {
  readonly title: string;
  readonly text: string;
}

export interface SmartTechWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly intro: SectionWords & {
    readonly paragraphs: readonly string[];
    readonly portalPoints: readonly string[];
    /** The link opens the external portal in a new tab. */
    readonly portalLabel: string;
    readonly alt: string;
  };
  readonly cards: SectionWords & { readonly items: Readonly<Record<SmartTechId, SmartTechCardWords>> };
  readonly signal: SectionWords & {
    readonly steps: readonly [SignalStep, SignalStep, SignalStep, SignalStep];
    readonly note: string;
  };
}
