import type { Paragraphs } from '../../content/model/service-types.ts';
import { RichText } from '../ui/rich-text.tsx';
import styles from './service-description.module.css';

interface ServiceDescriptionProps {
  readonly paragraphs: Paragraphs;
}

/** The first paragraph leads, the others follow in the size of text. */
export function ServiceDescription({ paragraphs }: ServiceDescriptionProps) {
  return (
    <div className={styles.description}>
      {paragraphs.map((paragraph) => (
        <p key={JSON.stringify(paragraph[0])}>
          <RichText of={paragraph} />
        </p>
      ))}
    </div>
  );
}
