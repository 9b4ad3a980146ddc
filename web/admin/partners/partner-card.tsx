import { useState, type ReactNode } from 'react';
import type { OfficePartner } from '../../../contract/partners/office-partner.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/admin.module.css';
import { TermsForm } from './terms-form.tsx';

export function PartnerCard({
  partner,
  onChange,
}: {
  partner: OfficePartner;
  onChange: (updated: OfficePartner) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const removeLogo = useSubmit('removePartnerLogo', { onDone: onChange });
  const { partnerID, partnerName, commissionPercent, host, siteUrl, isSiteApproved, logo, acts } = partner;
  const termsInWords = [
    commissionPercent === null
      ? t('partner.office.noCommission')
      : t('partner.office.percent', { percent: format.number(commissionPercent) }),
    host,
    siteUrl !== '' &&
      t(isSiteApproved ? 'partner.office.siteShown' : 'partner.office.siteWaits', { site: siteUrl }),
  ];
  return (
    <Card className={styles.stack} data-testid={`partner-${partnerID}`}>
      <h2 className={styles.title}>
        {partnerName} ({partnerID})
      </h2>
      <p>{[partner.partnerPhone, partner.partnerEmail].filter(Boolean).join(' · ')}</p>
      <p>{termsInWords.filter(Boolean).join(' · ')}</p>
      {logo && (
        <p className={styles.actions}>
          <img
            src={logo.url}
            width={Math.round((logo.width / logo.height) * 44)}
            height={44}
            alt={partnerName}
          />
          <Button
            small
            busy={removeLogo.sending !== null}
            onClick={() => void removeLogo.submit({ partnerID })}
          >
            {t('partner.office.removeLogo')}
          </Button>
        </p>
      )}
      <FailureNotice kind="warning" text={removeLogo.failure && t('admin.failed')} />
      {isOpen ? (
        <TermsForm
          partner={partner}
          onDone={(updated) => {
            setOpen(false);
            onChange(updated);
          }}
        />
      ) : (
        <p className={styles.actions}>
          <Button small onClick={() => setOpen(true)}>
            {t('partner.office.change')}
          </Button>
        </p>
      )}
      {acts.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('partner.office.acts')}</summary>
          <ul className={styles.soft}>
            {acts.map(({ actID, at, by, fields }) => (
              <li key={actID}>
                {[format.moment(at), by, fields.map((name) => t(`partner.office.fields.${name}`)).join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
