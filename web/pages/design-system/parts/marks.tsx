import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { Icon, iconNames } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PriceTable } from '../../../components/price-table.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { VacancyBubble } from '../../../components/vacancy-bubble.tsx';
import { Rating } from '../../../features/ratings/rating.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from '../page.module.css';
import { Specimen, Specimens } from './specimen.tsx';
import { euros } from '../../../../domain/money.ts';

export function Marks(): ReactNode {
  const { t, format } = useTexts();
  return (
    <>
      <Specimens name="badge">
        <Specimen state="discount">
          <Badge kind="discount">{t('search.card.saving', { percent: 15 })}</Badge>
        </Specimen>
        <Specimen state="recommendation">
          <Badge kind="recommendation" icon="check">
            {t('search.sort.recommendation')}
          </Badge>
        </Specimen>
        <Specimen state="plain">
          <Badge>{t('search.card.freeCancel')}</Badge>
        </Specimen>
      </Specimens>
      <Specimens name="vacancy-bubble">
        <Specimen state="success">
          <VacancyBubble vacancy="success">{t('watchlist.item.free')}</VacancyBubble>
        </Specimen>
        <Specimen state="warning">
          <VacancyBubble vacancy="warning">{t('booking.status.option')}</VacancyBubble>
        </Specimen>
        <Specimen state="danger">
          <VacancyBubble vacancy="danger">{t('watchlist.item.taken')}</VacancyBubble>
        </Specimen>
      </Specimens>
      <Specimens name="rating">
        <Specimen state="rest">
          <Rating average={4.6} count={128} />
        </Specimen>
        <Specimen state="large">
          <Rating average={4.6} count={128} large />
        </Specimen>
      </Specimens>
      <Specimens name="notice">
        {(['info', 'success', 'warning', 'danger'] as const).map((kind) => (
          <Specimen key={kind} state={kind}>
            <Notice kind={kind} title={t('search.failed.heading')}>
              {t('search.failed.text')}
            </Notice>
          </Specimen>
        ))}
      </Specimens>
      <Specimens name="price-table">
        <Specimen state="rest">
          <Card>
            <PriceTable
              caption={t('price.caption')}
              rows={[
                { key: 'stay', label: t('price.accommodation', { count: 7 }), amount: euros(840) },
                {
                  key: 'early',
                  label: t('price.applied.early', { percent: 10 }),
                  amount: euros(-84),
                  kind: 'saving',
                },
                {
                  key: 'cleaning',
                  label: t('price.service.finalCleaning'),
                  detail: t('price.unit.stay'),
                  amount: euros(75),
                },
                { key: 'sum', label: t('price.sumBeforeArrival'), amount: euros(831), kind: 'total' },
                {
                  key: 'deposit',
                  label: t('price.deposit'),
                  detail: t('price.depositNote'),
                  amount: euros(200),
                  kind: 'muted',
                },
              ]}
            />
          </Card>
        </Specimen>
      </Specimens>
      <Specimens name="skeleton">
        <Specimen state="picture">
          <div className={styles.skeletons}>
            <Skeleton form="picture" />
          </div>
        </Specimen>
        <Specimen state="title, line, button">
          <div className={styles.skeletons}>
            <Skeleton form="title" />
            <Skeleton />
            <Skeleton form="button" />
          </div>
        </Specimen>
      </Specimens>
      <Specimens name="icon">
        {iconNames.map((name) => (
          <Specimen key={name} state={name}>
            <Icon name={name} />
          </Specimen>
        ))}
        <Specimen state={format.number(iconNames.length)}>
          <Icon name="heart" filled />
        </Specimen>
      </Specimens>
    </>
  );
}
