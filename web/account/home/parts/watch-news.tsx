import type { ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useRoutes } from '../../../app/routes-context.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Link } from '../../../components/link.tsx';
import { VacancyBubble, type Vacancy } from '../../../components/vacancy-bubble.tsx';
import { stayQuery } from '../../../../domain/stay-query.ts';
import styles from '../../parts/account.module.css';
import look from './stay-documents.module.css';
import {
  absolute,
  fromEuros,
  noMoney,
  subtract,
  toEuros,
  type Cents,
  type Euros,
} from '../../../../domain/money.ts';

type News = ResponseOf<Api['getWatchNews']>['news'][number];

const vacancies: Record<News['kind'], Vacancy> = {
  cheaper: 'success',
  free: 'success',
  dearer: 'warning',
  taken: 'danger',
};

const newsShown = 5;

/** Lists changes of watched stays since the visitor last viewed the list. Renders nothing if there are none. */
export function WatchNews(): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const { answer } = useCall('getWatchNews', { languageCode: language });
  const news = answer?.news ?? [];
  if (news.length === 0) return null;
  return (
    <Card className={styles.form} data-testid="watch-news">
      <h2 className={styles.cardTitle}>{t('account.watchNews.title')}</h2>
      <p className={styles.soft}>{t('account.watchNews.text', { count: news.length })}</p>
      {news.slice(0, newsShown).map((one) => (
        <NewsOfStay key={one.object.objectNumber} news={one} />
      ))}
      <div>
        <ButtonLink to={pathOf('WatchList', language)}>{t('account.watchNews.open')}</ButtonLink>
      </div>
    </Card>
  );
}

const toCents = (price: Euros | null): Cents => (price === null ? noMoney : fromEuros(price));

function NewsOfStay({ news }: { news: News }): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  const { object, kind, startDate, endDate, persons, childAges, pets, price, priceBefore } = news;
  const { objectNumber } = object;
  const query = stayQuery({ startDate, endDate, persons, childAges, pets });
  const amount = toEuros(absolute(subtract(toCents(price), toCents(priceBefore))));
  return (
    <section className={look.stay} data-testid="watch-news-item" data-kind={kind}>
      <h3 className={look.title}>
        <Link to={pathOf('ObjectPage', language, { objectNumber }) + query}>{object.title}</Link>
      </h3>
      <p className={styles.soft}>
        {format.date(startDate)} – {format.date(endDate)}
      </p>
      <p className={styles.links}>
        <VacancyBubble vacancy={vacancies[kind]}>
          {t(`account.watchNews.${kind}`, { amount: format.money(amount) })}
        </VacancyBubble>
        {price !== null && <strong>{format.money(price)}</strong>}
        {priceBefore !== null && (
          <span className={styles.soft}>
            {t('account.watchNews.before', { price: format.money(priceBefore) })}
          </span>
        )}
      </p>
    </section>
  );
}
