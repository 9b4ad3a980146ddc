import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';

const noFilter = {};

/** Explains why the viewer may not see a page. Granted permissions may be waiting for a second factor. */
export function Refused({ accountPath }: { accountPath: string }): ReactNode {
  const { t } = useTexts();
  const { answer, failure } = useCall('getAccount', noFilter);
  if (!answer && !failure) return null;
  const waitsForFactor = answer !== null && answer.secondFactor.needed && !answer.secondFactor.totp;
  return (
    <Notice kind="warning" role="alert" title={t(waitsForFactor ? 'admin.rightsWait' : 'admin.refused')}>
      <p>{t(waitsForFactor ? 'admin.rightsWaitText' : 'admin.refusedText')}</p>
      <p>
        <Link to={accountPath}>{t(waitsForFactor ? 'admin.toFactor' : 'admin.toAccount')}</Link>
      </p>
    </Notice>
  );
}
