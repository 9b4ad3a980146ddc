import { useState, type ReactNode } from 'react';
import type { PlannedMessages as Planned } from '../../../contract/messages/message-template.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { usePlaceholderNames } from '../templates/use-placeholder-names.ts';
import styles from '../parts/landlord.module.css';
import own from '../templates/templates.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';

/** Lists what templates send for a booking, and lets the landlord leave one out. Nothing is shown before the booking is confirmed. */
export function PlannedMessages({ bookingId }: { bookingId: number }): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const [changed, setChanged] = useState<Planned | null>(null);
  const call = useCall('getPlannedMessages', { bookingId, languageCode: language });
  const skip = useSubmit('skipPlannedMessage', { onDone: setChanged });
  const planned = changed ?? call.answer;
  if (!planned) return null;
  const { messages } = planned;
  const busy = skip.sending !== null;
  return (
    <Card className={styles.stack} data-testid="planned-messages">
      <h2 className={styles.sectionTitle}>{t('landlord.templates.planned.title')}</h2>
      <FailureNotice text={skip.failure && !busy && t('landlord.templates.planned.failed')} />
      {messages.length === 0 && <p>{t('landlord.templates.planned.none')}</p>}
      <ul className={own.list}>
        {messages.map((message) => (
          <PlannedItem
            key={message.templateID}
            message={message}
            isSending={skip.sending?.templateID === message.templateID}
            busy={busy}
            onSkip={(isSkipped) =>
              void skip.submit({
                ...{ bookingId, templateID: message.templateID, isSkipped },
                languageCode: language,
              })
            }
          />
        ))}
      </ul>
      <p>
        <Link to={buildPath('LandlordTemplates')}>{t('landlord.templates.planned.toTemplates')}</Link>
      </p>
    </Card>
  );
}

function PlannedItem({
  message: { name, at, state, text, missing },
  isSending,
  busy,
  onSkip,
}: {
  message: Planned['messages'][number];
  isSending: boolean;
  busy: boolean;
  onSkip: (isSkipped: boolean) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const names = usePlaceholderNames();
  const isOpen = state === 'planned' || state === 'blocked';
  return (
    <li className={own.item} data-state={state}>
      <p>
        <strong>{name}</strong>
        <br />
        {t(`landlord.templates.planned.state.${state}`, { moment: format.moment(at) })}
      </p>
      {state === 'blocked' && (
        <Notice kind="warning">
          {missing.length > 0
            ? t('landlord.templates.planned.blocked', { list: missing.map((one) => names[one]).join(', ') })
            : t('landlord.templates.planned.tooLong')}
        </Notice>
      )}
      {isOpen && text !== '' && (
        <details>
          <summary className={own.summary}>{t('landlord.templates.planned.text')}</summary>
          <p className={own.text}>{text}</p>
        </details>
      )}
      {(isOpen || state === 'skipped') && (
        <div>
          <Button
            small
            busy={isSending}
            disabled={busy}
            aria-label={t(`landlord.templates.planned.${isOpen ? 'skipNamed' : 'sendNamed'}`, { name })}
            onClick={() => onSkip(isOpen)}
          >
            {t(`landlord.templates.planned.${isOpen ? 'skip' : 'send'}`)}
          </Button>
        </div>
      )}
    </li>
  );
}
