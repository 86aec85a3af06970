import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  args: { targetId: 'contenuto' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Menu">
        <a href="#Registro">Scheda</a> <a href="#Taccuino">Taccuino</a> <a href="#Esami">Esami</a>
      </nav>
      <main id="contenuto" tabIndex={-1}>
        <p>Premi Tab: il collegamento appare in alto.</p>
      </main>
    </>
  ),
  parameters: documentation({
    what: 'The first thing a keyboard meets: past the menu, straight to the content. Drawn only when focused.',
    when: ['Once, at the very beginning of every page of the app.'],
    whenNot: ['Inside dialogs, which have no menu to skip.'],
    keyboard: { Enter: 'Moves focus to the content' },
  }),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /Vai al contenuto|Skip to content/ });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
