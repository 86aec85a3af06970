import { useState } from 'react';
import type { ResultSource, WorkingStep } from './result.ts';
import * as styles from './result-panel.css.ts';
import type { resultPanelMessages } from './result-panel.messages.ts';

interface WorkingProps {
  working: readonly WorkingStep[];
  sources: readonly ResultSource[];
  messages: typeof resultPanelMessages.messages.it;
  open: boolean;
}

export function Working({ working, sources, messages, open }: WorkingProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <>
      {working.length > 0 && (
        <details open={open || wanted} onToggle={(event) => !open && setWanted(event.currentTarget.open)}>
          <summary className={styles.summary}>{messages.working}</summary>
          <ol className={styles.steps}>
            {working.map(({ label, formula, substituted }) => (
              <li key={formula} className={styles.step}>
                {label && <p className={styles.label}>{label}</p>}
                <p className={styles.term}>{messages.formula}</p>
                <code className={styles.formula}>{formula}</code>
                {substituted && (
                  <>
                    <p className={styles.term}>{messages.substituted}</p>
                    <code className={styles.formula}>{substituted}</code>
                  </>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
      {sources.length > 0 && (
        <div className={styles.note}>
          {sources.map(({ citation, href }) => (
            <p key={citation}>
              {messages.source}:{' '}
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {citation}
                </a>
              ) : (
                citation
              )}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
