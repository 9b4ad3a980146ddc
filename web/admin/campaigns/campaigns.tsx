import { useEffect, useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { NewCampaign } from './new-campaign.tsx';
import type { CampaignList } from './campaign-list.ts';

/** Milliseconds between refreshes of an issue that is being sent. */
const lookAgainMs = 5_000;

export function Campaigns(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('listCampaigns', {});
  /** The answer of an action replaces the list until that is read again. */
  const [changed, setChanged] = useState<{ now: CampaignList; before: CampaignList | null } | null>(null);
  const shown = changed !== null && changed.before === answer ? changed.now : answer;
  const take = (now: CampaignList): void => setChanged({ now, before: answer });
  const isGoingOut =
    shown?.campaigns.some(({ state }) => state === 'sending' || state === 'scheduled') ?? false;
  useEffect(() => {
    if (!isGoingOut) return;
    const timer = setInterval(retry, lookAgainMs);
    return () => clearInterval(timer);
  }, [isGoingOut, retry]);
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.campaigns.title')}</h1>
      <NewCampaign onDone={take} />
      {failure && (
        <Notice kind="warning" role="alert">
          <p>{t('admin.failed')}</p>
          <Button onClick={retry}>{t('admin.retry')}</Button>
        </Notice>
      )}
      {!shown && !failure && <Waiting />}
      {shown?.campaigns.length === 0 && <p>{t('admin.campaigns.none')}</p>}
      {shown?.campaigns.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} previewKey={shown.key} onDone={take} />
      ))}
    </div>
  );
}
