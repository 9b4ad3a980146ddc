import { useState, type ReactNode } from 'react';
import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { LandlordPayouts } from './landlord-payouts.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordPayoutsPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getLandlordPayouts', { languageCode: language });
  const { answer } = call;
  const [changed, setChanged] = useState<Readonly<Record<number, LandlordMoney>>>({});
  return (
    <LandlordFrame title={t('payouts.own.title')}>
      {!answer && <OwnStates call={call} />}
      {answer && (
        <>
          <p>{t('payouts.own.lead')}</p>
          {answer.landlords.length === 0 && <p>{t('payouts.own.none')}</p>}
          {answer.landlords.map((landlord) => (
            <LandlordPayouts
              key={landlord.landlordNumber}
              money={changed[landlord.landlordNumber] ?? landlord}
              owner={answer.owner}
              onChange={(updated) => setChanged({ ...changed, [updated.landlordNumber]: updated })}
            />
          ))}
        </>
      )}
    </LandlordFrame>
  );
}
