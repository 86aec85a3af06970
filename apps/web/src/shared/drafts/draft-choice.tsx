import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Skeleton } from '@libretto/design-system/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../formats/use-formats.ts';
import * as styles from './draft-choice.css.ts';
import type { DraftHandle } from './use-draft.ts';

export interface DraftWords {
  title: string;
  text: (moment: string) => string;
  continue: string;
  discard: string;
}

interface DraftChoiceProps<Content> {
  words: DraftWords;
  draft: DraftHandle<Content>;
  children: (content: Content | undefined, restart: (held: Content) => void) => ReactNode;
}

export function DraftChoice<Content>({ words, draft, children }: DraftChoiceProps<Content>) {
  const formats = useFormats();
  const [chosen, setChosen] = useState<Content>();
  const { offered, accept, dismiss } = draft;
  const wanted = offered?.wanted ?? false;

  if (wanted && offered && chosen === undefined) setChosen(offered.content);
  useEffect(() => {
    if (wanted) accept();
  }, [wanted, accept]);

  function resume(content: Content) {
    setChosen(content);
    accept();
  }

  function restart(held: Content) {
    setChosen(undefined);
    draft.restart(held);
  }

  if (chosen !== undefined) return children(chosen, restart);
  if (draft.loading || wanted) return <Skeleton shape="block" count={2} />;
  if (!offered) return children(undefined, restart);
  return (
    <Card title={words.title}>
      <div className={styles.choice}>
        <p>{words.text(formats.moment(offered.savedAt))}</p>
        <div className={styles.choices}>
          <Button variant="primary" onClick={() => resume(offered.content)}>
            {words.continue}
          </Button>
          <Button onClick={dismiss}>{words.discard}</Button>
        </div>
      </div>
    </Card>
  );
}
