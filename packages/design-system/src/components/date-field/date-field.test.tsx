import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Controlled } from '../../testing/controlled.tsx';
import { parseDay } from './day.ts';
import { DateField, isDay } from './index.ts';

function setup(props: { initial?: string; min?: string; max?: string } = {}) {
  const onChange = vi.fn();
  const { initial = '', ...limits } = props;
  render(
    <Controlled initial={initial} onChange={onChange}>
      {(value, change) => (
        <>
          <DateField label="Data" name="data" value={value} onChange={change} {...limits} />
          <button type="button" onClick={() => change('2026-11-21')}>
            Oggi
          </button>
        </>
      )}
    </Controlled>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Data' });
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  const error = () =>
    field.getAttribute('aria-invalid') ? document.querySelector('[id$="-error"]')?.textContent : undefined;
  return { onChange, field, write, error };
}

describe('DateField', () => {
  it('keeps an incomplete date and reports it only on blur', () => {
    const { onChange, field, write, error } = setup();
    write('31/02/1960');
    expect(onChange).toHaveBeenLastCalledWith('31/02/1960');
    expect(error()).toBeUndefined();
    fireEvent.blur(field);
    expect(field.value).toBe('31/02/1960');
    expect(error()).toMatch(/non è completa o non esiste/);
  });

  it('reports nothing for an empty field', () => {
    const { field, error } = setup();
    fireEvent.blur(field);
    expect(error()).toBeUndefined();
  });

  it('treats both limits as inclusive', () => {
    const limits = { min: '1900-01-01', max: '2026-11-21' };
    const { field, write, error } = setup(limits);
    fireEvent.blur(field);
    write('21/11/2026');
    expect(error()).toBeUndefined();
    write('22/11/2026');
    expect(error()).toMatch(/successiva al 21\/11\/2026/);
    write('01/01/1900');
    expect(error()).toBeUndefined();
    write('31/12/1899');
    expect(error()).toMatch(/precedente al 01\/01\/1900/);
  });

  it('follows a changed value, also during typing', () => {
    const { field, write } = setup({ initial: '1945-03-09' });
    expect(field.value).toBe('09/03/1945');
    write('9/3');
    fireEvent.click(screen.getByRole('button', { name: 'Oggi' }));
    expect(field.value).toBe('21/11/2026');
  });

  // covers V-59 V-69 V-50
  it('shows the saved date when a correction restores the previous value', () => {
    const today = '2026-11-21';
    render(
      <Controlled initial={today}>
        {(value, change) => (
          <>
            <DateField
              label="Data"
              name="data"
              value={value}
              onChange={(day) => change(isDay(day) && day > today ? today : day)}
            />
            <output>{value}</output>
          </>
        )}
      </Controlled>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Data' });
    for (const typed of ['22/11/2026', '21/12/2026', '21/11/2027', '21/11/2026x', '20/11/2026', '29/11/2026']) {
      fireEvent.change(field, { target: { value: typed } });
      const kept = screen.getByRole('status').textContent;
      expect(parseDay(field.value) ?? field.value).toBe(kept);
    }
    expect(field.value).toBe('21/11/2026');
  });

  it('does not reformat a short date during typing', () => {
    const { field, write, onChange } = setup();
    write('9/3/1945');
    expect(field.value).toBe('9/3/1945');
    expect(onChange).toHaveBeenLastCalledWith('1945-03-09');
    fireEvent.blur(field);
    expect(field.value).toBe('09/03/1945');
  });

  it('accepts a date from the native picker', () => {
    const { field, onChange } = setup();
    const picker = document.querySelector<HTMLInputElement>('input[type="date"]');
    expect(picker?.getAttribute('aria-hidden')).toBe('true');
    expect(picker?.tabIndex).toBe(-1);
    if (picker) fireEvent.change(picker, { target: { value: '2024-02-29' } });
    expect(onChange).toHaveBeenLastCalledWith('2024-02-29');
    expect(field.value).toBe('29/02/2024');
  });
});
