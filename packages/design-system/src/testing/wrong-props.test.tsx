// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../components/button/index.ts';
import { CollapsibleList } from '../components/collapsible-list/index.ts';
import { useConfirm } from '../components/confirm-dialog/index.ts';
import { DateField } from '../components/date-field/index.ts';
import { IconButton } from '../components/icon-button/index.ts';
import { LineChart } from '../components/line-chart/index.ts';
import { NumberField } from '../components/number-field/index.ts';
import { RatingField } from '../components/rating-field/index.ts';
import { SelectField } from '../components/select-field/index.ts';
import { Tabs } from '../components/tabs/index.ts';
import { useToast } from '../components/toast/index.ts';
import { MessagesProvider } from '../messages/index.ts';

const nothing = () => {};
const list = { name: 'wrong', title: 'Lista', rows: [], rowId: () => 1, columns: [{ id: 'a', header: 'A' }] };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(nothing);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const field = { label: 'Campo', name: 'campo', onChange: nothing };

// Invalid props, as plain JavaScript could pass them.
const disabled: object = { disabled: true };

function Lost({ useIt }: { useIt: () => unknown }) {
  useIt();
  return null;
}

describe('warnings about invalid props state problem, reason and remedy', () => {
  it.each<[string, ReactNode, RegExp]>([
    ['Button', <Button key="1" {...disabled} />, /^Button: `disabled` .*focusable.*disabledReason/],
    [
      'Tabs',
      <Tabs key="2" label="x" items={[{ id: 'a', label: 'A', content: '' }]} value="b" />,
      /^Tabs: .*"b".*Use one of: a/,
    ],
    [
      'CollapsibleList without columns',
      <CollapsibleList key="3" {...list} columns={[]} />,
      /`columns` is empty.*at least one/,
    ],
    [
      'CollapsibleList, one id twice',
      <CollapsibleList key="7" {...list} rows={[{}, {}]} />,
      /`rowId` returns "1" for two/,
    ],
    [
      'CollapsibleList, sorted by nothing',
      <CollapsibleList key="8" {...list} initialSort={{ id: 'b', desc: true }} />,
      /initialSort.*Use one of: a/,
    ],
    ['IconButton', <IconButton key="9" label=" " icon={null} />, /^IconButton: `label` is empty.*Name the action/],
    [
      'NumberField, units',
      <NumberField
        key="10"
        {...field}
        value=""
        units={[
          { code: 'a', label: 'a' },
          { code: 'b', label: 'b' },
        ]}
      />,
      /^NumberField: `units`.*convert.*Pass both/,
    ],
    ['NumberField, range', <NumberField key="11" {...field} value="" min={3} max={2} />, /min.*3.*above.*Swap them/],
    ['DateField', <DateField key="12" {...field} value="" max="31/12/2026" />, /"31\/12\/2026".*YYYY-MM-DD/],
    ['RatingField', <RatingField key="13" {...field} value={0} low="a" high="b" />, /^RatingField: 0.*`null`/],
    [
      'LineChart',
      <LineChart key="14" title="t" unit="u" series={[{ id: 's', label: 's', points: [{ date: '9/3', value: 1 }] }]} />,
      /"9\/3" is not a valid date.*missing.*YYYY/,
    ],
    [
      'CollapsibleList, unknown action',
      <CollapsibleList key="4" {...list} mobileActions={['x']} />,
      /mobileActions.*fewer.*IDs/,
    ],
    [
      'CollapsibleList, error alone',
      <CollapsibleList key="5" {...list} error="No" />,
      /`error`.*cannot recover.*onRetry/,
    ],
    [
      'a field',
      <SelectField key="6" label="" name="n" value="" onChange={nothing} options={[]} />,
      /^SelectField: `label` is empty/,
    ],
  ])('%s', (_name, element, said) => {
    renderToString(element);
    expect(vi.mocked(console.error).mock.calls.flat()).toEqual(expect.arrayContaining([expect.stringMatching(said)]));
  });

  it('unsupported language, with Italian as fallback', () => {
    const french = 'fr' as 'it';
    const html = renderToString(
      <MessagesProvider locale={french}>
        <RatingField {...field} value={3} low="a" high="b" />
      </MessagesProvider>,
    );
    expect(html).toContain('Togli');
    expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
      expect.stringMatching(/"fr".*Italian.*it, en.*overrides/),
    ]);
  });

  it('is silent in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    renderToString(<Tabs label="y" items={[{ id: 'c', label: 'C', content: '' }]} value="d" />);
    renderToString(<Button {...disabled} />);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['useConfirm', useConfirm, /no <ConfirmProvider>.*Put one near the root/],
    ['useToast', useToast, /no <ToastProvider>.*Put one near the root/],
  ])('%s without its provider', (_name, useIt, said) => {
    expect(() => renderToString(<Lost useIt={useIt} />)).toThrow(said);
  });
});
