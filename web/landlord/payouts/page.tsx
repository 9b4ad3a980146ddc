import { useState, type ReactNode } from 'react';
import { absolute, fromEuros, toEuros } from '../../../domain/money.ts';
import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { LandlordPayouts } from './landlord-payouts.tsx';
import styles from './payouts.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/** Up to this many landlords stand open, one below the other. */
const openMax = 3;

export default function LandlordPayoutsPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getLandlordPayouts', { languageCode: language });
  const { answer } = call;
  // An agency has the money of dozens of landlords.
  const isLong = (answer?.landlords.length ?? 0) > openMax;
  const [changed, setChanged] = useState<Readonly<Record<number, LandlordMoney>>>({});
  return (
    <LandlordFrame title={t('payouts.own.title')}>
      {!answer && <OwnStates call={call} />}
      {answer && (
        <>
          <p>{t('payouts.own.lead')}</p>
          {answer.landlords.length === 0 && <p>{t('payouts.own.none')}</p>}
          {answer.landlords.map((landlord) => {
            const money = changed[landlord.landlordNumber] ?? landlord;
            const shown = (
              <LandlordPayouts
                key={landlord.landlordNumber}
                money={money}
                owner={answer.owner}
                onChange={(updated) => setChanged({ ...changed, [updated.landlordNumber]: updated })}
              />
            );
            return isLong ? (
              <FoldedMoney key={landlord.landlordNumber} money={money}>
                {shown}
              </FoldedMoney>
            ) : (
              shown
            );
          })}
        </>
      )}
    </LandlordFrame>
  );
}

/** One of many landlords in a line that opens: their sums, and whether the bank account is missing. */
function FoldedMoney({
  money: { name, due, later, account, setsAccount },
  children,
}: {
  money: LandlordMoney;
  children: ReactNode;
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <details className={styles.folded} data-testid="folded-money">
      <summary className={styles.fold}>
        <strong>{name}</strong>
        <span>
          {t(`payouts.own.${due < 0 ? 'owes' : 'due'}`)}{' '}
          {format.moneyExact(toEuros(absolute(fromEuros(due))))}
        </span>
        <span>
          {t('payouts.own.later')} {format.moneyExact(later)}
        </span>
        {setsAccount && account === null && <Badge>{t('payouts.own.accountMissing')}</Badge>}
      </summary>
      {children}
    </details>
  );
}
