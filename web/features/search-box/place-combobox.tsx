import { Suspense, useId, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import styles from './search-box.module.css';
import { usePlaceCombobox, type PlaceField } from './use-place-combobox.ts';

const loadList = () => import('./suggestion-list.tsx');
const SuggestionList = lazyPart(loadList, 'suggestion-list');

/**
 * Combobox by the ARIA pattern: the focus stays in the field, arrows move in the list, Enter chooses, Escape closes. Text without a choice
 * is searched as words.
 */
export function PlaceCombobox(props: PlaceField): ReactNode {
  const { text, chosen, onText } = props;
  const { t } = useTexts();
  const id = useId();
  const { field, ...box } = usePlaceCombobox(props);
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
        maxLength={200}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isShown}
        aria-controls={box.isShown ? list : undefined}
        aria-activedescendant={box.isShown && box.active >= 0 ? `${list}-${box.active}` : undefined}
        onChange={(event) => {
          onText(event.target.value);
          box.setActive(-1);
          box.open();
        }}
        onFocus={(event) => {
          void loadList();
          // Typing replaces the chosen place.
          if (chosen) event.target.select();
          else if (box.isEmpty) box.open();
        }}
        onClick={() => {
          if (box.isEmpty) box.open();
        }}
        onKeyDown={box.onKeyDown}
        onBlur={box.close}
      />
      {chosen &&
        Object.entries({ ...chosen.filter, ...(chosen.words && { q: chosen.words }) }).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
      {box.isShown && (
        <Suspense fallback={null}>
          <SuggestionList
            id={list}
            text={box.isEmpty ? '' : text}
            groups={box.groups}
            nearTown={box.nearTown}
            nearMe={box.nearMe}
            active={box.active}
            onActive={box.setActive}
            onChoose={box.choose}
          />
        </Suspense>
      )}
      <span role="status" className="visually-hidden">
        {box.count === null ? '' : t('search.box.suggestionCount', { count: box.count })}
      </span>
    </div>
  );
}
