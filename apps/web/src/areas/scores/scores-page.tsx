import { Button } from '@libretto/design-system/button';
import { useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorPage } from '../../shared/calculator-page/calculator-page.tsx';
import { usePerson } from '../../shared/calculator-page/person.ts';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { Measures } from './measures.tsx';
import { obstacleTo, type ScoreKind, scoreKinds, scoreSetup } from './score-kinds.ts';
import * as styles from './scores.css.ts';
import { useObstacleText } from './use-obstacle-text.ts';

const kinds = Object.keys(scoreKinds) as ScoreKind[];

export function ScoresPage() {
  const { t } = useTranslation('scores');
  return (
    <CalculatorPage
      title={t('title')}
      description={t('description')}
      back={<PlaceBack to="/Registro/Salute" />}
      measures={false}
    >
      <Measures />
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <Entry key={kind} kind={kind} />
        ))}
      </ul>
    </CalculatorPage>
  );
}

function Entry({ kind }: { kind: ScoreKind }) {
  const { t } = useTranslation('scores');
  const navigate = useNavigate();
  const person = usePerson();
  const aboutId = useId();
  const { path } = scoreKinds[kind];
  const obstacle = obstacleTo(scoreSetup(kind), person);
  const reason = useObstacleText()(obstacle);
  const final = obstacle?.reason === 'ages';
  return (
    <li className={styles.entry}>
      <Button
        variant="ghost"
        iconEnd={<ChevronRight />}
        aria-describedby={reason ? `${aboutId} ${aboutId}-reason` : aboutId}
        disabledReason={final ? reason : undefined}
        onClick={() => void navigate({ to: path })}
      >
        {t(`titles.${kind}`)}
      </Button>
      <p id={aboutId} className={styles.description}>
        {t(`about.${kind}`)}
      </p>
      {reason && (
        <p id={`${aboutId}-reason`} className={styles.reason}>
          {reason}
        </p>
      )}
    </li>
  );
}
