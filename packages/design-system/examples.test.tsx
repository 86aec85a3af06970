import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { readPackageExamples, runExample } from '../../tools/lib/examples.ts';
// Transformed before the time of the test begins.
import './src/components/button/index.ts';
import './src/components/confirm-dialog/index.ts';
import './src/messages/index.ts';

test("the README's 'usage-0' asks before it removes", async () => {
  const example = readPackageExamples('design-system').find(({ name }) => name === 'usage-0');
  if (!example) throw new Error('The README has no example.');
  let App: ComponentType | undefined;
  const load = async (file: string) => {
    ({ App } = (await import(file)) as { App: ComponentType });
  };
  // The sources bring their own styles.
  await runExample('design-system', example, load, (source) => source.replace(/^import '.*\.css';\n/m, ''));
  if (!App) throw new Error('The example exports no App.');
  render(<App />);
  fireEvent.click(screen.getByRole('button', { name: 'Rimuovi' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Rimuovere il contatto?');
});
