import { Menu } from '@libretto/design-system/menu';
import { TableOfContents } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { alertsId } from '../../shared/record-summary/record-alerts.tsx';
import { partElementId, type SummaryCard } from '../../shared/record-summary/row.ts';
import type { Proposing } from './record-tools.tsx';
import * as styles from './shared-record.css.ts';

export interface PagePart {
  /** Of the element. */
  id: string;
  title: string;
}

/** Alerts, news, the cards and the proposals, in the order of the page. */
export function useParts(cards: readonly SummaryCard[], newsTitle: string | undefined): PagePart[] {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const toPart = ({ id, title }: SummaryCard): PagePart => ({ id: partElementId(id), title });
  const isLast = ({ id }: SummaryCard) => id === 'excluded';
  return [
    { id: alertsId, title: tSummary('alerts.title') },
    ...(newsTitle === undefined ? [] : [{ id: partElementId('news'), title: newsTitle }]),
    ...cards.filter((card) => card.id !== 'alerts' && !isLast(card)).map(toPart),
    { id: partElementId('proposals'), title: t('parts.proposals') },
    ...cards.filter(isLast).map(toPart),
  ];
}

/** Its heading receives the focus. A part without one, such as no proposals, is only shown. */
function showPart(id: string): void {
  const part = document.getElementById(id);
  const heading = part?.closest('h2') ?? part?.querySelector('h2');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  part?.scrollIntoView({ block: 'start' });
}

interface PartMenuProps {
  parts: readonly PagePart[];
  /** Where a button of its own has no room. */
  proposing?: Proposing;
}

/** Leads to each part of the page, in the header. */
export function PartMenu({ parts, proposing }: PartMenuProps) {
  const { t } = useTranslation('shared-record');
  return (
    <span className={styles.partMenu}>
      <Menu
        label={t(proposing ? 'parts.labelWithProposal' : 'parts.label')}
        icon={<TableOfContents />}
        variant="ghost"
        items={[
          ...(proposing
            ? [{ id: 'propose', label: proposing.label, icon: proposing.icon, onSelect: proposing.open }]
            : []),
          ...parts.map(({ id, title }) => ({ id, label: title, onSelect: () => showPart(id) })),
        ]}
      />
    </span>
  );
}
