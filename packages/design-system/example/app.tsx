import { Button } from '@libretto/design-system/button';
import { CollapsibleList, type ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfirmProvider, useConfirm } from '@libretto/design-system/confirm-dialog';
import { DateField } from '@libretto/design-system/date-field';
import { MessagesProvider } from '@libretto/design-system/messages';
import { PhoneField } from '@libretto/design-system/phone-field';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { type FormEvent, useState } from 'react';
import { confirmWords } from './words.ts';

interface Visit {
  id: number;
  day: string;
  doctor: string;
}

const columns: readonly ListColumn<Visit>[] = [
  { id: 'day', header: 'Data', kind: 'date' },
  { id: 'doctor', header: 'Medico' },
];

function Visits() {
  const confirm = useConfirm();
  const [day, setDay] = useState('2026-03-09');
  const [doctor, setDoctor] = useState('');
  const [phone, setPhone] = useState('');
  const [notes, setNotes] = useState('');
  const [visits, setVisits] = useState<readonly Visit[]>([{ id: 1, day: '2026-02-09', doctor: 'Dott.ssa Bianchi' }]);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (await confirm({ message: 'Aggiungere la visita?' }))
      setVisits([...visits, { id: visits.length + 1, day, doctor }]);
  }

  return (
    <main>
      <h1>Visite</h1>
      <form onSubmit={add}>
        <DateField label="Data" name="day" value={day} onChange={setDay} />
        <SelectField
          label="Medico"
          name="doctor"
          value={doctor}
          onChange={setDoctor}
          options={['Dott.ssa Bianchi', 'Dott. Rossi'].map((name) => ({ value: name, label: name }))}
        />
        <PhoneField label="Telefono" name="phone" value={phone} onChange={setPhone} />
        <TextArea label="Note" name="notes" value={notes} onChange={setNotes} />
        <Button type="submit" variant="primary">
          Aggiungi
        </Button>
      </form>
      <CollapsibleList name="visits" title="Visite" rows={visits} rowId={({ id }) => id} columns={columns} />
    </main>
  );
}

export function App() {
  return (
    <MessagesProvider locale="it" overrides={confirmWords}>
      <ConfirmProvider>
        <Visits />
      </ConfirmProvider>
    </MessagesProvider>
  );
}
