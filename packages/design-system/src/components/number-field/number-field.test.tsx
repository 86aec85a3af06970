import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '../../messages/index.ts';
import { Controlled } from '../../testing/controlled.tsx';
import { NumberField, type NumberFieldProps } from './index.ts';

function setup(props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn();
  render(
    <Controlled initial={props.value ?? ''} onChange={onChange}>
      {(value, change) => (
        <>
          <NumberField label="Peso" name="peso" {...props} value={value} onChange={change} />
          <button type="button" onClick={() => change(80)}>
            Ultima rilevazione
          </button>
        </>
      )}
    </Controlled>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/^Peso/);
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  const error = () => document.querySelector('[id$="-error"]')?.textContent;
  const notice = () => document.querySelector('[id$="-notice"]')?.textContent;
  return { onChange, field, write, error, notice };
}

const units = [
  { code: 'mg', label: 'mg/dL' },
  { code: 'umol', label: 'µmol/L' },
];

function Creatinine({ onChange, convert }: Pick<NumberFieldProps, 'onChange' | 'convert'>) {
  const [value, setValue] = useState<number | string>('');
  const [unit, setUnit] = useState('mg');
  const change = (next: number | string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <NumberField
      label="Creatinina"
      name="creatinina"
      {...{ value, unit, units, convert }}
      onChange={change}
      onUnitChange={setUnit}
    />
  );
}

