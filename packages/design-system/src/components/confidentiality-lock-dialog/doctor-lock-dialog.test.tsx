import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serverLevels, specialties } from '../../testing/confidentiality.ts';
import { DoctorLockDialog, type DoctorLockDialogProps } from './index.ts';

function renderDialog(
  value: DoctorLockDialogProps['value'],
  children?: DoctorLockDialogProps['children'],
  more: Partial<DoctorLockDialogProps> = {},
) {
  const onClose = vi.fn();
  const onSave = vi.fn(async () => {});
  render(
    <DoctorLockDialog
      open
      levels={serverLevels}
      specialties={specialties}
      value={value}
      onClose={onClose}
      onSave={onSave}
      {...more}
    >
      {children}
    </DoctorLockDialog>,
  );
  return { onClose, onSave };
}

const visibility = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Livello di visibilità' });
const choose = (value: string) => fireEvent.change(visibility(), { target: { value } });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const tick = (name: string) => fireEvent.click(box(name));
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Salva' })));

// covers K-12 D-16
it('lists Totale, Parziale and Minima in this order, with the codes of the API', async () => {
  const { onSave, onClose } = renderDialog({ level: 1, visibility: 2, tags: [] });
  const options = [...visibility().options];
  expect(options.map((option) => [option.value, option.textContent])).toEqual([
    ['1', 'Totale'],
    ['3', 'Parziale'],
    ['2', 'Minima'],
  ]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  fireEvent.click(screen.getByRole('radio', { name: 'Moderato' }));
  choose('1');
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ level: 3, visibility: 1, tags: [] });
  expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
});

// covers D-16 T-26 T-27
it('preselects all specialties for Parziale', async () => {
  const { onSave } = renderDialog({ level: 1, visibility: 2, tags: [] });
  choose('3');
  expect(box('Seleziona tutte').checked).toBe(true);
  expect(specialties.every(({ tag }) => box(tag).checked)).toBe(true);
  tick('Dermatologia');
  expect(box('Seleziona tutte').checked).toBe(false);
  expect(box('Seleziona tutte').indeterminate).toBe(true);
  expect(screen.getByText('2 di 3')).toBeDefined();
  tick('Seleziona tutte');
  expect(specialties.every(({ tag }) => box(tag).checked)).toBe(true);
  tick('Dermatologia');
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ level: 1, visibility: 3, tags: [11, 13] });
});

// covers T-27 V-35
it('requires at least one specialty and reports it immediately', async () => {
  const { onSave } = renderDialog({ level: 1, visibility: 3, tags: [11] });
  expect(screen.queryByText('Scegli almeno una specialità')).toBeNull();
  tick('Seleziona tutte');
  tick('Seleziona tutte');
  expect(screen.getByText('Scegli almeno una specialità')).toBeDefined();
  expect(document.querySelector('[data-invalid]')?.contains(box('Neurologia'))).toBe(true);
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box('Seleziona tutte'));
  tick('Neurologia');
  expect(screen.queryByText('Scegli almeno una specialità')).toBeNull();
  expect(document.querySelector('[data-invalid]')).toBeNull();
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ level: 1, visibility: 3, tags: [13] });
});

// covers T-28
it('clears the specialties for other visibilities', async () => {
  const { onSave } = renderDialog({ level: 2, visibility: 3, tags: [12] });
  choose('2');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ level: 2, visibility: 2, tags: [] });
});

// covers V-33 V-34
it('requires a level and a visibility', async () => {
  const { onSave } = renderDialog({ level: null, visibility: 0, tags: [] });
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getAllByText('Questo campo è obbligatorio!')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Nessuna Restrizione' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Basso' }));
  await save();
  expect(document.activeElement).toBe(visibility());
  choose('2');
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ level: 2, visibility: 2, tags: [] });
});

// covers V-33 V-34
it.each([
  ['level', 'radiogroup', { level: null, visibility: 2, tags: [] }],
  ['visibility', 'combobox', { level: 2, visibility: 0, tags: [] }],
] as const)('requires the %s when only it is missing', async (_name, role, value) => {
  const { onSave } = renderDialog(value);
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getAllByText('Questo campo è obbligatorio!')).toHaveLength(1);
  expect(screen.getByRole(role).getAttribute('aria-invalid')).toBe('true');
});

it('renders its children below the options', () => {
  renderDialog({ level: 1, visibility: 2, tags: [] }, <p>Chi l’ha cambiata</p>);
  const given = screen.getByText('Chi l’ha cambiata');
  expect(visibility().compareDocumentPosition(given) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

const presets = [
  {
    id: 'emergency',
    label: 'Emergenza',
    description: 'Vedrà 12 di 127',
    access: { level: 6, visibility: 2, tags: [] },
  },
  { id: 'specialist', label: 'Specialista', access: { level: 6, visibility: 3, tags: [11, 12] } },
] as const;
const preset = (name: string) => screen.getByRole('button', { name });

it('marks the preset that equals the access, and keeps the fields behind the fine choice', async () => {
  const { onSave } = renderDialog({ level: '6', visibility: 3, tags: [12, 11] }, undefined, { presets });
  expect(preset('Specialista').getAttribute('aria-current')).toBe('true');
  expect(preset('Emergenza').getAttribute('aria-current')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull();
  fireEvent.click(preset('Scelta fine'));
  expect(preset('Scelta fine').getAttribute('aria-expanded')).toBe('true');
  expect(box('Neurologia').checked).toBe(false);
  tick('Neurologia');
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ level: 6, visibility: 3, tags: [12, 11, 13] });
});

it('opens the fields of an access that equals no preset', () => {
  renderDialog({ level: 6, visibility: 3, tags: [11] }, undefined, { presets });
  expect(preset('Scelta fine').getAttribute('aria-current')).toBe('true');
  expect(box('Neurologia').checked).toBe(false);
  expect(visibility().value).toBe('3');
});

it('saves a preset with one press once it is confirmed', async () => {
  const confirm = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { onSave, onClose } = renderDialog({ level: 1, visibility: 2, tags: [] }, undefined, { presets, confirm });
  await act(async () => fireEvent.click(preset('Emergenza')));
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(preset('Emergenza')));
  expect(confirm).toHaveBeenLastCalledWith({ level: 6, visibility: 2, tags: [] });
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ level: 6, visibility: 2, tags: [] });
  expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
});
