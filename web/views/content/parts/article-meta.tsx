import { Fragment, type ReactNode } from 'react';
import type { PlainDate } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';

export function ArticleMeta({
  category,
  author,
  date,
  minutes,
  short = false,
}: {
  category: string;
  author: string;
  date: PlainDate;
  minutes: number;
  short?: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  const parts = [
    t.has(`content.category.${category}`) ? t(`content.category.${category}`) : null,
    short ? null : t('content.by', { author }),
    <time key="date" dateTime={date}>
      {format.date(date)}
    </time>,
    t('content.minutes', { count: minutes }),
  ].filter((part) => part !== null);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}
