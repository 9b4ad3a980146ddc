import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { recentPlaces } from './recent-places.ts';
import styles from './search-box.module.css';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

export type { Suggestion } from './use-suggestions.ts';

/** What was chosen, as the search takes it. */
export interface ChosenPlace {
  /** As the field shows it: the place's name, then the words. */
  name: string;
  filter: { country: string } | { region: string } | { place: string };
  /** What else was typed, searched as words. */
  words?: string;
}

const loadList = () => import('./suggestion-list.tsx');
const SuggestionList = lazyPart(loadList);

/** Null for what has a page of its own. */
function placeOf({ kind, key, name, words }: Suggestion): ChosenPlace | null {
  const rest = words === '' ? { name } : { name: `${name} ${words}`, words };
  if (kind === 'country') return { ...rest, filter: { country: key } };
  if (kind === 'region') return { ...rest, filter: { region: key } };
  return kind === 'place' ? { ...rest, filter: { place: key } } : null;
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
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(text, language, isTyping);
  const isRecent = text.trim() === '';
  const suggestions = isRecent ? recentPlaces.get() : found.suggestions;
  const isShown = isOpen && suggestions.length > 0;
  // The list may have become shorter under the arrow keys.
  const current = active < suggestions.length ? active : -1;

  const open = (): void => {
    setTyping(true);
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };

  // What was typed before the page came alive counts like everything typed later.
  const field = useRef<HTMLInputElement>(null);
  const isAlive = useRef(false);
  useEffect(() => {
    if (isAlive.current || !field.current) return;
    isAlive.current = true;
    const { value } = field.current;
    if (value === text) return;
    onText(value);
    if (document.activeElement === field.current) open();
  });

  const choose = (suggestion: Suggestion): void => {
    const place = placeOf(suggestion);
    close();
    setTyping(false);
    if (!place) return void navigate(suggestion.path);
    recentPlaces.remember(suggestion);
    onChoose(place);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows belong to an input method while it composes a letter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) return event.key === 'ArrowDown' ? open() : close();
      if (!isOpen) open();
      // Behind the last option and before the first one is the field itself.
      const places = suggestions.length + 1;
      setActive(((current + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    } else if (event.key === 'Enter' && isShown && current >= 0) {
      event.preventDefault();
      choose(suggestions[current]!);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  };

  const list = `${id}-list`;
  return (
    <div className={styles.place}>
      <label htmlFor={`${id}-input`} className={styles.label}>
        {t('search.box.place')}
      </label>
      <input
        ref={field}
        id={`${id}-input`}
        type="text"
        name={chosen ? undefined : 'q'}
        value={text}
        className={styles.input}
        placeholder={t('search.box.placePlaceholder')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={isShown && current >= 0 ? `${list}-${current}` : undefined}
        onChange={(event) => {
          onText(event.target.value);
          setActive(-1);
          open();
        }}
        onFocus={(event) => {
          void loadList();
          // Typing replaces the place that was chosen.
          if (chosen) event.target.select();
        }}
        onClick={() => {
          if (isRecent) open();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {chosen &&
        Object.entries({ ...chosen.filter, ...(chosen.words && { q: chosen.words }) }).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
      {isShown && (
        <Suspense fallback={null}>
          <SuggestionList
            id={list}
            text={isRecent ? '' : text}
            suggestions={suggestions}
            active={current}
            isRecent={isRecent}
            onActive={setActive}
            onChoose={choose}
          />
        </Suspense>
      )}
      <span role="status" className="visually-hidden">
        {isOpen && !isRecent && found.text !== ''
          ? t('search.box.suggestionCount', { count: suggestions.length })
          : ''}
      </span>
    </div>
  );
}
