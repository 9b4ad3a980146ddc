import { useEffect, useRef, type ReactNode } from 'react';
import { inTown } from '../../../domain/in-town.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { NearMe, OptionGroup, PlaceOption } from './place-options.ts';
import { ActionOption, SuggestionOption } from './suggestion-option.tsx';
import styles from './suggestion-list.module.css';

/** The listbox: the focus stays in its field, whose `aria-activedescendant` names the active option. */
export default function SuggestionList({
  id,
  text,
  groups,
  nearTown,
  nearMe,
  active,
  onActive,
  onChoose,
}: {
  /** Id of the listbox; its options have `${id}-0` and so on. */
  id: string;
  text: string;
  groups: readonly OptionGroup[];
  nearTown: string;
  nearMe: NearMe;
  /** Index of the active option, or -1. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: PlaceOption) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const firstIndex = (group: number): number =>
    groups.slice(0, group).reduce((sum, { options }) => sum + options.length, 0);
  return (
    // The field must not lose the focus before the click arrives.
    <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      {groups.every(({ options }) => options.length === 0) && (
        <p className={styles.nothing}>{t('search.box.nothing', { text })}</p>
      )}
      <div ref={list} id={id} role="listbox" aria-label={t('search.box.suggestions')}>
        {groups.map(({ heading, options }, group) => {
          const words = heading && t(`search.box.${heading}`, { where: inTown(nearTown, language) });
          return (
            <div key={heading ?? ''} role="group" aria-label={words ?? t('search.box.suggestions')}>
              {words && (
                <p className={styles.heading} aria-hidden="true">
                  {words}
                </p>
              )}
              {options.map((option, at) => {
                const index = firstIndex(group) + at;
                const commonProps = {
                  id: `${id}-${index}`,
                  isActive: index === active,
                  onActive: () => onActive(index),
                  onChoose: () => onChoose(option),
                };
                return option.kind === 'action' ? (
                  <ActionOption key={option.key} {...commonProps} action={option.key} nearMe={nearMe} />
                ) : (
                  <SuggestionOption
                    key={`${option.kind}-${option.key}-${option.words}`}
                    {...commonProps}
                    suggestion={option}
                    text={text}
                    isRecent={heading === 'recent'}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}
