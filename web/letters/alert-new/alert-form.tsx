import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { alertFrequencies, type AlertFrequency } from '../../../domain/alerts.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useEarlyTyping } from '../../app/use-early-typing.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Radio } from '../../components/choice.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { MailField } from '../../features/mail-field/mail-field.tsx';
import { useSendWithWork } from '../../features/proof-of-work/send-with-work.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import styles from '../parts/letters.module.css';
import { PrivacyNote, SendButton, TrapField } from '../parts/form-parts.tsx';
import { useMailForm } from '../parts/use-mail-form.ts';
import type { AlertNew } from './load.ts';

/** Mail address and frequency of an alert, prefilled for logged-in visitors. The form works without JavaScript. */
export function AlertForm({
  page: { kind, query, backPath },
  onDone,
}: {
  page: AlertNew;
  onDone: (outcome: 'asked' | 'running') => void;
}): ReactNode {
  const { t, language } = useTexts();
  const isHydrated = useHydrated();
  const { account } = useVisitor();
  const [typedEmail, setTypedEmail] = useState<string | null>(null);
  const [frequency, setFrequency] = useState<AlertFrequency>('daily');
  const { working, sendWithWork } = useSendWithWork();
  const create = useSubmit('createAlert', {
    send: (form: Omit<InputOf<Api['createAlert']>, 'proof'>) =>
      sendWithWork((proof) => browserApi.call('createAlert', { ...form, proof })),
    onDone: ({ mailSend }) => onDone(mailSend === 'Y' ? 'asked' : 'running'),
  });
  const { failure } = create;
  const busy = create.sending !== null;
  const email = typedEmail ?? account?.accountEmail ?? '';
  const { element, trap, isWrong, onSubmit } = useMailForm(email, failure, (website) => {
    void create.submit({ kind, query, email, languageCode: language, frequency, website });
  });
  useEarlyTyping(element, (input) => {
    if (input['email']) setTypedEmail(input['email']);
    setFrequency(alertFrequencies.find((known) => known === input['frequency']) ?? 'daily');
  });
  return (
    <form
      ref={element}
      method="post"
      action="/alerts/ask"
      noValidate={isHydrated}
      className={styles.form}
      data-testid="alert-form"
      onSubmit={onSubmit}
    >
      {Object.entries({ kind, language, query: new URLSearchParams(query).toString() }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {kind === 'watch-list' && <p className="no-script-only">{t('letters.alerts.noScript')}</p>}
      {failure && failure.type !== 'invalid-email' && !busy && (
        <Notice kind="warning" role="alert">
          <p>{failureText(failure, t)}</p>
          {failure.type === 'search-too-wide' && (
            <Link to={backPath}>{t('letters.alerts.backToSearch')}</Link>
          )}
        </Notice>
      )}
      <MailField
        name="email"
        label={t('letters.field.email')}
        error={isWrong ? t('letters.invalid.email') : undefined}
        maxLength={254}
        required
        value={email}
        onValue={(value) => {
          setTypedEmail(value);
          if (failure) create.dismiss();
        }}
      />
      <fieldset className={styles.choices}>
        <legend>{t('letters.alerts.often')}</legend>
        {alertFrequencies.map((one) => (
          <Radio
            key={one}
            name="frequency"
            value={one}
            checked={one === frequency}
            onChange={() => setFrequency(one)}
            label={t(`letters.alerts.frequency.${one}`)}
          />
        ))}
      </fieldset>
      <TrapField ref={trap} />
      <PrivacyNote>
        {t('letters.alerts.consent')} {t('letters.newsletter.privacy')}
      </PrivacyNote>
      <SendButton busy={busy} working={working} sendingText={t('letters.alerts.sending')}>
        {t('letters.alerts.submit')}
      </SendButton>
    </form>
  );
}

function failureText(failure: CallFailure<'createAlert'>, t: ReturnType<typeof useTexts>['t']): string {
  switch (failure.type) {
    case 'search-too-wide':
      return t('letters.alerts.tooWide', { most: failure.data.most });
    case 'watch-list-empty':
      return t('letters.alerts.listEmpty');
    default:
      return t(failure.status === 429 ? 'letters.alerts.later' : 'letters.alerts.failed');
  }
}
