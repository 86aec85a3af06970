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
    what: 'A page and an action that the subscription may not include.',
    when: [
      'The header stays outside of the gate, so that users see what the page is for.',
      'An action that is better known in advance stays visible, disabled, with the reason and a way to subscribe.',
    ],
    whenNot: [
      'Privacy refusals: state who decided and whom to contact.',
      'Safety-critical data (allergies, forbidden drugs, emergency contacts) is never behind a gate.',
    ],
    notes: ['Space for the content is reserved during the check, to avoid layout shifts.'],
  }),
} satisfies Meta<typeof GatedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Included: Story = {};

export const IncludedInteractions: Story = {
  ...Included,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coumadin e Zitromax')).toBeVisible();
  },
};

export const PageNotIncluded: Story = {
  args: { askPage: fn(async () => false) },
};

export const PageNotIncludedInteractions: Story = {
  ...PageNotIncluded,
  tags: ['interaction'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Iscriviti' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

export const ActionNotIncluded: Story = {
  args: { askExport: fn(async () => false) },
};

export const ActionNotIncludedInteractions: Story = {
  ...ActionNotIncluded,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('button', { name: 'Esporta' });
    await expect(action).toHaveAttribute('aria-disabled', 'true');
    await expect(action).toHaveAccessibleDescription(/non è prevista/);
  },
};

export const Checking: Story = { args: { askPage: fn(() => new Promise<boolean>(() => {})) } };
