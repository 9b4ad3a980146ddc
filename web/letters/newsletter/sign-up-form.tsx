import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useEarlyTyping } from '../../app/use-early-typing.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useSendWithWork } from '../../features/proof-of-work/send-with-work.ts';
import { MailField } from '../../features/mail-field/mail-field.tsx';
import styles from '../parts/letters.module.css';
import { PrivacyNote, SendButton, TrapField } from '../parts/form-parts.tsx';
import { useMailForm } from '../parts/use-mail-form.ts';

export function SignUpForm({
  source,
  source2,
  onAsked,
}: {
  source: string;
  source2: string;
  onAsked: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const isHydrated = useHydrated();
  const [email, setEmail] = useState('');
  const { working, sendWithWork } = useSendWithWork();
  const signUp = useSubmit('signUpNewsletter', {
    send: (form: Omit<InputOf<Api['signUpNewsletter']>, 'proof'>) =>
      sendWithWork((proof) => browserApi.call('signUpNewsletter', { ...form, proof })),
    onDone: onAsked,
  });
  const { failure } = signUp;
  const busy = signUp.sending !== null;
  const { element, trap, isWrong, onSubmit } = useMailForm(email, failure, (website) => {
    void signUp.submit({ email, languageCode: language, source, source2, place: 'page', website });
  });
  useEarlyTyping(element, (typed) => setEmail(typed['email'] ?? ''));
  return (
    <form
      ref={element}
      method="post"
      action="/newsletter/sign-up"
      noValidate={isHydrated}
      className={styles.form}
      data-testid="newsletter-form"
      onSubmit={onSubmit}
    >
      {Object.entries({ language, source, source2, place: 'page' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FailureNotice
        text={
          failure &&
          failure.type !== 'invalid-email' &&
          !busy &&
          t(failure.status === 429 ? 'letters.newsletter.later' : 'letters.newsletter.failed')
        }
      />
      <MailField
        name="email"
        label={t('letters.field.email')}
        error={isWrong ? t('letters.invalid.email') : undefined}
        maxLength={254}
        required
        value={email}
        onValue={(value) => {
          setEmail(value);
          if (failure) signUp.dismiss();
        }}
      />
      <TrapField ref={trap} />
      <p>{t('shell.newsletter.consent')}</p>
      <PrivacyNote>{t('letters.newsletter.privacy')}</PrivacyNote>
      <SendButton busy={busy} working={working} sendingText={t('letters.newsletter.sending')}>
        {t('letters.newsletter.submit')}
      </SendButton>
    </form>
  );
}
