import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { Campaign } from './campaign.tsx';

export function Campaigns(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('findBonusCampaigns', {});
  const [isNew, setNew] = useState(false);
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('bonus.title')}</h1>
      <p>{t('bonus.lead')}</p>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <>
          {isNew ? (
            <Card className={styles.stack}>
              <h2 className={styles.title}>{t('bonus.new')}</h2>
              <CampaignForm
                campaign={null}
                onDone={() => {
                  setNew(false);
                  retry();
                }}
              />
            </Card>
          ) : (
            <p>
              <Button variant="primary" onClick={() => setNew(true)}>
                {t('bonus.new')}
              </Button>
            </p>
          )}
          {answer.campaigns.length === 0 && <p className={styles.soft}>{t('bonus.none')}</p>}
          {answer.campaigns.map((campaign) => (
            <Campaign key={campaign.campaignID} campaign={campaign} onDone={retry} />
          ))}
        </>
      )}
    </div>
  );
}
