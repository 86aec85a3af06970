import { Button } from '@libretto/design-system/button';
import type { ListAction } from '@libretto/design-system/collapsible-list';
import { IconButton } from '@libretto/design-system/icon-button';
import { Menu } from '@libretto/design-system/menu';
import { media } from '@libretto/design-system/theme';
import { useTranslation } from 'react-i18next';
import { StickyFoot } from '../page/sticky-foot.tsx';
import { useMedia } from '../page/use-media.ts';
import * as styles from './details.css.ts';

export interface DetailFootProps<Row> {
  row: Row;
  name: string;
  /** Those of the row in its list. */
  actions: readonly ListAction<Row>[];
  /** ID of the action that is most likely wanted now; editing otherwise. */
  primary?: string | undefined;
  loading?: boolean;
}

const edit = 'edit';
const lock = 'lock';

/** One main action, editing, and a menu of the others. The padlock stands with the names of those who see the record. */
export function DetailFoot<Row>({ row, name, actions: all, primary = edit, loading = false }: DetailFootProps<Row>) {
  const { t } = useTranslation('details');
  const isPhone = useMedia(media.phone);
  const actions = all.filter(({ hidden }) => !hidden);
  const shown = [primary, ...(primary === edit ? [] : [edit])]
    .map((id) => actions.find((action) => action.id === id))
    .filter((action) => action !== undefined);
  const others = actions
    .filter((action) => action.id !== lock && !shown.includes(action))
    // What deletes is last, away from the harmless ones.
    .toSorted((one, other) => Number(one.tone === 'danger') - Number(other.tone === 'danger'));
  if (shown.length + others.length === 0) return null;
  return (
    <StickyFoot className={styles.foot}>
      {shown.map((action) => {
        const { id, label, icon } = action;
        const props = {
          loading: id === edit && loading,
          disabledReason: action.disabledReason?.(row),
          onClick: () => action.onSelect(row),
        };
        return id !== primary && isPhone ? (
          <IconButton key={id} {...props} variant="secondary" label={label} icon={icon} />
        ) : (
          <Button key={id} {...props} variant={id === primary ? 'primary' : 'secondary'} iconStart={icon}>
            {label}
          </Button>
        );
      })}
      {others.length > 0 && (
        <span className={styles.footEnd}>
          <Menu
            icon
            variant="secondary"
            label={t('more', { name })}
            items={others.map(({ id, label, icon, tone, ...action }) => ({
              ...{ id, label, icon, tone },
              onSelect: () => action.onSelect(row),
              disabledReason: action.disabledReason?.(row),
            }))}
          />
        </span>
      )}
    </StickyFoot>
  );
}
