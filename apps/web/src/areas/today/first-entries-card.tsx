import * as operations from '@libretto/api-client/operations';
import { Card } from '@libretto/design-system/card';
import { Camera, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Act, useMayAct } from '../../shared/acting/use-may-act.ts';
import { kindIcons } from '../../shared/entries/kind-icons.ts';
import { addFeatures } from '../../shared/permissions/add-features.ts';
import { type Feature, useDenied } from '../../shared/permissions/permissions.ts';
import { LinkedStep } from './linked-step.tsx';
import * as styles from './today.css.ts';

interface Suggestion {
  name: 'photo' | 'therapy' | 'reading';
  icon: LucideIcon;
  operation: Act;
  feature?: Feature;
  /** Whose sheet is opened. */
  tipo?: 'farmaco' | 'misura';
}

const suggestions: readonly Suggestion[] = [
  { name: 'photo', icon: Camera, operation: operations.createFile, feature: addFeatures.file },
  {
    name: 'therapy',
    icon: kindIcons.therapy,
    operation: operations.saveTherapy,
    feature: addFeatures.therapy,
    tipo: 'farmaco',
  },
  { name: 'reading', icon: kindIcons.reading, operation: operations.saveReading, tipo: 'misura' },
];

const features = Object.values(addFeatures);

/** What a record can begin with, while it is empty. */
export function FirstEntriesCard() {
  const { t } = useTranslation('today');
  const mayAct = useMayAct();
  const denied = useDenied(features);
  const offered = suggestions.filter(
    ({ operation, feature }) => mayAct(operation) && !(feature !== undefined && denied.has(feature)),
  );
  if (offered.length === 0) return null;
  return (
    <Card title={t('first.title')}>
      <ul className={styles.list}>
        {offered.map(({ name, icon: Icon, tipo }) => (
          <LinkedStep
            key={name}
            mark={<Icon size="1.25em" />}
            link={{ to: '/Registro/Nuovo', search: tipo ? { tipo } : {} }}
            title={t(`first.${name}`)}
            text={t(`first.${name}Text`)}
          />
        ))}
      </ul>
    </Card>
  );
}
