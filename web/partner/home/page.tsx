import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { addDays } from '../../../domain/stay.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { CopyButton } from '../../features/own-area/copy-button.tsx';
import { useOwnCall } from '../../features/own-area/use-own-call.ts';
import { partnerLink } from '../links/partner-link.ts';
import type { PartnerPage } from '../load-partner-page.ts';
import { PartnerTotals } from '../parts/partner-totals.tsx';
import { OfPartner, OwnStates, PartnerFrame } from '../parts/partner-frame.tsx';
import styles from '../parts/partner.module.css';
import { useOwnPartners } from '../use-own-partner.ts';
import { usePartnerPaths } from '../use-partner-paths.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { partnerHandle as handle } from '../partner-room.ts';

/** Number of days, including today. */
const shownDays = 30;

export default function PartnerHomePage(): ReactNode {
  const { t } = useTexts();
  const ownPartners = useOwnPartners();
  return (
    <PartnerFrame title={ownPartners.partner?.partnerName ?? t('partner.home.title')}>
      <OfPartner own={ownPartners}>
        {(partner) => (
          <>
            <LastWeeks partnerID={partner.partnerID} />
            <div className={styles.columns}>
              <YourLink partner={partner} />
              <WhatGuestsSee partner={partner} />
            </div>
          </>
        )}
      </OfPartner>
    </PartnerFrame>
  );
}

function LastWeeks({ partnerID }: { partnerID: number }): ReactNode {
  const { t } = useTexts();
  const buildPath = usePartnerPaths();
  const { loginPath } = useLoaderData<PartnerPage>();
  const until = useToday();
  const reportRequest = { partnerID, from: addDays(until, 1 - shownDays), until, by: 'day' } as const;
  const call = useOwnCall('getPartnerReport', reportRequest, loginPath);
  return (
    <section className={styles.stack}>
      <h2 className={styles.title}>{t('partner.home.weeks', { days: shownDays })}</h2>
      {call.answer ? <PartnerTotals report={call.answer} /> : <OwnStates call={call} />}
      <p>
        <Link to={buildPath('PartnerReport')}>{t('partner.home.toReport')}</Link>
      </p>
    </section>
  );
}

function YourLink({ partner }: { partner: OwnPartner }): ReactNode {
  const { t } = useTexts();
  const buildPath = usePartnerPaths();
  const { origin, pages } = useLoaderData<PartnerPage>();
  const link = partnerLink({ typed: pages[0]!.path, subId: '', partner, siteOrigin: origin });
  return (
    <Card className={styles.stack}>
      <h2 className={styles.title}>{t('partner.home.number', { number: String(partner.partnerID) })}</h2>
      <p>{t(partner.hasOwnHost ? 'partner.home.ownHost' : 'partner.home.numberText')}</p>
      {link.ok && (
        <>
          <p className={styles.code}>{link.url}</p>
          <p className={styles.actions}>
            <CopyButton text={link.url} label={t('partner.links.copy')} />
            <ButtonLink small to={buildPath('PartnerLinks')}>
              {t('partner.home.toLinks')}
            </ButtonLink>
          </p>
        </>
      )}
    </Card>
  );
}

function WhatGuestsSee({ partner }: { partner: OwnPartner }): ReactNode {
  const { t } = useTexts();
  const buildPath = usePartnerPaths();
  const { origin, pages } = useLoaderData<PartnerPage>();
  const link = partnerLink({ typed: pages[0]!.path, subId: 'preview', partner, siteOrigin: origin });
  const facts = [
    ['name', partner.partnerName],
    ['phone', partner.partnerPhone],
    ['email', partner.partnerEmail],
    ['site', partner.partnerUrl],
  ] as const;
  return (
    <Card className={styles.stack} data-testid="guests-see">
      <h2 className={styles.title}>{t('partner.home.guestsSee')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => [
          <dt key={name}>{t(`partner.settings.${name}`)}</dt>,
          <dd key={`${name}-value`}>{value === '' ? t('partner.home.ours') : value}</dd>,
        ])}
      </dl>
      <p className={styles.actions}>
        {link.ok && (
          <a href={link.url} target="_blank" rel="noreferrer">
            {t('partner.home.preview')}
          </a>
        )}
        {!partner.isBranch && (
          <ButtonLink small to={buildPath('PartnerSettings')}>
            {t('partner.home.toSettings')}
          </ButtonLink>
        )}
      </p>
    </Card>
  );
}
