import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../components/checkbox/index.ts';
import { SelectField } from '../../components/select-field/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { MessagesProvider } from '../../messages/index.ts';

const noChange = () => {};

function getDescription(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(no ${id})`).join(' | ');
}

describe('fields', () => {
  it('are named by their label, with a hidden mark unless they are required or locked', () => {
    const { rerender } = render(<TextField label="Cognome" name="cognome" value="" onChange={noChange} />);
    expect(screen.getByRole('textbox', { name: 'Cognome' }).hasAttribute('aria-required')).toBe(false);
    expect(screen.getByText('(facoltativo)').hidden).toBe(true);
    rerender(<TextField label="Cognome" name="cognome" value="" onChange={noChange} required />);
    expect(screen.getByRole('textbox', { name: 'Cognome' }).getAttribute('aria-required')).toBe('true');
    expect(screen.queryByText('(facoltativo)')).toBeNull();
    rerender(<TextField label="Cognome" name="cognome" value="" onChange={noChange} disabledReason="Verificato" />);
    expect(screen.queryByText('(facoltativo)')).toBeNull();
  });

  it('follow the language', () => {
    render(
      <MessagesProvider locale="en">
        <TextField label="Surname" name="cognome" value="" onChange={noChange} error="Too short" />
      </MessagesProvider>,
    );
    expect(screen.getByText('(optional)')).toBeDefined();
    expect(getDescription(screen.getByRole('textbox'))).toBe('Error: Too short');
  });

  it('are described by error, lock reason and hint in this order, if present', () => {
    const { rerender } = render(
      <TextArea
        label="Note"
        name="note"
        value=""
        onChange={noChange}
        error="Manca il testo"
        hint="Poche parole"
        disabledReason="Visita conclusa"
      />,
    );
    const area = screen.getByRole('textbox', { name: 'Note' });
    expect(getDescription(area)).toBe('Errore: Manca il testo | Visita conclusa | Poche parole');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    rerender(<TextArea label="Note" name="note" value="" onChange={noChange} />);
    expect(area.hasAttribute('aria-describedby')).toBe(false);
    expect(area.hasAttribute('aria-invalid')).toBe(false);
  });

  it('announce an error in an existing live region', () => {
    const { container, rerender } = render(<TextField label="Nome" name="nome" value="" onChange={noChange} />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    rerender(<TextField label="Nome" name="nome" value="" onChange={noChange} error="Questo campo è obbligatorio!" />);
    expect(region?.textContent).toBe('Errore: Questo campo è obbligatorio!');
  });

  it('stay focusable and readable when locked', () => {
    const onChange = vi.fn();
    render(
      <>
        <TextField label="Codice" name="codice" value="ABC" onChange={onChange} disabledReason="Automatico" />
        <Checkbox label="Consenso" name="consenso" value onChange={onChange} disabledReason="Serve" />
        <SelectField
          label="Gruppo"
          name="gruppo"
          value="A+"
          options={[
            { value: 'A+', label: 'A+' },
            { value: '0-', label: '0-' },
          ]}
          onChange={onChange}
          disabledReason="Registrato"
        />
      </>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.disabled).toBe(false);
    expect(input.readOnly).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '0-' } });
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('A+');
  });
});

describe('select', () => {
  const options = [{ value: '1', label: 'Uno' }];

  it('offers "Scegli…" without a selection, and later only if optional', () => {
    const { rerender } = render(
      <SelectField label="N" name="n" value="" options={options} onChange={noChange} required />,
    );
    expect(screen.getByRole('option', { name: 'Scegli…' })).toBeDefined();
    rerender(<SelectField label="N" name="n" value="1" options={options} onChange={noChange} required />);
    expect(screen.queryByRole('option', { name: 'Scegli…' })).toBeNull();
    rerender(<SelectField label="N" name="n" value="1" options={options} onChange={noChange} />);
    expect(screen.getByRole('option', { name: 'Scegli…' })).toBeDefined();
  });
});

describe('invalid props', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('warn once with problem, reason and remedy', () => {
    const { rerender } = render(<TextField label=" " name="x" value="" onChange={noChange} />);
    rerender(<TextField label=" " name="x" value="y" onChange={noChange} />);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [expect.stringMatching(/^TextField: `label` is empty\..*not accessible.*Pass a visible label/)],
    ]);
  });
});
