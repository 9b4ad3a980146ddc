import type { ReactNode } from 'react';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { BillingForm } from './billing-form.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordBillingPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getLandlordBilling', { languageCode: language });
  const landlords = call.answer?.landlords;
  return (
    <LandlordFrame title={t('landlord.billing.title')}>
      {!landlords && <OwnStates call={call} />}
      {landlords && (
        <>
          <p>{t('landlord.billing.lead')}</p>
          {landlords.length === 0 && <p>{t('landlord.billing.none')}</p>}
          {landlords.map((landlord) => (
            <BillingForm key={landlord.landlordNumber} landlord={landlord} />
          ))}
        </>
      )}
    </LandlordFrame>
  );
}
