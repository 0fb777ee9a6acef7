import styles from './picture.module.css';
import { avifWidths, jpegOf, type PictureData, type ResolvedPicture } from './picture-data.ts';

interface PictureProps {
  readonly of: ResolvedPicture;
  /** Another crop for narrow, upright screens. */
  readonly tall?: PictureData | undefined;
  /** How wide the picture is shown, as in the HTML attribute. */
  readonly sizes: string;
  /** The page's leading picture: fetched at once and first. All others wait until they are near, and let it pass. */
  readonly leading?: boolean | undefined;
  readonly className?: string | undefined;
}

const tallMedia = '(max-width: 768px) and (orientation: portrait)';
const wideMedia = '(min-width: 768.02px), (orientation: landscape)';

const avifSet = (picture: PictureData) =>
  avifWidths(picture.width)
    .map((width) => `${picture.src}-${width}.avif ${width}w`)
    .join(', ');

export function Picture({ of, tall, sizes, leading = false, className = '' }: PictureProps) {
  const loading = leading
    ? ({ fetchPriority: 'high', loading: 'eager', decoding: 'async' } as const)
    : ({ fetchPriority: 'low', loading: 'lazy', decoding: 'async' } as const);
  const size = { width: of.width, height: of.height };

  if (of.colour === undefined)
    return <img src={of.src} alt={of.alt} {...size} {...loading} className={className} />;

  return (
    <picture className={styles.frame}>
      {leading && <Preload of={of} sizes={sizes} media={tall && wideMedia} />}
      {leading && tall && <Preload of={tall} sizes={sizes} media={tallMedia} />}
      {tall && (
        <source
          type="image/avif"
          media={tallMedia}
          srcSet={avifSet(tall)}
          sizes={sizes}
          width={tall.width}
          height={tall.height}
        />
      )}
      <source type="image/avif" srcSet={avifSet(of)} sizes={sizes} />
      <img
        src={jpegOf(of)}
        alt={of.alt}
        {...size}
        {...loading}
        data-colour={of.colour}
        className={`${styles.image} ${className}`.trim()}
      />
    </picture>
  );
}

interface PreloadProps {
  readonly of: PictureData;
  readonly sizes: string;
  readonly media?: string | undefined;
}

/** React lifts this into the head, where the browser meets it before anything else. */
function Preload({ of, sizes, media }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      href={`${of.src}-${avifWidths(of.width).at(-1)}.avif`}
      imageSrcSet={avifSet(of)}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
