import { HeartPulse, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../components/badge/index.ts';
import { Banner } from '../components/banner/index.ts';
import { Button } from '../components/button/index.ts';
import { Card, Facts } from '../components/card/index.ts';
import { DateField } from '../components/date-field/index.ts';
import { PageHeader } from '../components/page-header/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { type ThemeName, vars } from '../theme/index.ts';

function Page({ theme }: { theme: ThemeName }) {
  const [day, setDay] = useState('2026-03-09');
  const [intensity, setIntensity] = useState('moderato');
  return (
    <div
      data-theme={theme}
      style={{
        display: 'grid',
        gap: vars.space[5],
        alignContent: 'start',
        padding: vars.space[5],
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.lg,
      }}
    >
      <PageHeader title="Scheda" description="Quello che un medico dovrebbe sapere di te." />
      <Card
        title="Informazioni mediche"
        icon={<HeartPulse />}
        actions={
          <Button size="sm" variant="ghost" iconStart={<Pencil />}>
            Modifica
          </Button>
        }
      >
        <Facts
          items={[
            { term: 'Gruppo sanguigno', value: 'A+' },
            { term: 'Allergie', value: <Badge tone="danger">Penicillina</Badge> },
            { term: 'Medico di famiglia', value: '' },
          ]}
        />
      </Card>
      <Banner tone="warning" title="Hai una bozza non salvata">
        Una segnalazione del 9 marzo, alle 18:40.
      </Banner>
      <RadioGroup
        label="Intensità"
        name={`intensity-${theme}`}
        layout="inline"
        value={intensity}
        onChange={setIntensity}
        options={[
          { value: 'lieve', label: 'Lieve' },
          { value: 'moderato', label: 'Moderato' },
          { value: 'forte', label: 'Forte' },
        ]}
      />
      <DateField label="Data" name={`day-${theme}`} value={day} onChange={setDay} required />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }}>
        <Button variant="primary" iconStart={<Plus />}>
          Nuova segnalazione
        </Button>
        <Button>Annulla</Button>
      </div>
    </div>
  );
}

export function Specimen() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        gap: vars.space[4],
        marginBlock: vars.space[5],
      }}
    >
      <Page theme="light" />
      <Page theme="dark" />
    </div>
  );
}
