import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../components/checkbox/index.ts';
import { SelectField } from '../../components/select-field/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { MessagesProvider } from '../../messages/index.ts';

const noChange = () => {};

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(no ${id})`).join(' | ');
}

describe('a field', () => {
  it('has its label as its name, and says what is required in words outside it', () => {
    render(<TextField label="Cognome" name="cognome" value="" onChange={noChange} required />);
    const input = screen.getByRole('textbox', { name: 'Cognome' });
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('obbligatorio')).toBeDefined();
  });

  it('speaks the language of the page', () => {
    render(
      <MessagesProvider locale="en">
        <TextField label="Surname" name="cognome" value="" onChange={noChange} required error="Too short" />
      </MessagesProvider>,
    );
    expect(screen.getByText('required')).toBeDefined();
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('Error: Too short');
  });

  it('reads the error first, then why it is locked, then the help; and nothing that is not there', () => {
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
    expect(descriptionOf(area)).toBe('Errore: Manca il testo | Visita conclusa | Poche parole');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    rerender(<TextArea label="Note" name="note" value="" onChange={noChange} />);
    expect(area.hasAttribute('aria-describedby')).toBe(false);
    expect(area.hasAttribute('aria-invalid')).toBe(false);
  });

  it('announces an error in a region that was there before it', () => {
    const { container, rerender } = render(<TextField label="Nome" name="nome" value="" onChange={noChange} />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    rerender(<TextField label="Nome" name="nome" value="" onChange={noChange} error="Questo campo è obbligatorio!" />);
    expect(region?.textContent).toBe('Errore: Questo campo è obbligatorio!');
  });

  it('stays reachable and readable when it cannot be changed', () => {
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

describe('a select', () => {
  const options = [{ value: '1', label: 'Uno' }];

  it('offers "Scegli…" until something is chosen, and after that only where nothing is an answer', () => {
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

describe('a wrong prop', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('explains itself once: what, why, what instead', () => {
    const { rerender } = render(<TextField label=" " name="x" value="" onChange={noChange} />);
    rerender(<TextField label=" " name="x" value="y" onChange={noChange} />);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [expect.stringMatching(/^TextField: `label` is empty\..*cannot be understood.*Write what is asked for/)],
    ]);
  });
});
