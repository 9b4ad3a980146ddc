import type { ReactNode } from 'react';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ApiKeysPart } from '../../features/api-keys/api-keys-part.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import { useOwnCall } from '../use-own-call.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordKeysPage(): ReactNode {
  const { t } = useTexts();
  const call = useOwnCall('getApiKeys', {});
  return (
    <LandlordFrame title={t('landlord.keys.title')}>
      {call.answer ? <ApiKeysPart answer={call.answer} /> : <OwnStates call={call} />}
    </LandlordFrame>
  );
}
