import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { Link } from '../../components/link.tsx';
import { SentMail } from '../parts/sent-mail.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { storeRegistrationTicket } from '../parts/registered-here.ts';
import { useAccountPaths } from '../use-account-paths.ts';
import { RegistrationForm } from './registration-form.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

export default function RegistrationPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAccountPaths();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [ticket] = useState(() => crypto.randomUUID());
  const register = useSubmit('register', {
    send: (body: Omit<InputOf<Api['register']>, 'ticket'>) =>
      browserApi.call('register', { ...body, ticket }),
    onDone(_answer, { user }) {
      storeRegistrationTicket(ticket);
      setSentTo(user.email.trim());
    },
  });
  if (sentTo !== null) {
    return (
      <SentMail
        title={t('account.registration.sentTitle')}
        text={t('account.registration.sentText', { email: sentTo })}
        hint={t('account.registration.sentHint')}
      >
        <Button onClick={() => setSentTo(null)}>{t('account.registration.again')}</Button>
      </SentMail>
    );
  }
  return (
    <Sheet
      title={t('account.registration.title')}
      lead={t('account.registration.lead')}
      below={
        <>
          <span>
            {t('account.registration.have')}{' '}
            <Link to={buildPath('UserLogin')}>{t('account.login.submit')}</Link>
          </span>
          <span>
            {t('account.join.guest')}{' '}
            <Link to={buildPath('UserBusinessRegistration')}>{t('account.join.offerLink')}</Link>
          </span>
        </>
      }
    >
      <RegistrationForm
        failure={register.failure}
        busy={register.sending !== null}
        onChange={register.dismiss}
        onSubmit={(user) => void register.submit({ user: { ...user, language } })}
      />
    </Sheet>
  );
}
