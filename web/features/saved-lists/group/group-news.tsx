import type { ReactNode } from 'react';
import type { ListNews, SharedListView } from '../../../../contract/watch-list/shared-list.ts';
import { absolute, fromEuros, subtract, toEuros } from '../../../../domain/money.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Formatter } from '../../../../texts/format.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../saved-lists.module.css';

/** A longer note would push the list out of sight. */
const linesShown = 8;

/** Lists what others have done, and which homes have changed, since the last visit. */
export function GroupNews({ view, news }: { view: SharedListView; news: ListNews }): ReactNode {
  const { t, format } = useTexts();
  const lines = newsLines(view, news, t, format);
  if (lines.length === 0) return null;
  return (
    <Notice kind="info" title={t('savedlists.news.title')} data-testid="group-news">
      <ul className={styles.news}>
        {lines.slice(0, linesShown).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > linesShown && (
          <li>{t('savedlists.news.more', { count: lines.length - linesShown })}</li>
        )}
      </ul>
    </Notice>
  );
}

function newsLines(view: SharedListView, news: ListNews, t: Translate, format: Formatter): string[] {
  const titles = new Map(view.summaries.map(({ objectNumber, title }) => [objectNumber, title]));
  const titleOf = (objectNumber: number): string => titles.get(objectNumber) ?? String(objectNumber);
  const nameOf = (id: number): string => view.people.find(({ personID }) => personID === id)?.name ?? '';
  const prices = news.prices.map(({ objectNumber, kind, price, priceBefore }) => {
    const isChange = (kind === 'cheaper' || kind === 'dearer') && price !== null && priceBefore !== null;
    return t(`savedlists.news.${kind}`, {
      home: titleOf(objectNumber),
      price: price === null ? '' : format.money(price),
      amount: isChange
        ? format.money(toEuros(absolute(subtract(fromEuros(price), fromEuros(priceBefore)))))
        : '',
    });
  });
  const comments = new Map<string, number>();
  for (const { objectNumber, personID } of news.comments) {
    const key = `${personID}/${objectNumber}`;
    comments.set(key, (comments.get(key) ?? 0) + 1);
  }
  return [
    ...prices,
    ...news.addedHomes.map((objectNumber) => t('savedlists.news.added', { home: titleOf(objectNumber) })),
    ...[...comments].map(([key, count]) => {
      const [personID, objectNumber] = key.split('/').map(Number) as [number, number];
      return t('savedlists.news.comment', { name: nameOf(personID), home: titleOf(objectNumber), count });
    }),
    ...news.votes.map(({ objectNumber, personID, isFor }) =>
      t(isFor ? 'savedlists.news.voteFor' : 'savedlists.news.voteAgainst', {
        name: nameOf(personID),
        home: titleOf(objectNumber),
      }),
    ),
  ];
}
