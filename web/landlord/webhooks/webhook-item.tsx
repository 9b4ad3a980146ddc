import { useState, type ReactNode } from 'react';
import type { Webhook, Webhooks } from '../../../contract/webhooks/webhook.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { DeliveryLog } from './delivery-log.tsx';
import { eventKey, refusalKey, WebhookForm } from './webhook-form.tsx';
import own from './webhooks.module.css';

export function WebhookItem({
  webhook,
  onChanged,
}: {
  webhook: Webhook;
  onChanged: (webhooks: Webhooks) => void;
}): ReactNode {
  const { t } = useTexts();
  const { webhookID, url, events, disabledAt } = webhook;
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const onDone = (webhooks: Webhooks): void => {
    setOpen(null);
    onChanged(webhooks);
    if (webhooks.secret !== null) scrollTo({ top: 0 });
  };
  const change = useSubmit('changeWebhook', { onDone });
  const rotate = useSubmit('rotateWebhookSecret', { onDone });
  const remove = useSubmit('removeWebhook', { onDone });
  const isOn = disabledAt === null;
  const failure = rotate.failure ?? remove.failure ?? (open === 'change' ? null : change.failure);
  return (
    <Card className={styles.stack} data-testid="webhook" data-state={isOn ? 'on' : 'off'}>
      <div>
        <h3 className={own.url}>{url}</h3>
        <p className={styles.soft}>{events.map((event) => t(eventKey(event))).join(' · ')}</p>
      </div>
      <WebhookState webhook={webhook} />
      {failure && (
        <Notice kind="danger" role="alert">
          {t(refusalKey(failure.type))}
        </Notice>
      )}
      {open === 'change' && (
        <WebhookForm
          first={{ url, events }}
          submitText={t('landlord.webhooks.save')}
          isSending={change.sending !== null}
          refusal={change.sending ? null : (change.failure?.type ?? null)}
          onSubmit={(terms) => void change.submit({ webhookID, ...terms, isOn })}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'remove' && (
        <div role="group" aria-label={t('landlord.webhooks.remove')} className={styles.stack}>
          <p role="alert">{t('landlord.webhooks.removeQuestion')}</p>
          <div className={own.actions}>
            <Button
              variant="primary"
              busy={remove.sending !== null}
              onClick={() => void remove.submit({ webhookID })}
            >
              {t('landlord.webhooks.removeYes')}
            </Button>
            <Button onClick={() => setOpen(null)}>{t('landlord.webhooks.cancel')}</Button>
          </div>
        </div>
      )}
      {open === null && (
        <div className={own.actions}>
          <Button small onClick={() => setOpen('change')}>
            {t('landlord.webhooks.change')}
          </Button>
          <Button
            small
            busy={change.sending !== null}
            onClick={() => void change.submit({ webhookID, url, events, isOn: !isOn })}
          >
            {t(`landlord.webhooks.${isOn ? 'turnOff' : 'turnOn'}`)}
          </Button>
          <Button small busy={rotate.sending !== null} onClick={() => void rotate.submit({ webhookID })}>
            {t('landlord.webhooks.rotate')}
          </Button>
          <Button small variant="quiet" onClick={() => setOpen('remove')}>
            {t('landlord.webhooks.remove')}
          </Button>
        </div>
      )}
      <DeliveryLog webhookID={webhookID} isOn={isOn} />
    </Card>
  );
}

function WebhookState({ webhook }: { webhook: Webhook }): ReactNode {
  const { t, format } = useTexts();
  const { disabledAt, failingSince, formerUntil, waiting } = webhook;
  return (
    <div>
      <p role="status">
        <strong>{t(`landlord.webhooks.${disabledAt === null ? 'on' : 'off'}`)}</strong>
        {waiting > 0 && ` · ${t('landlord.webhooks.waiting', { count: waiting })}`}
      </p>
      {disabledAt !== null && <p>{t('landlord.webhooks.offText')}</p>}
      {disabledAt === null && failingSince !== null && (
        <Notice kind="warning">
          {t('landlord.webhooks.failing', { moment: format.moment(failingSince) })}
        </Notice>
      )}
      {formerUntil !== null && (
        <p className={styles.soft}>{t('landlord.webhooks.former', { moment: format.moment(formerUntil) })}</p>
      )}
    </div>
  );
}
