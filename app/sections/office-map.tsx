import type { OfficeMapWords } from '../../content/model/contact.ts';
import { MapFrame } from '../ui/map-frame.tsx';
import { useSite } from '../use-site.ts';
import styles from './office-map.module.css';

/** Where the office is: its address on the drawing, the map itself when asked for. */
export function OfficeMap({ words }: { readonly words: OfficeMapWords }) {
  const { company } = useSite();
  return (
    <MapFrame words={words} embedUrl={company.maps.embedUrl} linkUrl={company.maps.linkUrl}>
      <h3>{company.name}</h3>
      <address className={styles.address}>
        {company.office.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </MapFrame>
  );
}
