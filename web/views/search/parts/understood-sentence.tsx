import type { ReactNode } from 'react';
import { parseSearchFilter, type FilterKey } from '../../../../domain/search-filter.ts';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { classNames } from '../../../components/class-names.ts';
import {
  addressWith,
  searchAddress,
  wishParam,
  type FilterChange,
} from '../../../features/search/search-address.ts';
import type { AboveList, SearchData } from '../../../features/search/search-data.ts';
import chips from './filter-chips.module.css';
import styles from './understood-sentence.module.css';

/** How a typed sentence was understood: its filters, which can be taken away one by one, what it leaves open, and what nobody understood. */
export function UnderstoodSentence({
  data,
  sentence,
}: {
  data: SearchData;
  sentence: NonNullable<AboveList['sentence']>;
}): ReactNode {
  const { t } = useTexts();
  const { text, rest, questions } = sentence;
  /** The sentence stays beside its filter: what it leaves open is still to be chosen. */
  const keeping = (address: string): string =>
    `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [wishParam]: text }).toString()}`;
  const changed = (change: FilterChange): string => keeping(addressWith(data, change));
  const without = (keys: readonly string[]): string =>
    changed(Object.fromEntries(keys.map((key) => [key as FilterKey, undefined])));
  const asTyped = searchAddress(data.path, { q: `"${text}"` }, data.preset);
  return (
    <section className={styles.band} aria-label={t('search.wish.heading')} data-testid="understood">
      <p className={styles.typed}>{t('search.wish.typed', { text })}</p>
      <ul className={chips.chips} aria-label={t('search.wish.chips')}>
        {sentence.chips.map(({ keys, label }) => (
          <li key={label}>
            {keys.length === 0 ? (
              <span className={classNames(chips.chip, chips.set)}>{label}</span>
            ) : (
              <Link
                to={without(keys)}
                className={classNames(chips.chip, chips.set)}
                preventScrollReset
                rel="nofollow"
                data-testid="understood-part"
              >
                {label}
                <Icon name="close" size={16} />
                <span className="visually-hidden">{t('search.removeThis')}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {questions.map(({ kind, words, options }) => (
        <div key={kind} className={styles.question} data-testid="open-question">
          <p>
            {words === '' ? '' : `${t('search.quoted', { words })}: `}
            {t(`search.wish.ask.${kind}`)}
          </p>
          <ul className={chips.chips} aria-label={t(`search.wish.ask.${kind}`)}>
            {options.map(({ filter, label }) => (
              <li key={label}>
                <Link
                  to={changed(parseSearchFilter(filter))}
                  className={chips.chip}
                  preventScrollReset
                  rel="nofollow"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {rest.length > 0 && (
        <p className={styles.rest} data-testid="not-understood">
          <strong>
            {t('search.wish.notRead', {
              words: rest.map((words) => t('search.quoted', { words })).join(', '),
            })}
          </strong>{' '}
          {t('search.wish.notReadText')}
        </p>
      )}
      <p className={styles.rest}>
        <Link to={asTyped} rel="nofollow">
          {t('search.wish.asTyped')}
        </Link>
      </p>
    </section>
  );
}