describe('NumberField', () => {
  it('passes a number, and the text while it is not one', () => {
    const { onChange, write, field } = setup();
    write('72,5');
    expect(onChange).toHaveBeenLastCalledWith(72.5);
    write('72,5,');
    expect(onChange).toHaveBeenLastCalledWith('72,5,');
    write('');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(field.value).toBe('');
  });

  it('formats typed dots in Italian on blur, not before', () => {
    const { write, field } = setup();
    write('72.50');
    expect(field.value).toBe('72.50');
    fireEvent.blur(field);
    expect(field.value).toBe('72,5');
  });

  it('asks which of two readings is meant on blur', () => {
    const { write, field, error, onChange } = setup();
    write('1.200');
    expect(error()).toBeUndefined();
    expect(onChange).toHaveBeenLastCalledWith('1.200');
    fireEvent.blur(field);
    expect(error()).toMatch(/«1.200» si può leggere in due modi/);
    fireEvent.click(screen.getByRole('button', { name: '1200' }));
    expect(onChange).toHaveBeenLastCalledWith(1200);
    expect(field.value).toBe('1200');
    expect(error()).toBeUndefined();
    expect(screen.queryByRole('button', { name: '1,2' })).toBeNull();
  });

  it('drops letters and signs and reports it immediately', () => {
    const { write, field, error } = setup();
    write('7a');
    expect(field.value).toBe('7');
    expect(error()).toMatch(/Non sono ammessi numeri negativi e lettere\. Inserisci un numero positivo\./);
    write('72');
    expect(error()).toBeUndefined();
    write('-');
    expect(error()).toMatch(/Non sono ammessi/);
  });

  it.each(['-72', '−72', '+-7', '7e1', '7E+1', '7e', '70-80', '1h30', "1'200", '-1.200'])(
    'keeps and refuses %s rather than changing the number',
    (text) => {
      const { write, field, error, onChange } = setup();
      write(text);
      expect(field.value).toBe(text);
      expect(onChange).toHaveBeenLastCalledWith(text);
      fireEvent.blur(field);
      expect(field.value).toBe(text);
      expect(error()).toMatch(/Non sono ammessi numeri negativi e lettere/);
      expect(screen.queryByRole('group')).toBeNull();
      write('72');
      expect(error()).toBeUndefined();
      expect(onChange).toHaveBeenLastCalledWith(72);
    },
  );

  it('keeps an exponent in a signed field', () => {
    const { write, error, onChange } = setup({ signed: true });
    write('-1,5');
    expect(onChange).toHaveBeenLastCalledWith(-1.5);
    expect(error()).toBeUndefined();
    write('1e5');
    expect(onChange).toHaveBeenLastCalledWith('1e5');
    expect(error()).toMatch(/solo numeri/);
  });

  it('filters pasted text', () => {
    const { write, field, onChange } = setup();
    write('72,5 kg');
    expect(field.value).toBe('72,5 ');
    expect(onChange).toHaveBeenLastCalledWith(72.5);
  });

  it('treats both hard limits as inclusive and refuses values beyond', () => {
    const { write, field, error } = setup({ min: 5, max: 400 });
    fireEvent.blur(field);
    for (const [text, wrong] of [
      ['5', false],
      ['400', false],
      ['4,9', true],
      ['400,1', true],
    ] as const) {
      write(text);
      expect(error() !== undefined, text).toBe(wrong);
    }
    expect(error()).toMatch(/compreso tra 5 e 400/);
  });

  it('only warns about a rare value', () => {
    const { write, field, error, notice } = setup({ min: 1, max: 400, usual: { min: 40, max: 120 } });
    write('130');
    expect(notice()).toBe('');
    fireEvent.blur(field);
    expect(notice()).toMatch(/Valore raro: controlla di averlo inserito correttamente\./);
    expect(error()).toBeUndefined();
    expect(field.getAttribute('aria-invalid')).toBeNull();
    write('120');
    expect(notice()).toBe('');
  });

  it('shows the custom text of the usual range once', () => {
    const usualMessage = 'I valori normali sono compresi tra 800 e 2000.';
    const { field } = setup({ usual: { min: 800, max: 2000 }, usualMessage });
    expect(field.closest('form, body')?.textContent?.split(usualMessage)).toHaveLength(2);
    expect(document.body.textContent).not.toContain('Di solito tra');
  });

  it('shows no hint for an empty text of the usual range, and still warns', () => {
    const { write, field, notice } = setup({ usual: { min: 80, max: 200 }, usualMessage: '' });
    expect(document.querySelector('[id$="-hint"]')).toBeNull();
    expect(document.body.textContent).not.toContain('Di solito tra');
    write('210');
    fireEvent.blur(field);
    expect(notice()).toMatch(/Valore raro/);
  });

  it('steps with arrow keys up to the limits', () => {
    const { field, onChange } = setup({ value: 0.2, step: 0.1, min: 0.1, max: 1 });
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(onChange).toHaveBeenLastCalledWith(0.3);
    expect(field.value).toBe('0,3');
    fireEvent.keyDown(field, { key: 'PageUp' });
    expect(onChange).toHaveBeenLastCalledWith(1);
    fireEvent.keyDown(field, { key: 'PageDown' });
    expect(onChange).toHaveBeenLastCalledWith(0.1);
    expect(field.getAttribute('aria-valuenow')).toBe('0.1');
  });

  it('follows a changed value', () => {
    const { field, write } = setup();
    write('7,');
    fireEvent.click(screen.getByRole('button', { name: 'Ultima rilevazione' }));
    expect(field.value).toBe('80');
  });

  it('converts units and restores the typed value exactly', () => {
    const onChange = vi.fn();
    // Creatinine: 1 mg/dL is 88.42 µmol/L.
    const convert = vi.fn((value: number, _from: string, to: string) =>
      to === 'umol' ? value * 88.42 : value / 88.42,
    );
    render(<Creatinine onChange={onChange} convert={convert} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Creatinina' });
    const choice = screen.getByRole('combobox', { name: 'Unità di misura: Creatinina' });
    fireEvent.change(field, { target: { value: '1,37' } });
    fireEvent.change(choice, { target: { value: 'umol' } });
    expect(convert).toHaveBeenCalledExactlyOnceWith(1.37, 'mg', 'umol');
    expect(onChange.mock.lastCall?.[0]).toBeCloseTo(121.1354, 10);
    expect(field.value).toBe('121,14');
    fireEvent.change(choice, { target: { value: 'mg' } });
    expect(onChange).toHaveBeenLastCalledWith(1.37);
    expect(field.value).toBe('1,37');
  });

  it('parses English numbers in English', () => {
    const onChange = vi.fn();
    render(
      <MessagesProvider locale="en">
        <NumberField label="Weight" name="peso" value="" onChange={onChange} />
      </MessagesProvider>,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '1.200' } });
    expect(onChange).toHaveBeenLastCalledWith(1.2);
  });
});
