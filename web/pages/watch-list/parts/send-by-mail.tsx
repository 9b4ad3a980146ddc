import { useState, type FormEvent, type ReactNode } from 'react';
import { isEmail } from '../../../../domain/booking/customer-form.ts';
import { ApiFailure } from '../../../app/api/api-client.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import { visitorStore } from '../../../features/visitor/use-visitor.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from '../page.module.css';

type State = 'open' | 'sending' | 'sent' | 'invalid' | 'tooMany' | 'failed';

/** The own list to one address; what was typed stays until it is on its way. */
export function SendByMail(): ReactNode {
  const { t, language } = useTexts();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>('open');

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isEmail(email.trim())) {
      setState('invalid');
      return;
    }
    setState('sending');
    try {
      const { uid } = visitorStore.getState();
      await browserApi.call('sendWatchList', { uid, inputs: { email, language } });
      setEmail('');
      setState('sent');
    } catch (failure) {
      const type = failure instanceof ApiFailure ? failure.type : '';
      if (type === 'invalid-email') setState('invalid');
      else if (type === 'too-many-mails' || type === 'too-many-calls') setState('tooMany');
      else setState('failed');
    }
  };

  const hasFailed = state === 'invalid' || state === 'tooMany' || state === 'failed';
  return (
    <form className={styles.send} onSubmit={(event) => void send(event)} noValidate>
      <h3 className={styles.sendTitle}>{t('watchlist.send.title')}</h3>
      <div className={styles.shareRow}>
        <TextField
          label={t('watchlist.send.label')}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setState('open');
          }}
          hint={t('watchlist.send.text')}
          error={hasFailed ? t(`watchlist.send.${state}`) : undefined}
        />
        <Button
          type="submit"
          busy={state === 'sending'}
          disabled={state === 'sending'}
          data-testid="send-list"
        >
          {t('watchlist.send.submit')}
        </Button>
      </div>
      <p role="status" className={styles.note} data-testid="send-status">
        {state === 'sent' ? t('watchlist.send.sent') : ''}
      </p>
    </form>
  );
}
