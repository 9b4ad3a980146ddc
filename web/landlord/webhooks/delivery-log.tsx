import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { WebhookDelivery } from '../../../contract/webhooks/webhook.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { eventKey, refusalKey } from './webhook-form.tsx';
import own from './webhooks.module.css';

const askAgainMs = 2000;

/** The latest events of a webhook with their results. The list is polled while an event waits for its first attempt. */
export function DeliveryLog({ webhookID, isOn }: { webhookID: number; isOn: boolean }): ReactNode {
  const { t } = useTexts();
  const [deliveries, setDeliveries] = useState<readonly WebhookDelivery[] | null>(null);
  const load = useCallback(
    () =>
      browserApi.call('listWebhookDeliveries', { webhookID }).then(
        (answer) => setDeliveries(answer.deliveries),
        () => undefined,
      ),
    [webhookID],
  );
  const test = useSubmit('testWebhook', { onDone: load });
  const again = useSubmit('resendWebhookDelivery', { onDone: load });
  const isWaiting = deliveries?.some(({ state, tries }) => state === 'waiting' && tries === 0) ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void load(), askAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, load]);
  const failure = test.failure ?? again.failure;
  return (
    <details className={own.log} onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{t('landlord.webhooks.log')}</summary>
      <div className={styles.stack}>
        <p className={styles.soft}>{t('landlord.webhooks.logHint')}</p>
        <div>
          <Button
            small
            busy={test.sending !== null}
            disabled={!isOn}
            onClick={() => void test.submit({ webhookID })}
          >
            {t('landlord.webhooks.test')}
          </Button>
        </div>
        {failure && (
          <Notice kind="danger" role="alert">
            {t(refusalKey(failure.type))}
          </Notice>
        )}
        {deliveries?.length === 0 && <p>{t('landlord.webhooks.logEmpty')}</p>}
        <ul className={own.deliveries}>
          {deliveries?.map((delivery) => (
            <Delivery
              key={delivery.deliveryID}
              delivery={delivery}
              isSending={again.sending?.deliveryID === delivery.deliveryID}
              onAgain={() => void again.submit({ webhookID, deliveryID: delivery.deliveryID })}
            />
          ))}
        </ul>
      </div>
    </details>
  );
}

function Delivery({
  delivery,
  isSending,
  onAgain,
}: {
  delivery: WebhookDelivery;
  isSending: boolean;
  onAgain: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { event, state, tries, status, problem, durationMs, answer, payload, nextTryAt } = delivery;
  const facts = [
    format.moment(delivery.createdAt),
    ...(tries > 0 ? [t('landlord.webhooks.tries', { count: tries })] : []),
    ...(status === null ? [] : [t('landlord.webhooks.status', { status })]),
    ...(durationMs === null ? [] : [t('landlord.webhooks.took', { duration: format.number(durationMs) })]),
  ];
  return (
    <li data-testid="webhook-delivery" data-state={state}>
      <p>
        <strong>{t(`landlord.webhooks.state.${state}`)}</strong> · {t(eventKey(event))}
      </p>
      <p className={styles.soft}>{facts.join(' · ')}</p>
      {problem !== null && <p>{t(`landlord.webhooks.problem.${problem}`)}</p>}
      {state === 'waiting' && tries > 0 && nextTryAt !== null && (
        <p className={styles.soft}>{t('landlord.webhooks.next', { moment: format.moment(nextTryAt) })}</p>
      )}
      <details>
        <summary>{t('landlord.webhooks.sent')}</summary>
        <pre className={own.code}>{payload}</pre>
        <p className={styles.soft}>{delivery.messageID}</p>
        {answer !== '' && (
          <>
            <p className={styles.soft}>{t('landlord.webhooks.answer')}</p>
            <pre className={own.code}>{answer}</pre>
          </>
        )}
      </details>
      <Button small busy={isSending} onClick={onAgain}>
        {t('landlord.webhooks.again')}
      </Button>
    </li>
  );
}
