import { useEffect, useRef, type ReactNode } from 'react';
import { matchedParts } from '../../../domain/folded-text.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './suggestion-list.module.css';
import type { Suggestion } from './use-suggestions.ts';

const icons: Record<Suggestion['kind'], IconName> = {
  country: 'globe',
  region: 'leaf',
  place: 'pin',
  offer: 'calendar',
  home: 'bed',
};

function Marked({ name, text }: { name: string; text: string }): ReactNode {
  return matchedParts(name, text).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** The list of the combobox: the focus stays in its field, which says which option is active. */
export default function SuggestionList({
  id,
  text,
  suggestions,
  active,
  isRecent,
  onActive,
  onChoose,
}: {
  /** The list has this id, its options `${id}-0` and so on. */
  id: string;
  /** What was typed, to mark it in the names. */
  text: string;
  suggestions: readonly Suggestion[];
  /** Index, or -1. */
  active: number;
  /** Chosen before, not found by the text. */
  isRecent: boolean;
  onActive: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    // The field must not lose the focus before the click arrives.
    <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      {isRecent && (
        <p className={styles.heading} aria-hidden="true">
          {t('search.box.recent')}
        </p>
      )}
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={t(isRecent ? 'search.box.recent' : 'search.box.suggestions')}
        className={styles.list}
      >
        {suggestions.map((suggestion, index) => {
          const { kind, key, name, alias, context, count, words } = suggestion;
          const about = [t(`search.box.kind.${kind}`), context].filter((part) => part !== '').join(' · ');
          return (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field, which keeps the focus
            <li
              key={`${kind}-${key}-${words}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={classNames(styles.option, index === active && styles.active)}
              onClick={() => onChoose(suggestion)}
              onPointerMove={() => onActive(index)}
            >
              <span className={styles.icon}>
                <Icon name={isRecent ? 'clock' : icons[kind]} size={20} />
              </span>
              <span className={styles.name}>
                <Marked name={name} text={text} />
                {alias && (
                  <span className={styles.alias}>
                    {' ('}
                    <Marked name={alias} text={text} />)
                  </span>
                )}
                {words && <span className={styles.words}> {t('search.box.withWords', { words })}</span>}
                <small>{about}</small>
              </span>
              {kind !== 'home' && (
                <span className={styles.count}>
                  <span className={styles.number} aria-hidden="true">
                    {format.number(count)}
                  </span>
                  <span className={styles.homes}>{t('search.box.count', { count })}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
