import styles from './street-drawing.module.css';

interface StreetDrawingProps {
  readonly className?: string | undefined;
}

/** A quarter by the sea with a pin in it: no real place, only what stands where a map will be. */
export function StreetDrawing({ className = '' }: StreetDrawingProps) {
  return (
    <svg
      viewBox="0 0 800 520"
      preserveAspectRatio="xMidYMid slice"
      className={`${styles.drawing} ${className}`.trim()}
      aria-hidden="true"
    >
      <path className={styles.water} d="M-20-20h860L700 36C560 70 470 40 330 84S90 150-20 214Z" />
      <path
        className={styles.park}
        d="M96 300h150a20 20 0 0 1 20 20v74a20 20 0 0 1-20 20H96a20 20 0 0 1-20-20v-74a20 20 0 0 1 20-20Z"
      />
      <path className={styles.park} d="M590 350h120a16 16 0 0 1 16 16v96H574v-96a16 16 0 0 1 16-16Z" />
      <g className={styles.block}>
        <rect x="316" y="150" width="92" height="74" rx="10" />
        <rect x="430" y="130" width="70" height="94" rx="10" />
        <rect x="560" y="110" width="110" height="64" rx="10" />
        <rect x="560" y="196" width="60" height="70" rx="10" />
        <rect x="640" y="196" width="90" height="70" rx="10" />
        <rect x="316" y="320" width="60" height="90" rx="10" />
        <rect x="470" y="320" width="62" height="52" rx="10" />
        <rect x="470" y="392" width="62" height="70" rx="10" />
        <rect x="316" y="430" width="120" height="60" rx="10" />
        <rect x="96" y="452" width="170" height="60" rx="10" />
        <rect x="120" y="222" width="126" height="46" rx="10" />
      </g>
      <g className={styles.street}>
        <path d="M288 70v470M544 40v500M750 20v520M50 200v340" />
        <path d="M50 432h238M288 416h170M544 326h256M544 188h256M288 240h256M452 300v240" />
      </g>
      <g className={styles.road}>
        <path d="M-20 286h520c80 0 120 30 200 24l120-10" />
        <path d="M-20 250C140 170 260 120 420 104S700 84 820 30" />
      </g>
      <g className={styles.pin}>
        <ellipse className={styles.shade} cx="424" cy="290" rx="26" ry="8" />
        <path d="M424 288c-26-36-46-58-46-88a46 46 0 1 1 92 0c0 30-20 52-46 88Z" />
        <circle cx="424" cy="200" r="17" />
      </g>
    </svg>
  );
}
