import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import {
  isMoneyFlow,
  moneyFigures,
  moneyFlows,
  moneyStocks,
  owedByGuests,
  type MoneyFigure,
} from '../../../domain/money-figures.ts';
import type { Euros } from '../../../domain/money.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { FigureRows } from './figure-rows.tsx';
import own from './money-figures.module.css';

const listId = 'figure-rows';

export function MoneyFigures(): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const [params] = useSearchParams();
  const figure = moneyFigures.find((one) => one === params.get('figure')) ?? null;
  const month = /^\d{4}-\d{2}$/.test(params.get('month') ?? '') ? params.get('month')! : '';
  const { answer, failure, retry } = useCall('getMoneyFigures', {});
  const linkTo = (to: MoneyFigure, sum: Euros, of = ''): ReactNode => (
    <Link
      to={`${buildPath('AdminMoneyFigures')}?figure=${to}${of === '' ? '' : `&month=${of}`}#${listId}`}
      preventScrollReset
      aria-current={to === figure && of === month ? 'true' : undefined}
    >
      {format.moneyExact(sum)}
    </Link>
  );
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('money.figures.title')}</h1>
      <p className={styles.badges}>
        <Link to={buildPath('AdminMoney')}>{t('money.list.title')}</Link>
        <Link to={buildPath('AdminPayouts')}>{t('payouts.office.title')}</Link>
        <Link to={buildPath('AdminDebtors')}>{t('money.debtors.title')}</Link>
        <Link to={buildPath('AdminAccountSheet')}>{t('money.sheetPage.title')}</Link>
      </p>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <>
          <div className={own.cards}>
            <Card className={styles.stack} data-testid="owed-by-guests">
              <h2 className={styles.title}>{t('money.figures.guests')}</h2>
              <dl className={own.sums}>
                {owedByGuests.map((name) => (
                  <div key={name}>
                    <dt>{t(`money.figures.of.${name}`)}</dt>
                    <dd>{linkTo(name, answer.owed[name])}</dd>
                  </div>
                ))}
              </dl>
            </Card>
            <Card className={styles.stack} data-testid="money-stocks">
              <h2 className={styles.title}>{t('money.figures.stocks')}</h2>
              <dl className={own.sums}>
                {moneyStocks.map((name) => (
                  <div key={name}>
                    <dt>{t(`money.figures.of.${name}`)}</dt>
                    <dd>{linkTo(name, answer.stocks[name])}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </div>
          <Card className={styles.stack} data-testid="money-months">
            <h2 className={styles.title}>{t('money.figures.months')}</h2>
            <p className={styles.soft}>{t('money.figures.vatNote')}</p>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
            <div className={own.scroller} tabIndex={0} role="region" aria-label={t('money.figures.months')}>
              <table className={own.months}>
                <caption className="visually-hidden">{t('money.figures.months')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('money.figures.month')}</th>
                    {moneyFlows.map((name) => (
                      <th key={name} scope="col">
                        {t(`money.figures.of.${name}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {answer.months.map((row) => (
                    <tr key={row.month}>
                      <th scope="row">{format.month(`${row.month}-01`)}</th>
                      {moneyFlows.map((name) => (
                        <td key={name}>{linkTo(name, row[name], row.month)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Card>
          {figure !== null && (month !== '') === isMoneyFlow(figure) && (
            <FigureRows key={`${figure} ${month}`} id={listId} figure={figure} month={month} />
          )}
        </>
      )}
    </div>
  );
}
