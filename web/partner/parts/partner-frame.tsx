import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ActingBand } from '../../features/acting/acting-band.tsx';
import { LoadingCard } from '../../features/own-area/loading-card.tsx';
import type { OwnCall } from '../../features/own-area/use-own-call.ts';
import type { PartnerPage } from '../load-partner-page.ts';
import type { OwnPartners } from '../use-own-partner.ts';
import styles from './partner.module.css';

export function PartnerFrame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className={`container ${styles.page}`}>
      <ActingBand />
      <h1>{title}</h1>
      {children}
    </div>
  );
}

export function OfPartner({
  own: { call, partners, partner },
  children,
}: {
  own: OwnPartners;
  children: (partner: OwnPartner) => ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  if (!partner) {
    return call.answer ? <Notice>{t('partner.area.none')}</Notice> : <OwnStates call={call} />;
  }
  return (
    <>
      {partners.length > 1 && (
        <SelectField
          className={styles.narrow ?? ''}
          label={t('partner.area.choose')}
          value={partner.partnerID}
          onChange={({ target }) => {
            const params = new URLSearchParams(query);
            params.set('partner', target.value);
            setQuery(params, { replace: true, preventScrollReset: true });
          }}
        >
          {partners.map(({ partnerID, partnerName }) => (
            <option key={partnerID} value={partnerID}>
              {partnerName} ({partnerID})
            </option>
          ))}
        </SelectField>
      )}
      {children(partner)}
    </>
  );
}

export function OwnStates({ call }: { call: Pick<OwnCall<unknown>, 'state' | 'retry'> }): ReactNode {
  const { t } = useTexts();
  const { loginPath } = useLoaderData<PartnerPage>();
  if (call.state === 'loading') {
    return (
      <LoadingCard
        text={t('partner.area.loading')}
        noScript={t('partner.area.noScript')}
        className={styles.stack}
      />
    );
  }
  return (
    <Notice kind={call.state === 'failed' ? 'warning' : 'info'} role="alert">
      <p>{call.state === 'notForOther' ? t('acting.refused') : t(`partner.area.states.${call.state}`)}</p>
      {call.state === 'failed' && <Button onClick={call.retry}>{t('partner.area.retry')}</Button>}
      {call.state === 'refused' && <ButtonLink to={loginPath}>{t('partner.area.login')}</ButtonLink>}
    </Notice>
  );
}
