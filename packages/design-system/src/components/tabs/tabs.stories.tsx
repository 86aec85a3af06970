import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { Badge } from '../badge/index.ts';
import { TextArea } from '../text-area/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Tabs } from './index.ts';

function Notes({ label }: { label: string }) {
  return (
    <Controlled initial="">
      {(value, onChange) => <TextArea label={label} name={label} value={value} onChange={onChange} />}
    </Controlled>
  );
}

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  args: {
    label: 'Parti dell’anamnesi',
    onChange: fn(),
    items: [
      { id: 'familiare', label: 'Familiare', content: <Notes label="Malattie in famiglia" /> },
      { id: 'fisiologica', label: 'Fisiologica', content: <Notes label="Abitudini" /> },
      {
        id: 'remota',
        label: 'Patologica remota',
        badge: <Badge tone="accent">3</Badge>,
        content: <Notes label="Malattie passate" />,
      },
      { id: 'prossima', label: 'Patologica prossima', content: <Notes label="Disturbi di oggi" /> },
    ],
  },
  render: (args) => (
    <Narrow>
      <Tabs {...args} />
    </Narrow>
  ),
  parameters: documentation({
    what: 'Several sheets in one place, one in view at a time.',
    when: ['Parts of one form or one record that are filled in one after the other.'],
    whenNot: [
      'Steps that must be done in order; pages with an address of their own: links.',
      'Things to compare: show both.',
    ],
    keyboard: {
      'Arrow left / right': 'Opens the adjacent tab, wrapping around',
      'Home / End': 'Opens the first, the last',
      Tab: 'Goes from the open tab into its panel',
    },
    notes: [
      'A panel is made when first opened and then kept: what is written in one stays while another is looked at.',
      '`panelHeight` keeps the height, so that the buttons below do not jump; every panel scrolls by itself.',
      '`errors` shows the number of invalid fields next to the label.',
      'On a phone the row of tabs scrolls, and the open one is never beyond the edge.',
    ],
  }),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('arrows move and open', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Familiare' }));
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Fisiologica' })).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name: 'Fisiologica' })).toBeVisible();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('tab', { name: 'Patologica prossima' })).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Familiare' })).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('familiare');
    });
    await step('what is written stays', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Malattie in famiglia' }), 'Diabete');
      await userEvent.click(canvas.getByRole('tab', { name: 'Fisiologica' }));
      await userEvent.click(canvas.getByRole('tab', { name: 'Familiare' }));
      await expect(canvas.getByRole('textbox', { name: 'Malattie in famiglia' })).toHaveValue('Diabete');
    });
  },
};

export const FixedHeight: Story = {
  args: {
    panelHeight: '12rem',
    items: [
      {
        id: 'familiare',
        label: 'Familiare',
        content: (
          <>
            <Notes label="Malattie in famiglia" />
            <VisuallyHidden>Fine delle malattie</VisuallyHidden>
          </>
        ),
      },
      { id: 'remota', label: 'Patologica remota', content: <Notes label="Malattie passate" /> },
    ],
  },
};

export const FixedHeightInteractions: Story = {
  ...FixedHeight,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const height = canvas.getByRole('tabpanel').offsetHeight;
    await expect(canvas.getByText('Fine delle malattie').offsetParent).toBe(canvas.getByRole('tabpanel'));
    await userEvent.click(canvas.getByRole('tab', { name: /remota/ }));
    await expect(canvas.getByRole('tabpanel').offsetHeight).toBe(height);
  },
};

export const Errors: Story = {
  tags: ['looks'],
  args: {
    items: [
      { id: 'infanzia', label: 'Infanzia', content: <Notes label="Note" /> },
      { id: 'stile', label: 'Stile di vita', errors: 2, content: <Notes label="Fumo" /> },
    ],
  },
};

export const ErrorsInteractions: Story = {
  ...Errors,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /^Stile di vita\s?, 2 errori$/ })).toBeVisible();
  },
};

export const PhoneFixedHeight: Story = {
  args: {
    panelHeight: '300px',
    items: ['Infanzia', 'Scolarità', 'Stile di vita', 'Attività lavorativa', 'Alvo e minzione', 'Gravidanze'].map(
      (label) => ({ id: label, label, content: <Notes label={`Note: ${label}`} /> }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneFixedHeightInteractions: Story = {
  ...PhoneFixedHeight,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel').offsetHeight).toBe(300);
    await userEvent.click(canvas.getByRole('tab', { name: 'Infanzia' }));
    await userEvent.keyboard('{End}');
    const { left, right } = canvas.getByRole('tab', { name: 'Gravidanze' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('tabpanel').offsetHeight).toBe(300);
  },
};
