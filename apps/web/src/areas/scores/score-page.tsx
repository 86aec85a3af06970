import { Banner } from '@libretto/design-system/banner';
import { buttonClass } from '@libretto/design-system/button';
import type { CalculatorId } from '@libretto/medical-calc/load';
import { say } from '@libretto/medical-calc/text';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorPage } from '../../shared/calculator-page/calculator-page.tsx';
import { usePerson } from '../../shared/calculator-page/person.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { CombinationTable } from './combination-table.tsx';
import { Measures } from './measures.tsx';
import { ScoreForm } from './score-form.tsx';
import { ScoreHistory } from './score-history.tsx';
import { agesByCalculator, notApplicableAt, obstacleTo, type ScoreKind, scoreSetup } from './score-kinds.ts';
import type { Scores } from './score-result.ts';
import * as styles from './scores.css.ts';
import { useCalculators } from './use-calculators.ts';
import { useObstacleText } from './use-obstacle-text.ts';

export function ScorePage({ kind }: { kind: ScoreKind }) {
  const { t } = useTranslation('scores');
  return (
    <CalculatorPage
      title={t(`titles.${kind}`)}
      description={t(`about.${kind}`)}
      back={<BackLink to="/calcolatricemedica/calcoloScores">{t('back')}</BackLink>}
      measures={false}
    >
      <Measures />
      <Score key={kind} kind={kind} />
    </CalculatorPage>
  );
}

function Score({ kind }: { kind: ScoreKind }) {
  const { t } = useTranslation('scores');
  const setup = scoreSetup(kind);
  const person = usePerson();
  const [primary, ...others] = useCalculators([setup.calculator, ...setup.companions]);
  const obstacle = obstacleTo(setup, person);
  const reason = useObstacleText()(obstacle);
  const [round, setRound] = useState(0);
  const [scores, setScores] = useState<Scores>({});
  if (!primary) return null;
  const notApplicable = [primary, ...others].flatMap((calculator) => {
    const { definition } = calculator;
    const { from, to } = agesByCalculator[definition.id as CalculatorId] ?? {};
    if (!notApplicableAt(setup, person.age).some((id) => id === definition.id) || from === undefined) return [];
    const title = say(calculator, definition.titleKey);
    const text = to === undefined ? t('silent.from', { title, from }) : t('silent.between', { title, from, to });
    return <p key={definition.id}>{definition === primary.definition ? `${text} ${t('silent.notKept')}` : text}</p>;
  });

  return (
    <>
      {reason && (
        <Banner
          tone="warning"
          title={reason}
          action={
            (obstacle?.reason === 'birth' || obstacle?.reason === 'sex') && (
              <Link to="/Registro/SchedaPaziente" className={buttonClass({ size: 'sm' })}>
                {t('goToPatient')}
              </Link>
            )
          }
        />
      )}
      {!reason && notApplicable.length > 0 && (
        <Banner title={t('silent.title', { age: person.age })}>{notApplicable}</Banner>
      )}
      <ScoreForm
        key={round}
        kind={kind}
        calculators={[primary, ...others]}
        person={person}
        disabledReason={reason}
        focusFirst={round > 0}
        onComputed={setScores}
        onSaved={() => {
          setScores({});
          setRound(round + 1);
        }}
      />
      <div className={styles.columns}>
        {setup.table && <CombinationTable kind={kind} calculators={[primary, ...others]} scores={scores} />}
        <ScoreHistory kind={kind} calculator={primary} />
      </div>
    </>
  );
}
