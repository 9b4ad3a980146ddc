import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ApiKeysPart } from '../../features/api-keys/api-keys-part.tsx';
import { useOwnCall } from '../../features/own-area/use-own-call.ts';
import type { PartnerPage } from '../load-partner-page.ts';
import { OwnStates, PartnerFrame } from '../parts/partner-frame.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { partnerHandle as handle } from '../partner-room.ts';

export default function PartnerKeysPage(): ReactNode {
  const { t } = useTexts();
  const { loginPath } = useLoaderData<PartnerPage>();
  const call = useOwnCall('getApiKeys', {}, loginPath);
  return (
    <PartnerFrame title={t('partner.keys.title')}>
      {call.answer ? <ApiKeysPart answer={call.answer} /> : <OwnStates call={call} />}
    </PartnerFrame>
  );
}
