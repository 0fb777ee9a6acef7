/** sample: true: what its words promise clients is to be replaced by the owner's own. */
import type { BannerWords, PageMeta, SectionWords } from './types.ts';

export const missionVisionPictures = {
  banner: 'banners/soft-2',
  mission: 'about/mission',
  vision: 'about/vision',
} as const satisfies Record<string, PictureName>;

/** In the order of their numbers. */
export const promiseIds = ['answer', 'show', 'say-no', 'put-right', 'hand-over'] as const;

interface Statement extends SectionWords {
  readonly paragraphs: readonly string[];
  readonly alt: string;
}

export interface MissionVisionWords {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly mission: Statement;
  readonly vision: Statement;
  readonly promises: SectionWords & {
    readonly items: Readonly<
      Record<(typeof promiseIds)[number], { readonly title: string; readonly text: string }>
    >;
  };
}
