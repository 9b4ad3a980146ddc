import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { ReadSentence } from '../../../features/search/search-data.ts';

/**
 * Asks the open questions of a typed sentence, and says which of its words were not understood. What was understood is a row of filters
 * that can be removed one by one.
 */
export function UnderstoodSentence({ sentence }: { sentence: ReadSentence }): ReactNode {
  const { t } = useTexts();
  const { rest, questions } = sentence;
  if (rest.length + questions.length === 0) return null;
  const notRead = rest.map((words) => t('search.quoted', { words })).join(', ');
  return (
    <section data-understood aria-label={t('search.wish.heading')}>
      {questions.map(({ kind, words, options }) => (
        <div key={kind} data-testid="open-question">
          <p>
            {words === '' ? '' : `${t('search.quoted', { words })} – `}
            {t(`search.wish.ask.${kind}`)}
          </p>
          {options.length > 0 && (
            <ul aria-label={t(`search.wish.ask.${kind}`)}>
              {options.map(({ address, label }) => (
                <li key={label}>
                  <Link to={address} preventScrollReset rel="nofollow">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {rest.length > 0 && (
        <p data-testid="not-understood">
          <strong>{t('search.wish.notRead', { words: notRead })}</strong> {t('search.wish.notReadText')}
        </p>
      )}
    </section>
  );
}
