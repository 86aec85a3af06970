import { buttonClass } from '@libretto/design-system/button';
import { commonMessages } from '@libretto/design-system/messages';
import { vars } from '@libretto/design-system/theme';
import { readHealth } from '../health.ts';
import { confirmWords } from '../words.ts';
import { Visits } from './visits.tsx';

export default async function Page() {
  const words = confirmWords.map(({ messages }) => String(messages.confirm));
  return (
    <div style={{ color: vars.color.text }}>
      <p>{await readHealth()}</p>
      <p>{`${commonMessages.messages.it.close}, ${words.join(', ')}`}</p>
      <a className={buttonClass({ variant: 'primary' })} href="/elsewhere">
        Altrove
      </a>
      <Visits />
    </div>
  );
}
