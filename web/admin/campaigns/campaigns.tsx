import { useEffect, useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { ReaderSources } from './reader-sources.tsx';
import { NewCampaign } from './new-campaign.tsx';
import type { CampaignList } from './campaign-list.ts';

/** Refresh interval in milliseconds while an issue is being sent. */
const lookAgainMs = 5_000;

export function Campaigns(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('listCampaigns', {});
  /** The response of an action replaces the list until the list is loaded again. */
  const [changed, setChanged] = useState<{ now: CampaignList; before: CampaignList | null } | null>(null);
  const currentList = changed !== null && changed.before === answer ? changed.now : answer;
  const replaceList = (updated: CampaignList): void => setChanged({ now: updated, before: answer });
  const isGoingOut =
    currentList?.campaigns.some(({ state }) => state === 'sending' || state === 'scheduled') ?? false;
  useEffect(() => {
    if (!isGoingOut) return;
    const timer = setInterval(retry, lookAgainMs);
    return () => clearInterval(timer);
  }, [isGoingOut, retry]);
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.campaigns.title')}</h1>
      <NewCampaign audience={currentList?.audience ?? null} onDone={replaceList} />
      {failure && (
        <Notice kind="warning" role="alert">
          <p>{t('admin.failed')}</p>
          <Button onClick={retry}>{t('admin.retry')}</Button>
        </Notice>
      )}
      {!currentList && !failure && <Waiting />}
      {currentList && currentList.sources.length > 0 && <ReaderSources sources={currentList.sources} />}
      {currentList?.campaigns.length === 0 && <p>{t('admin.campaigns.none')}</p>}
      {currentList?.campaigns.map((campaign) => (
        <CampaignCard
          key={campaign.id}
          campaign={campaign}
          audience={currentList.audience[campaign.topic]}
          previewKey={currentList.key}
          onDone={replaceList}
        />
      ))}
    </div>
  );
}
