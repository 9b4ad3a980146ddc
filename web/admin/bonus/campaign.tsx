import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/admin.module.css';
import { CampaignForm } from './campaign-form.tsx';
import { CodesForm } from './codes-form.tsx';
import type { FoundCampaign } from './bonus-campaign.ts';

export function Campaign({ campaign, onDone }: { campaign: FoundCampaign; onDone: () => void }): ReactNode {
  const { t, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { name, amount, minimum, validFrom, validUntil, perGuest, isPaused, acts } = campaign;
  const facts = [
    minimum > 0
      ? t('bonus.termsFrom', { amount: format.money(amount), minimum: format.money(minimum) })
      : t('bonus.terms', { amount: format.money(amount) }),
    t('bonus.period', { from: format.date(validFrom), until: format.date(validUntil) }),
    perGuest !== null && t('bonus.perGuestCount', { count: perGuest }),
    isPaused && t('bonus.paused'),
  ];
  return (
    <Card className={styles.stack} data-testid="campaign">
      <h2 className={styles.title}>{name}</h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.soft}>
        {[
          t('bonus.codesCount', { count: campaign.codes }),
          t('bonus.usedCount', { count: campaign.used }),
          t('bonus.leftCount', { count: campaign.usesLeft }),
          campaign.publicCodes.length > 0 && t('bonus.public', { codes: campaign.publicCodes.join(', ') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOpen ? (
        <CampaignForm
          campaign={campaign}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      ) : (
        <p className={styles.actions}>
          <Button small onClick={() => setOpen(true)}>
            {t('bonus.change')}
          </Button>
        </p>
      )}
      <CodesForm campaignID={campaign.campaignID} onDone={onDone} />
      {acts.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('bonus.acts')}</summary>
          <ul className={styles.soft}>
            {acts.map((act) => (
              <li key={act.at + act.note}>
                {[format.moment(act.at), t(`bonus.act.${act.act}`), act.name, act.note].join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
