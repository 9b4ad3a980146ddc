import type { ReactNode } from 'react';
import { matchedParts } from '../../../domain/folded-text.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import type { NearMe, PlaceAction } from './place-options.ts';
import styles from './suggestion-list.module.css';
import type { Suggestion } from './use-suggestions.ts';

const icons: Record<Suggestion['kind'], IconName> = {
  country: 'globe',
  region: 'leaf',
  place: 'pin',
  offer: 'calendar',
  home: 'bed',
  article: 'info',
  question: 'info',
  search: 'search',
};
/** Kinds that show their number of homes. */
const countedKinds: ReadonlySet<string> = new Set<Suggestion['kind']>([
  'country',
  'region',
  'place',
  'offer',
]);
const actionIcons: Record<PlaceAction['key'], IconName> = { nearMe: 'pin', keep: 'check', forget: 'close' };

interface OptionProps {
  id: string;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Marked({ name, text }: { name: string; text: string }): ReactNode {
  return matchedParts(name, text).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

function Option({
  id,
  isActive,
  onActive,
  onChoose,
  icon,
  children,
}: OptionProps & { icon: IconName; children: ReactNode }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the field, which keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={onChoose}
      onPointerMove={onActive}
    >
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      {children}
    </div>
  );
}

export function SuggestionOption({
  suggestion,
  text,
  isRecent,
  ...option
}: OptionProps & {
  suggestion: Suggestion;
  text: string;
  isRecent: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  const { kind, name, alias, context, count, words, distance } = suggestion;
  const details = [t(`search.box.kind.${kind}`), context].filter((part) => part !== '').join(' · ');
  // Further words narrow the result, and only the search knows by how much, so no count is shown for them.
  const isCounted = countedKinds.has(kind) && distance === null && (words === '' || words === alias);
  return (
    <Option {...option} icon={isRecent ? 'clock' : icons[kind]}>
      <span className={styles.name}>
        <Marked name={name} text={text} />
        {alias && (
          <span className={styles.alias}>
            {' ('}
            <Marked name={alias} text={text} />)
          </span>
        )}
        {words && <span className={styles.words}> {t('search.box.withWords', { words })}</span>}
        <small>{details}</small>
      </span>
      {distance !== null && (
        <span className={styles.count}>
          {t('search.near.distance', { distance: format.number(distance) })}
        </span>
      )}
      {isCounted && (
        <span className={styles.count}>
          <span className={styles.number} aria-hidden="true">
            {format.number(count)}
          </span>
          <span className={styles.homes}>{t('search.box.count', { count })}</span>
        </span>
      )}
    </Option>
  );
}

/** An action instead of a place. */
export function ActionOption({
  action,
  nearMe,
  ...option
}: OptionProps & { action: PlaceAction['key']; nearMe: NearMe }): ReactNode {
  const { t } = useTexts();
  const state = nearMe === 'locating' ? 'locating' : nearMe === 'failed' ? 'notLocated' : 'nearMeText';
  const details = { nearMe: t(`search.box.${state}`), keep: t('search.box.keepText'), forget: '' }[action];
  return (
    <Option {...option} icon={actionIcons[action]}>
      <span className={styles.name}>
        {t(`search.box.${action}`)}
        {details && <small role={action === 'nearMe' ? 'status' : undefined}>{details}</small>}
      </span>
    </Option>
  );
}
