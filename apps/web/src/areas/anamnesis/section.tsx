import { useListOpen } from '@libretto/design-system/collapsible-list';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as styles from './anamnesis.css.ts';

interface SectionProps {
  name: string;
  title: string;
  subtitle: string;
  /** Beginning of what is written, shown while closed. */
  preview?: string;
  children: ReactNode;
}

const previewLength = 100;

/** Ends after a word. */
function shorten(text: string): string {
  if (text.length <= previewLength) return text;
  const end = text.lastIndexOf(' ', previewLength);
  return `${text.slice(0, end > 0 ? end : previewLength)}…`;
}

export function Section({ name, title, subtitle, preview, children }: SectionProps) {
  const [open, setOpen] = useListOpen('anamnesi', name);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`} data-open={open || undefined}>
      <div className={styles.head}>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
        <div className={styles.titles}>
          <h2 className={styles.title}>
            <button
              id={`${id}-title`}
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={`${id}-content`}
              aria-describedby={`${id}-subtitle`}
              onClick={() => setOpen(!open)}
            >
              {title}
            </button>
          </h2>
          <p id={`${id}-subtitle`} className={styles.subtitle}>
            {subtitle}
          </p>
          {preview && !open && <p className={styles.preview}>{shorten(preview)}</p>}
        </div>
      </div>
      <div id={`${id}-content`} className={styles.content} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
