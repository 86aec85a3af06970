import { Button } from '@libretto/design-system/button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './eyes.css.ts';
import { eyesQuery } from './eyes.queries.ts';
import type { Eyes, HiddenLine } from './eyes-context.ts';
import { useShow } from './use-show.ts';

interface EyesBandProps {
  id: number;
  onEyes: (eyes: Eyes | undefined) => void;
}

const keyOf = (kind: string, id: number) => `${kind} ${id}`;

export function EyesBand({ id, onEyes }: EyesBandProps) {
  const { t } = useTranslation('eyes');
  const { data, isError, refetch } = useQuery(eyesQuery(id));
  const navigate = useNavigate();
  const show = useShow();
  const seen = data && data.totale - data.righe_nascoste.length;
  const reveal = useEffectEvent((line: HiddenLine) => data && void show(data.associazione, line, seen ?? 0));
  const tell = useEffectEvent((lines: readonly HiddenLine[]) => {
    const hidden = new Map(lines.map((line) => [keyOf(line.tipo, line.id_record), line]));
    onEyes({
      id,
      markOf(kind, record) {
        const line = hidden.get(keyOf(kind, record));
        if (!line) return undefined;
        const label = t(line.rimedio === 'accesso' ? 'decide' : 'show');
        return { text: t(`reasons.${line.motivo}`), action: { label, onSelect: () => reveal(line) } };
      },
    });
  });
  useEffect(() => {
    if (data) tell(data.righe_nascoste);
  }, [data]);

  const leave = () => void navigate({ to: '.', search: (search) => ({ ...search, occhi: undefined }) });
  const words = () => {
    if (data) return t('band', { name: data.associazione.care_provider.fullname, seen, total: data.totale });
    return t(isError ? 'notLoaded' : 'loading');
  };
  return (
    <section className={styles.band} aria-label={t('label')}>
      <p className={styles.words} role="status">
        <Eye aria-hidden="true" className={styles.icon} size="1.25em" />
        {words()}
      </p>
      <span className={styles.buttons}>
        {isError && !data && (
          <Button size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        )}
        <Button size="sm" onClick={leave}>
          {t('leave')}
        </Button>
      </span>
    </section>
  );
}
