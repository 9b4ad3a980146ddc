import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { generalFailure } from '../../features/proof/failure-texts.ts';
import { InvalidLink } from '../parts/invalid-link.tsx';
import { Sheet, SheetForm } from '../parts/sheet.tsx';
import { useAccountPaths } from '../use-account-paths.ts';
import { FactorFields } from './factor-fields.tsx';
import { readTicket } from './ticket.ts';
import { useEntry } from './use-entry.ts';

/** Opening the link has no effect. Its button logs the visitor in, in the browser that requested the link. */
export function LinkEntry({ loginID }: { loginID: string }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAccountPaths();
  const [ticket] = useState(readTicket);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { entry, asksCode } = useEntry();
  const isInvalid = ticket === null || entry.failure?.type === 'link-invalid';
  return (
    <Sheet title={t('account.loginLink.title')} lead={isInvalid ? undefined : t('account.loginLink.open')}>
      {isInvalid ? (
        <InvalidLink
          title={ticket === null ? t('account.loginLink.otherTitle') : undefined}
          text={t(ticket === null ? 'account.loginLink.otherText' : 'account.loginLink.invalidText')}
          to={buildPath('UserLoginLink')}
          label={t('account.loginLink.again')}
        />
      ) : (
        <SheetForm
          failure={generalFailure(entry.failure, t)}
          wrongField={asksCode ? 'code' : null}
          attempt={attempt}
          busy={entry.sending !== null}
          submitLabel={t('account.loginLink.submit')}
          onSubmit={() => {
            setAttempt(attempt + 1);
            void entry.submit({ ticket, loginID, ...(code.trim() !== '' && { code }) });
          }}
          testId="login-by-link"
        >
          <FactorFields asksCode={asksCode} failure={entry.failure} code={code} onChange={setCode} />
        </SheetForm>
      )}
    </Sheet>
  );
}
