import { useState, type ReactNode } from 'react';
import { webhookEvents, type WebhookEvent } from '../../../domain/webhooks.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import own from './webhooks.module.css';

const known = ['webhook-address-invalid', 'webhook-known', 'webhooks-full', 'noEvents'];
export const refusalKey = (type: string): string =>
  `landlord.webhooks.refused.${known.includes(type) ? type : 'other'}`;
export const eventKey = (event: string): string => `landlord.webhooks.event.${event.replace('.', '_')}`;

export function WebhookForm({
  first,
  submitText,
  isSending,
  refusal,
  onSubmit,
  onCancel,
}: {
  first: { url: string; events: readonly WebhookEvent[] };
  submitText: string;
  isSending: boolean;
  refusal: string | null;
  onSubmit: (terms: { url: string; events: WebhookEvent[] }) => void;
  onCancel?: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [url, setUrl] = useState(first.url);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(first.events);
  const [isEmpty, setEmpty] = useState(false);
  const shownRefusal = isEmpty ? 'noEvents' : refusal;
  return (
    <form
      className={styles.stack}
      onSubmit={(submit) => {
        submit.preventDefault();
        setEmpty(events.length === 0);
        if (events.length > 0) onSubmit({ url, events: [...events] });
      }}
    >
      <TextField
        required
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        minLength={12}
        maxLength={2000}
        label={t('landlord.webhooks.url')}
        hint={t('landlord.webhooks.urlHint')}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <fieldset className={own.events}>
        <legend>{t('landlord.webhooks.events')}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={t(eventKey(event))}
            detail={event}
            checked={events.includes(event)}
            onChange={({ target: { checked } }) =>
              setEvents(checked ? [...events, event] : events.filter((one) => one !== event))
            }
          />
        ))}
      </fieldset>
      {shownRefusal !== null && (
        <Notice kind="danger" role="alert">
          {t(refusalKey(shownRefusal))}
        </Notice>
      )}
      <div className={own.actions}>
        <Button type="submit" variant="primary" busy={isSending}>
          {submitText}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('landlord.webhooks.cancel')}</Button>}
      </div>
    </form>
  );
}
