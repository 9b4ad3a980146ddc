import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { browserApi } from '../../api/browser-api.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import styles from './search-box.module.css';

export type Suggestion = ResponseOf<Api['suggestLocations']>['suggestions'][number];

/** What was chosen, as the search takes it. */
export interface ChosenPlace {
  name: string;
  filter: { country: string } | { region: string } | { place: string };
}

const debounceMs = 150;
const icons: Record<Suggestion['kind'], IconName> = {
  country: 'globe',
  region: 'leaf',
  place: 'pin',
  offer: 'calendar',
  home: 'bed',
};

export function placeOf({ kind, key, name }: Suggestion): ChosenPlace | null {
  if (kind === 'country') return { name, filter: { country: key } };
  if (kind === 'region') return { name, filter: { region: key } };
  return kind === 'place' ? { name, filter: { place: key } } : null;
}

/**
 * Combobox with a list, after the ARIA pattern: the focus stays in the field, arrows move in the list,
 * Enter chooses, Escape closes. What is typed without choosing is searched as words.
 */
export function PlaceCombobox({
  text,
  chosen,
  onText,
  onChoose,
}: {
  text: string;
  chosen: ChosenPlace | null;
  onText: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = useRef(false);

  useEffect(() => {
    if (!typed.current) return;
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      browserApi.call('suggestLocations', { languageCode: language, text }, { signal: cancel.signal }).then(
        (answer) => {
          setSuggestions(answer.suggestions);
          setActive(-1);
        },
        // Without suggestions the words are searched as they are.
        () => setSuggestions([]),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [text, language]);

  const choose = (suggestion: Suggestion): void => {
    const place = placeOf(suggestion);
    setOpen(false);
    typed.current = false;
    if (place) onChoose(place);
    else void navigate(suggestion.path);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { length } = suggestions;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) {
        typed.current = true;
        setOpen(true);
      }
      if (length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (now + step + length + (now < 0 && step < 0 ? 1 : 0)) % length);
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      choose(suggestions[active]!);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  };

  const shown = open && suggestions.length > 0;
  return (
    <div className={styles.place}>
      <label htmlFor={`${id}-input`} className={styles.label}>
        {t('search.box.place')}
      </label>
      <input
        id={`${id}-input`}
        type="text"
        name={chosen ? undefined : 'q'}
        value={text}
        className={styles.input}
        placeholder={t('search.box.placePlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => {
          typed.current = true;
          onText(event.target.value);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {chosen &&
        Object.entries(chosen.filter).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.box.suggestions')}
        className={styles.list}
        hidden={!shown}
      >
        {suggestions.map((suggestion, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field, which keeps the focus
          <li
            key={`${suggestion.kind}-${suggestion.key}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            // The field must not lose the focus before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            onPointerMove={() => setActive(index)}
          >
            <Icon name={icons[suggestion.kind]} size={20} />
            <span className={styles.name}>
              {suggestion.name}
              {suggestion.context && <small>{suggestion.context}</small>}
            </span>
            {suggestion.kind !== 'home' && (
              <small>{t('search.box.count', { count: suggestion.count })}</small>
            )}
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {shown ? t('search.box.suggestionCount', { count: suggestions.length }) : ''}
      </span>
    </div>
  );
}
