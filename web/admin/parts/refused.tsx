import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';

const everything = {};

/** Says why somebody may not see a page, and what to do: rights that somebody has may wait for the second factor of the login. */
export function Refused({ accountPath }: { accountPath: string }): ReactNode {
  const { t } = useTexts();
  const { answer, failure } = useCall('getAccount', everything);
  if (!answer && !failure) return null;
  const waits = answer !== null && answer.secondFactor.needed && !answer.secondFactor.totp;
  return (
    <Notice kind="warning" role="alert" title={t(waits ? 'admin.rightsWait' : 'admin.refused')}>
      <p>{t(waits ? 'admin.rightsWaitText' : 'admin.refusedText')}</p>
      <p>
        <Link to={accountPath}>{t(waits ? 'admin.toFactor' : 'admin.toAccount')}</Link>
      </p>
    </Notice>
  );
}
