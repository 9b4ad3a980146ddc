import type { ReactNode } from 'react';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { LookForm } from '../look/look-form.tsx';
import { OfPartner, PartnerFrame } from '../parts/partner-frame.tsx';
import { useOwnPartners } from '../use-own-partner.ts';
import { AgreedFacts } from './agreed-facts.tsx';
import { SettingsForm } from './settings-form.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { partnerHandle as handle } from '../partner-room.ts';

export default function PartnerSettingsPage(): ReactNode {
  const { t } = useTexts();
  const ownPartners = useOwnPartners();
  return (
    <PartnerFrame title={t('partner.settings.title')}>
      <OfPartner own={ownPartners}>
        {(partner) => (
          <>
            {partner.isBranch ? (
              <Notice>{t('partner.settings.branch')}</Notice>
            ) : (
              <>
                <SettingsForm key={`words-${partner.partnerID}`} partner={partner} />
                <LookForm key={`look-${partner.partnerID}`} partner={partner} />
              </>
            )}
            <AgreedFacts partner={partner} />
          </>
        )}
      </OfPartner>
    </PartnerFrame>
  );
}
