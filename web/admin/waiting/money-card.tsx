import type { ReactNode } from 'react';
import type { MoneyFigure } from '../../../domain/money-figures.ts';
import type { Euros } from '../../../domain/money.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import admin from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './start.module.css';

/** What accountants have to move today: amounts that are due, overdue or not assigned, each with the page where that is done. */
export function MoneyCard(): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const { answer } = useCall('getMoneyFigures', {});
  if (!answer) return null;
  const { owed, stocks } = answer;
  const figures = buildPath('AdminMoneyFigures');
  const lines: readonly { name: MoneyFigure; amount: Euros; path: string }[] = [
    { name: 'hostsDue', amount: stocks.hostsDue, path: buildPath('AdminPayouts') },
    { name: 'unallocated', amount: stocks.unallocated, path: `${buildPath('AdminMoney')}?list=unmatched` },
    { name: 'setAside', amount: stocks.setAside, path: `${buildPath('AdminMoney')}?list=aside` },
    { name: 'refundsOpen', amount: stocks.refundsOpen, path: `${buildPath('AdminMoney')}?list=refunds` },
    ...(['overdueOlder', 'overdue30', 'overdue7'] as const).map((name) => ({
      name,
      amount: owed[name],
      path: `${figures}?figure=${name}#figure-rows`,
    })),
  ];
  const due = lines.filter(({ amount }) => amount !== 0);
  return (
    <Card className={admin.stack} data-testid="due-today">
      <h2 className={styles.title}>{t('admin.start.money')}</h2>
      {due.length === 0 && <p className={admin.soft}>{t('admin.start.noMoney')}</p>}
      <ul className={styles.lines}>
        {due.map(({ name, amount, path }) => (
          <li key={name}>
            <Link to={path} className={styles.sumLine}>
              <span>{t(`money.figures.of.${name}`)}</span>
              <span className={styles.sum}>{format.moneyExact(amount)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link className={admin.back} to={figures}>
          {t('money.figures.title')}
        </Link>
      </p>
    </Card>
  );
}
