import type { ReactNode } from 'react';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { CountingRule } from '../parts/counting-rule.tsx';
import { OfPartner, PartnerFrame } from '../parts/partner-frame.tsx';
import { useOwnPartners } from '../use-own-partner.ts';
import { Report } from './report.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { partnerHandle as handle } from '../partner-room.ts';

export default function PartnerReportPage(): ReactNode {
  const { t } = useTexts();
  const ownPartners = useOwnPartners();
  return (
    <PartnerFrame title={t('partner.report.title')}>
      <OfPartner own={ownPartners}>
        {(partner) => (
          <>
            <Report partner={partner} />
            <CountingRule />
          </>
        )}
      </OfPartner>
    </PartnerFrame>
  );
}
