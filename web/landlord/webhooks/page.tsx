import { useState, type ReactNode } from 'react';
import type { Webhooks } from '../../../contract/webhooks/webhook.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useOwnCall } from '../use-own-call.ts';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookItem } from './webhook-item.tsx';
import own from './webhooks.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordWebhooksPage(): ReactNode {
  const { t } = useTexts();
  const call = useOwnCall('getWebhooks', {});
  const [changed, setChanged] = useState<Webhooks | null>(null);
  const current = changed ?? call.answer;
  return (
    <LandlordFrame title={t('landlord.webhooks.title')}>
      {current ? (
        <>
          <p>{t('landlord.webhooks.lead')}</p>
          {current.secret !== null && (
            <Notice kind="success" role="status">
              <p>
                <strong>{t('landlord.webhooks.secretTitle')}</strong>
              </p>
              <p>
                <code className={own.secret} data-testid="webhook-secret">
                  {current.secret}
                </code>
              </p>
              <p>{t('landlord.webhooks.secretText')}</p>
              <Button small onClick={() => setChanged({ ...current, secret: null })}>
                {t('landlord.webhooks.seen')}
              </Button>
            </Notice>
          )}
          {current.businesses.map((business) => (
            <section key={`${business.kind}-${business.number}`} className={styles.section}>
              <h2 className={styles.sectionTitle}>{business.name}</h2>
              {business.webhooks.length === 0 && (
                <EmptyState title={t('landlord.webhooks.none')}>{t('landlord.webhooks.noneText')}</EmptyState>
              )}
              {business.webhooks.map((webhook) => (
                <WebhookItem key={webhook.webhookID} webhook={webhook} onChanged={setChanged} />
              ))}
              <NewWebhook business={business} onChanged={setChanged} />
            </section>
          ))}
        </>
      ) : (
        <OwnStates call={call} />
      )}
    </LandlordFrame>
  );
}
