import type { ReactNode } from 'react';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { OfPartner, PartnerFrame } from '../parts/partner-frame.tsx';
import { CountingRule } from '../parts/counting-rule.tsx';
import { useOwnPartners } from '../use-own-partner.ts';
import { LinkBuilder } from './link-builder.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { partnerHandle as handle } from '../partner-room.ts';

export default function PartnerLinksPage(): ReactNode {
  const { t } = useTexts();
  const ownPartners = useOwnPartners();
  return (
    <PartnerFrame title={t('partner.links.title')}>
      <OfPartner own={ownPartners}>
        {(partner) => (
          <>
            <LinkBuilder key={partner.partnerID} partner={partner} />
            <CountingRule />
          </>
        )}
      </OfPartner>
    </PartnerFrame>
  );
}
