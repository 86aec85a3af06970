import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { SelectField } from '../select-field/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormDialog, type FormDialogHandle, type FormDialogProps } from './index.ts';

type DemoProps = Omit<FormDialogProps, 'dirty' | 'problems' | 'children' | 'saving' | 'onSubmit'> & {
  onSave: (values: Record<string, string>) => Promise<void>;
  tabbed?: boolean;
};

const required = 'Questo campo è obbligatorio!';

export function Visit({ onSave, tabbed = false, ...args }: DemoProps) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('1');
  const [values, setValues] = useState({ motivazione: '', osservazioni: '', medico: '' });
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const handle = useRef<FormDialogHandle>(null);
  const missing = (name: keyof typeof values) => (tried && values[name] === '' ? required : undefined);
  const bind = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: missing(name),
    required: true,
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  const labels = { motivazione: 'Motivazione', osservazioni: 'Osservazioni', medico: 'Medico' };
  const names = Object.keys(labels) as (keyof typeof values)[];

  async function submit() {
    setTried(true);
    if (names.some((name) => values[name] === '')) return;
    setSaving(true);
    setFailure(undefined);
    try {
      await onSave(values);
      setOpen(false);
    } catch {
      setFailure('Siamo spiacenti si è verificato un errore. La preghiamo di riprovare più tardi');
    } finally {
      setSaving(false);
    }
  }

  const reason = <TextField label={labels.motivazione} {...bind('motivazione')} />;
  const rest = (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <TextArea label={labels.osservazioni} {...bind('osservazioni')} />
      <SelectField
        label={labels.medico}
        options={[{ value: 'bianchi', label: 'Dott.ssa Bianchi' }]}
        {...bind('medico')}
      />
    </div>
  );
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Nuova visita
      </Button>
      <Button onClick={async () => (await handle.current?.askToLeave()) && setOpen(false)}>Indietro</Button>
      <FormDialog
        {...args}
        handle={handle}
        open={open}
        dirty={names.some((name) => values[name] !== '')}
        saving={saving}
        failure={failure ?? args.failure}
        problems={names.flatMap((name) => {
          const message = missing(name);
          return message ? [{ name, label: labels[name], message }] : [];
        })}
        onReveal={(name) => setTab(name === 'motivazione' ? '1' : '2')}
        onSubmit={() => void submit()}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      >
        {tabbed ? (
          <Tabs
            label="Parti della visita"
            value={tab}
            onChange={setTab}
            items={[
              { id: '1', label: 'Motivo', content: reason, errors: missing('motivazione') ? 1 : 0 },
              { id: '2', label: 'Che cosa è emerso', content: rest },
            ]}
          />
        ) : (
          <>
            {reason}
            {rest}
          </>
        )}
      </FormDialog>
    </>
  );
}
