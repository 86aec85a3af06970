import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useToast } from '@libretto/design-system/toast';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../shared/page/use-focus-fallback.ts';
import { addable, addFeatures } from '../../shared/permissions/add-features.ts';
import { useDenied } from '../../shared/permissions/permissions.ts';
import { LinkedStep } from './linked-step.tsx';
import * as styles from './today.css.ts';
import { declineFirstSteps } from './today.queries.ts';
import type { FirstSteps } from './today-rules.ts';

const targets = {
  person: { to: '/Registro/SchedaPaziente', search: { apri: 'chisei' } },
  contact: { to: '/Registro/SchedaPaziente', search: { apri: 'contatto' } },
  doctor: { to: '/Registro/Dottori', search: { aggiungi: true } },
} as const satisfies Record<keyof FirstSteps, LinkProps>;

const order = ['person', 'contact', 'doctor'] as const;

export function FirstStepsCard({ steps }: { steps: FirstSteps }) {
  const { t, i18n } = useTranslation('today');
  const toasts = useToast();
  const denied = useDenied(Object.values(addFeatures));
  const locked = addable.filter((kind) => denied.has(addFeatures[kind])).map((kind) => t(`steps.kinds.${kind}`));
  const done = order.filter((step) => steps[step]);
  const list = useRef<HTMLOListElement>(null);
  // The link that opened the form of a step is gone once the step is done.
  useFocusFallback(done.length, list);
  const [declining, setDeclining] = useState(false);

  async function decline() {
    setDeclining(true);
    try {
      await declineFirstSteps();
    } catch (error) {
      console.warn('The answer could not be saved', error);
      setDeclining(false);
      toasts.show({ message: t('steps.laterFailed'), tone: 'danger' });
    }
  }

  return (
    <Card title={t('steps.title')}>
      <ol ref={list} tabIndex={-1} className={styles.list}>
        {done.length > 0 && (
          <li className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              <Check size="1.25em" />
            </span>
            <span className={styles.stepText}>
              <span>
                {new Intl.ListFormat(i18n.language).format(done.map((step) => t(`steps.${step}`)))}{' '}
                <Badge tone="success">{t('steps.done')}</Badge>
              </span>
            </span>
          </li>
        )}
        {order.map(
          (step, index) =>
            !steps[step] && (
              <LinkedStep
                key={step}
                mark={index + 1}
                link={targets[step]}
                title={t(`steps.${step}`)}
                text={t(`steps.${step}Text`)}
              />
            ),
        )}
      </ol>
      {locked.length > 0 && (
        <p className={styles.plan}>
          {t('steps.plan', { kinds: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(locked) })}{' '}
          <Link to="/Registro/Paypal">{t('steps.plans')}</Link>
        </p>
      )}
      <Button className={styles.later} variant="ghost" loading={declining} onClick={() => void decline()}>
        {t('steps.later')}
      </Button>
    </Card>
  );
}
