import { useState, type FormEvent, type ReactNode } from 'react';
import { isEmail } from '../../../../domain/reachable.ts';
import type { CallFailure, GeneralFailureType } from '../../../app/calls/call-failure.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { Button } from '../../../components/button.tsx';
import { MailField } from '../../../features/mail-field/mail-field.tsx';
import { visitorStore } from '../../../features/visitor/use-visitor.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from '../page.module.css';

function failureKey(failure: CallFailure<'sendWatchList'>): 'invalid' | 'tooMany' | 'failed' {
  switch (failure.type) {
    case 'invalid-email':
      return 'invalid';
    case 'too-many-mails':
    case 'too-many-calls':
      return 'tooMany';
    case 'watch-list-empty':
      return 'failed';
    default:
      failure.type satisfies GeneralFailureType;
      return 'failed';
  }
}

export function SendByMail(): ReactNode {
  const { t, language } = useTexts();
  const [email, setEmail] = useState('');
  const [shown, setShown] = useState<'typing' | 'invalid' | 'sent'>('typing');
  const { submit, sending, failure, dismiss } = useSubmit('sendWatchList', {
    onDone() {
      setEmail('');
      setShown('sent');
    },
  });
  const error = shown === 'invalid' ? 'invalid' : failure && !sending ? failureKey(failure) : null;

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const isValid = isEmail(email.trim());
    setShown(isValid ? 'typing' : 'invalid');
    if (isValid) void submit({ uid: visitorStore.get().uid, inputs: { email, language } });
  };

  return (
    <form className={styles.send} onSubmit={send} noValidate>
      <h3 className={styles.sendTitle}>{t('watchlist.send.title')}</h3>
      <div className={styles.shareRow}>
        <MailField
          label={t('watchlist.send.label')}
          name="email"
          value={email}
          onValue={(value) => {
            setEmail(value);
            setShown('typing');
            dismiss();
          }}
          hint={t('watchlist.send.text')}
          error={error ? t(`watchlist.send.${error}`) : undefined}
        />
        <Button type="submit" busy={sending !== null} data-testid="send-list">
          {t('watchlist.send.submit')}
        </Button>
      </div>
      <p role="status" className={styles.note} data-testid="send-status">
        {shown === 'sent' ? t('watchlist.send.sent') : ''}
      </p>
    </form>
  );
}
