import { buttonClass } from '@libretto/design-system/button';
import { useLoaderData } from 'react-router';
import { App } from '../app.tsx';
import { readHealth } from '../health.ts';

export const loader = () => readHealth();

export default function Visits() {
  return (
    <>
      <p>{useLoaderData<typeof loader>()}</p>
      <a className={buttonClass({ variant: 'primary' })} href="/elsewhere">
        Altrove
      </a>
      <App />
    </>
  );
}
