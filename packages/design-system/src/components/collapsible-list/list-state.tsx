import type { ReactNode } from 'react';
import { Plus } from '../../internals/icons/plus.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as styles from './collapsible-list.css.ts';
import type { ListMessages } from './collapsible-list.messages.ts';
import type { ListAdd } from './types.ts';

export interface ListProblemProps {
  text: string;
  onRetry: (() => void) | undefined;
  messages: ListMessages;
}

export function ListProblem({ text, onRetry, messages }: ListProblemProps) {
  return (
    <div className={styles.stateBox}>
      <Banner
        tone="danger"
        title={text}
        announce
        action={
          onRetry && (
            <Button size="sm" onClick={onRetry}>
              {messages.retry}
            </Button>
          )
        }
      />
    </div>
  );
}

export interface NoDataProps {
  text: string;
  headingLevel: 2 | 3 | 4;
  nextStep: ReactNode;
  add: ListAdd | undefined;
}

export function NoData({ text, headingLevel, nextStep, add }: NoDataProps) {
  const offered =
    nextStep ??
    (add && (
      <Button
        variant="primary"
        iconStart={<Plus />}
        onClick={add.onSelect}
        loading={add.loading}
        disabledReason={add.disabledReason}
      >
        {add.label}
      </Button>
    ));
  return (
    <EmptyState
      size="compact"
      title={text}
      headingLevel={headingLevel}
      action={offered && <div data-print="hidden">{offered}</div>}
    />
  );
}

export interface NothingFoundProps {
  headingLevel: 2 | 3 | 4;
  onShowAll: () => void;
  messages: ListMessages;
}

export function NothingFound({ headingLevel, onShowAll, messages }: NothingFoundProps) {
  return (
    <EmptyState
      size="compact"
      title={messages.notFound}
      headingLevel={headingLevel}
      illustration={null}
      action={
        <Button size="sm" onClick={onShowAll}>
          {messages.showAll}
        </Button>
      }
    />
  );
}
