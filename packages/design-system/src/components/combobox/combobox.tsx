'use client';

import { Ban, ChevronDown } from 'lucide-react';
import { type Ref, use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import * as field from '../../internals/field/field.css.ts';
import { FieldNotes, OptionalMark } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { topModal } from '../../internals/modal/stack.ts';
import { commonMessages } from '../../messages/common.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './combobox.css.ts';
import { comboboxMessages } from './combobox.messages.ts';
import { type ComboboxItem, type LoadItems, type Search, useSearch } from './use-search.ts';

export interface ComboboxProps extends FieldProps<ComboboxItem | null> {
  /** Called after a pause in typing. Rejecting shows an error with a retry. */
  loadItems: LoadItems;
  /** Milliseconds without typing before a search. Default 700. */
  debounceMs?: number | undefined;
  /** Maximum number of suggestions; further ones are dropped. Default 10. */
  maxItems?: number | undefined;
  /** Minimum number of characters for a search, without spaces around them. Default 1. */
  minChars?: number | undefined;
  /** Controlled text of the input, when the form stores it (a draft, a text without match). */
  inputValue?: string | undefined;
  /** Receives the text on each keystroke and after a selection. */
  onInputChange?: ((text: string) => void) | undefined;
  /** Native `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const isSameText = (one: string, other: string) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/**
 * Autocomplete for one of many items. Typing after a selection clears it (`onChange(null)`) but keeps the text; on
 * blur, text equal to an item selects that item.
 */
export function Combobox(props: ComboboxProps) {
  const { label, name, value, onChange, onBlur, error, hint, required, disabledReason, autoComplete } = props;
  const { loadItems, debounceMs = 700, maxItems = 10, minChars = 1, onInputChange } = props;
  const messages = useMessages(comboboxMessages);
  const common = useMessages(commonMessages);
  const { formatLocale } = useLocale();
  const { ids, aria } = useField('Combobox', props);
  const [ownText, setOwnText] = useState(props.inputValue ?? value?.label ?? '');
  const [query, setQuery] = useState<string>();
  const [open, setOpen] = useState(false);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const { search, retry } = useSearch({ query, loadItems, debounceMs, maxItems });

  const [known, setKnown] = useState(value);
  if (value?.id !== known?.id) {
    setKnown(value);
    if (value) setOwnText(value.label);
  }
  const text = props.inputValue ?? ownText;
  const items = search.status === 'ready' ? search.items : [];

  useLayoutEffect(() => {
    if (!host) return;
    if (open) host.showPopover();
    else host.hidePopover();
  }, [host, open]);

  function write(next: string) {
    setOwnText(next);
    onInputChange?.(next);
  }

  function choose(item: ComboboxItem) {
    setKnown(item);
    setQuery(undefined);
    write(item.label);
    onChange(item);
  }

  function type(next: string) {
    if (next === text) return;
    write(next);
    if (value && !isSameText(next, value.label)) {
      setKnown(null);
      onChange(null);
    }
    const trimmed = next.trim();
    setQuery(trimmed.length >= minChars ? trimmed : undefined);
  }

  function selectExactMatch() {
    const match = value ? undefined : items.find((item) => isSameText(item.label, text));
    if (match) choose(match);
  }

  // A fast typist may leave the field before the response arrives.
  const [hasFocus, setHasFocus] = useState(false);
  const onResults = useEffectEvent(() => !hasFocus && selectExactMatch());
  useEffect(() => {
    if (search.status === 'ready') onResults();
  }, [search]);

  function leave() {
    setHasFocus(false);
    selectExactMatch();
    onBlur?.();
  }

  return (
    <I18nProvider locale={formatLocale}>
      <ComboBox
        className={field.field}
        id={ids.control}
        name={name}
        items={items}
        inputValue={text}
        onInputChange={type}
        selectedKey={value?.id ?? null}
        onSelectionChange={(key) => {
          const item = items.find((candidate) => candidate.id === key);
          if (item) choose(item);
        }}
        onOpenChange={setOpen}
        onFocus={() => setHasFocus(true)}
        onBlur={leave}
        allowsCustomValue
        allowsEmptyCollection
        formValue="text"
        isInvalid={Boolean(error)}
        isRequired={required ?? false}
        isReadOnly={disabledReason !== undefined}
        validationBehavior="aria"
        {...(aria['aria-describedby'] !== undefined && { 'aria-describedby': aria['aria-describedby'] })}
      >
        <CloseWithoutFocus />
        <Label className={field.label}>
          {label}
          <OptionalMark {...{ required, disabledReason }} />
        </Label>
        <div
          className={styles.box}
          // Escape closes the list; a dialog around it closes with the next one.
          onKeyDownCapture={(event) => open && event.key === 'Escape' && event.preventDefault()}
        >
          <Input
            ref={props.ref}
            className={`${field.control} ${styles.input}`}
            autoComplete={autoComplete ?? 'off'}
            aria-disabled={aria['aria-disabled']}
          />
          {disabledReason === undefined && (
            <AriaButton className={styles.open} aria-label={messages.open}>
              <ChevronDown />
            </AriaButton>
          )}
        </div>
        {/* While its list is open, React Aria hides everything else from screen readers except elements with this mark. */}
        {search.status === 'error' && (
          <div className={styles.failed} data-live-announcer="true">
            {messages.error}
            <Button size="sm" onClick={retry}>
              {common.retry}
            </Button>
          </div>
        )}
        <FieldNotes {...{ ids, hint, error, disabledReason }} />
        <VisuallyHidden role="status" data-live-announcer="true">
          {open && <LiveStatus search={search} messages={messages} />}
        </VisuallyHidden>
        <div ref={setHost} popover="manual" className={styles.host} />
        {host && (
          <Popover className={styles.popover} UNSTABLE_portalContainer={host} offset={4}>
            <ListBox
              className={styles.list}
              renderEmptyState={() => <EmptyState search={search} messages={messages} minChars={minChars} />}
            >
              {(item: ComboboxItem) => (
                <ListBoxItem id={item.id} textValue={item.label} className={styles.option}>
                  <Text slot="label">{item.label}</Text>
                  {(item.warning || item.description) && (
                    <Text slot="description" className={styles.description}>
                      {item.warning && (
                        <Badge tone="danger" icon={<Ban className={styles.warningIcon} />}>
                          {item.warning}
                        </Badge>
                      )}{' '}
                      {item.description}
                    </Text>
                  )}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        )}
      </ComboBox>
    </I18nProvider>
  );
}

type Messages = typeof comboboxMessages.messages.it;

/**
 * React Aria opens the list after the typed text has been rendered, so a user who leaves the field at once would leave
 * an open list behind, and it hides the rest of the page from screen readers.
 */
function CloseWithoutFocus() {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (state?.isOpen && !state.isFocused) state.close();
  }, [state]);
  return null;
}

/** React Aria announces the count at the end of the page, which a modal dialog makes inert. */
function LiveStatus({ search, messages }: { search: Search; messages: Messages }) {
  if (search.status === 'loading') return messages.loading;
  if (search.status === 'error') return messages.error;
  if (search.status !== 'ready') return null;
  if (search.items.length === 0) return messages.empty(search.query);
  return topModal() ? messages.count(search.items.length) : null;
}

function EmptyState({ search, messages, minChars }: { search: Search; messages: Messages; minChars: number }) {
  const words = {
    idle: () => messages.type(minChars),
    loading: () => messages.loading,
    error: () => messages.error,
    ready: () => (search.status === 'ready' ? messages.empty(search.query) : ''),
  };
  return <div className={styles.state}>{words[search.status]()}</div>;
}
