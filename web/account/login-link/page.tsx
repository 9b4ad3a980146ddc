import { useState, type ReactNode } from 'react';
import { isEmail } from '../../../domain/reachable.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { generalFailure } from '../../features/proof/failure-texts.ts';
import { Sheet, SheetForm } from '../parts/sheet.tsx';
import { useLinkSecret } from '../parts/use-link-secret.ts';
import { useAccountPaths } from '../use-account-paths.ts';
import { CodeEntry } from './code-entry.tsx';
import { LinkEntry } from './link-entry.tsx';
import { storeTicket } from './ticket.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

/** Requests a link for logging in without a password. The link leads to the same page. */
export default function LoginLinkPage(): ReactNode {
  const loginID = useLinkSecret();
  return loginID ? <LinkEntry loginID={loginID} /> : <LinkRequest />;
}

function LinkRequest(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAccountPaths();
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<{ email: string; ticket: string } | null>(null);
  const request = useSubmit('requestLoginLink', {
    onDone({ ticket }, { user }) {
      storeTicket(ticket);
      setSent({ email: user.email.trim(), ticket });
    },
  });
  const isValid = isEmail(email.trim());
  if (sent) return <CodeEntry {...sent} />;
  const error = attempt > 0 && !isValid ? t('account.invalidEmail') : undefined;
  return (
    <Sheet
      title={t('account.loginLink.title')}
      lead={t('account.loginLink.lead')}
      below={<Link to={buildPath('UserLogin')}>{t('account.loginLink.login')}</Link>}
    >
      <SheetForm
        failure={generalFailure(request.failure, t)}
        wrongField={error ? 'email' : null}
        attempt={attempt}
        busy={request.sending !== null}
        submitLabel={t('account.loginLink.ask')}
        onEarly={(typed) => setEmail(typed['email'] ?? '')}
        onSubmit={() => {
          setAttempt(attempt + 1);
          if (isValid) void request.submit({ user: { email, language } });
        }}
        testId="login-link-request"
      >
        <EmailField label={t('account.email')} error={error} value={email} onChange={setEmail} />
      </SheetForm>
    </Sheet>
  );
}
