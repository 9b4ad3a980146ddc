import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { ReadSentence } from '../../../features/search/search-data.ts';
import styles from './understood-sentence.module.css';

/** How a typed sentence was understood: its filters, which can be taken away one by one, what it leaves open, and what nobody understood. */
export function UnderstoodSentence({ sentence }: { sentence: ReadSentence }): ReactNode {
  const { t } = useTexts();
  const { text, chips, rest, questions, asTyped } = sentence;
  const notRead = rest.map((words) => t('search.quoted', { words })).join(', ');
  return (
    <section className={styles.band} aria-label={t('search.wish.heading')} data-testid="understood">
      <p className={styles.typed} title={text}>
        {t('search.wish.typed', { text })}
      </p>
      <ul className={styles.chips} aria-label={t('search.wish.chips')}>
        {chips.map(({ label, without }) => (
          <li key={label}>
            {without === null ? (
              <span className={`${styles.chip} ${styles.set}`}>{label}</span>
            ) : (
              <Link
                to={without}
                className={`${styles.chip} ${styles.set}`}
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
          <ul className={styles.chips} aria-label={t(`search.wish.ask.${kind}`)}>
            {options.map(({ address, label }) => (
              <li key={label}>
                <Link to={address} className={styles.chip} preventScrollReset rel="nofollow">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {rest.length > 0 && (
        <p className={styles.rest} data-testid="not-understood">
          <strong>{t('search.wish.notRead', { words: notRead })}</strong> {t('search.wish.notReadText')}
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
