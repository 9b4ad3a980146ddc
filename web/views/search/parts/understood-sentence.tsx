import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { ReadSentence } from '../../../features/search/search-data.ts';

/**
 * Shows how a typed sentence was understood: its filters, which can be removed one by one, the open questions, and the words that were not
 * understood.
 */
export function UnderstoodSentence({ sentence }: { sentence: ReadSentence }): ReactNode {
  const { t } = useTexts();
  const { text, chips, rest, questions, asTyped } = sentence;
  const notRead = rest.map((words) => t('search.quoted', { words })).join(', ');
  return (
    <section data-understood aria-label={t('search.wish.heading')} data-testid="understood">
      <p title={text}>{t('search.wish.typed', { text })}</p>
      <ul aria-label={t('search.wish.chips')}>
        {chips.map(({ label, without }) => (
          <li key={label}>
            {without === null ? (
              <span>{label}</span>
            ) : (
              <Link
                to={without}

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
        <div key={kind} data-testid="open-question">
          <p>
            {words === '' ? '' : `${t('search.quoted', { words })} – `}
            {t(`search.wish.ask.${kind}`)}
          </p>
          <ul aria-label={t(`search.wish.ask.${kind}`)}>
            {options.map(({ address, label }) => (
              <li key={label}>
                <Link to={address} preventScrollReset rel="nofollow">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {rest.length > 0 && (
        <p data-testid="not-understood">
          <strong>{t('search.wish.notRead', { words: notRead })}</strong> {t('search.wish.notReadText')}
        </p>
      )}
      <p>
        <Link to={asTyped} rel="nofollow">
          {t('search.wish.asTyped')}
        </Link>
      </p>
    </section>
  );
}
