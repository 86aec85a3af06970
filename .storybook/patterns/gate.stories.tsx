import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../../packages/design-system/src/components/button/index.ts';
import { Card, Facts } from '../../packages/design-system/src/components/card/index.ts';
import { PageHeader } from '../../packages/design-system/src/components/page-header/index.ts';
import {
  SubscriptionGate,
  SubscriptionGatePage,
} from '../../packages/design-system/src/components/subscription-gate/index.ts';
import { documentation } from '../../packages/design-system/src/testing/documentation.ts';
import { vars } from '../../packages/design-system/src/theme/index.ts';

interface GatedPageProps {
  askPage: () => Promise<boolean>;
  askExport: () => Promise<boolean>;
  onSubscribe: () => void;
}

function GatedPage({ askPage, askExport, onSubscribe }: GatedPageProps) {
  return (
    <main style={{ display: 'grid', gap: vars.space[5] }}>
      <PageHeader title="Interazioni tra farmaci" description="Che cosa sapere prima di prenderli insieme." />
      <SubscriptionGatePage ask={askPage} onSubscribe={onSubscribe}>
        <Card
          title="Le tue terapie"
          actions={
            <SubscriptionGate variant="disable" ask={askExport} action={() => {}} onSubscribe={onSubscribe}>
              {(gate) => (
                <Button size="sm" {...gate}>
                  Esporta
                </Button>
              )}
            </SubscriptionGate>
          }
        >
          <Facts items={[{ term: 'Coumadin e Zitromax', value: 'Parlane con il medico' }]} />
        </Card>
      </SubscriptionGatePage>
    </main>
  );
}

const meta = {
  title: 'Patterns/Gate',
  component: GatedPage,
  args: { askPage: fn(async () => true), askExport: fn(async () => true), onSubscribe: fn() },
  parameters: documentation({
    what: 'A page that a plan may not include, and an action on it that it may not include either.',
    when: [
      'The page says what it is before it asks: the header is never behind the gate.',
      'Where it helps to know beforehand, the action is there, disabled, with the reason and a way to change it.',
    ],
    whenNot: [
      'The refusal is one of privacy, not of a plan: say who decided, and whom to ask.',
      'It is about safety (allergies, forbidden drugs, emergency contacts): that is never behind a gate.',
    ],
    notes: ['Asking takes a moment: the place of what comes is kept, so that nothing jumps.'],
  }),
} satisfies Meta<typeof GatedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Included: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coumadin e Zitromax')).toBeVisible();
  },
};

export const PageNotIncluded: Story = {
  args: { askPage: fn(async () => false) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Iscriviti' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

export const ActionNotIncluded: Story = {
  args: { askExport: fn(async () => false) },
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('button', { name: 'Esporta' });
    await expect(action).toHaveAttribute('aria-disabled', 'true');
    await expect(action).toHaveAccessibleDescription(/non è prevista/);
  },
};

export const Checking: Story = { args: { askPage: fn(() => new Promise<boolean>(() => {})) } };
