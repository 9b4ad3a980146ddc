import { useState, type ReactNode } from 'react';
import { isEmail } from '../../../domain/reachable.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { generalFailure } from '../../features/proof/failure-texts.ts';
import { SentMail } from '../parts/sent-mail.tsx';
import { Sheet, SheetForm } from '../parts/sheet.tsx';
import { useAccountPaths } from '../use-account-paths.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

export default function PasswordRequestPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAccountPaths();
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useSubmit('requestPassword', {
    onDone: (_answer, { user }) => setSentTo(user.email.trim()),
  });
  const isValid = isEmail(email.trim());
  const login = <Link to={buildPath('UserLogin')}>{t('account.request.login')}</Link>;
  if (sentTo !== null) {
    return (
      <SentMail
        title={t('account.request.sentTitle')}
        text={t('account.request.sentText', { email: sentTo })}
        hint={t('account.registration.sentHint')}
      >
        {login}
      </SentMail>
    );
  }
  const error = attempt > 0 && !isValid ? t('account.invalidEmail') : undefined;
  return (
    <Sheet title={t('account.request.title')} lead={t('account.request.lead')} below={login}>
      <SheetForm
        failure={generalFailure(request.failure, t)}
        wrongField={error ? 'email' : null}
        attempt={attempt}
        busy={request.sending !== null}
        submitLabel={t('account.request.submit')}
        onEarly={(typed) => setEmail(typed['email'] ?? '')}
        onSubmit={() => {
          setAttempt(attempt + 1);
          if (isValid) void request.submit({ user: { email, language } });
        }}
        testId="password-request"
      >
        <EmailField label={t('account.email')} error={error} value={email} onChange={setEmail} />
      </SheetForm>
    </Sheet>
  );
}
