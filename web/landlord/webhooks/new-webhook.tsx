import { useState, type ReactNode } from 'react';
import type { Webhooks } from '../../../contract/webhooks/webhook.ts';
import { webhookEvents } from '../../../domain/webhooks.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/landlord.module.css';
import { WebhookForm } from './webhook-form.tsx';

export function NewWebhook({
  business: { kind, number },
  onChanged,
}: {
  business: Webhooks['businesses'][number];
  onChanged: (webhooks: Webhooks) => void;
}): ReactNode {
  const { t } = useTexts();
  const [round, setRound] = useState(0);
  const add = useSubmit('addWebhook', {
    onDone(webhooks) {
      setRound(round + 1);
      onChanged(webhooks);
      // The new secret is shown at the top of the page.
      scrollTo({ top: 0 });
    },
  });
  return (
    <Card className={styles.stack}>
      <h3>{t('landlord.webhooks.add')}</h3>
      <WebhookForm
        key={round}
        first={{ url: '', events: webhookEvents }}
        submitText={t('landlord.webhooks.add')}
        isSending={add.sending !== null}
        refusal={add.sending ? null : (add.failure?.type ?? null)}
        onSubmit={(terms) => void add.submit({ kind, number, ...terms })}
      />
    </Card>
  );
}
