import { useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { type View, views } from './core/space.ts';
import { painMessages } from './pain.messages.ts';
import * as styles from './pain-canvas.css.ts';

export function ViewSwitch({ shown, onShow }: { shown: View; onShow: (view: View) => void }) {
  const pain = useMessages(painMessages);
  const name = useId();
  return (
    <fieldset className={styles.viewSwitch} aria-label={pain.view}>
      {views.map((view) => (
        <label key={view} className={styles.viewChoice}>
          <input
            className={styles.viewRadio}
            type="radio"
            name={name}
            checked={shown === view}
            onChange={() => onShow(view)}
          />
          {pain[view]}
        </label>
      ))}
    </fieldset>
  );
}
