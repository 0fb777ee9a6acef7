/**
 * sample: true: the film is made up, to be replaced by the owner's own.
 *
 * The company film in the side bar's popup. Files are in pictures/video/; the film has no sound.
 */
export const video = { widthPx: 1280, heightPx: 720, durationSeconds: 14 } as const;
export const videoPoster: PictureName = 'video/poster';

export interface VideoWords {
  readonly title: string;
  readonly description: string;
  readonly labels: { readonly open: string; readonly close: string; readonly captions: string };
}
