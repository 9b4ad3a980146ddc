import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { generalFailure } from '../../features/proof/failure-texts.ts';
import { InvalidLink } from '../parts/invalid-link.tsx';
import { Sheet, SheetForm } from '../parts/sheet.tsx';
import { useLinkSecret } from '../parts/use-link-secret.ts';
import { useAccountPaths } from '../use-account-paths.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

export default function DeletionStopPage(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAccountPaths();
  const stopID = useLinkSecret();
  const [isDone, setDone] = useState(false);
  const stop = useSubmit('stopDeletionByLink', { onDone: () => setDone(true) });
  const isInvalid = stopID === '' || stop.failure?.type === 'link-invalid';
  return (
    <Sheet
      title={t('account.deletionStop.title')}
      lead={isInvalid ? undefined : t('account.deletionStop.lead')}
    >
      {isInvalid ? (
        <InvalidLink
          text={t('account.deletionStop.invalid')}
          to={buildPath('UserLogin')}
          label={t('account.login.submit')}
        />
      ) : isDone ? (
        <Notice kind="success" role="status">
          <p>{t('account.deletionStop.done')}</p>
          <Link to={buildPath('UserPasswordRequest')}>{t('account.request.title')}</Link>
        </Notice>
      ) : (
        <SheetForm
          failure={generalFailure(stop.failure, t)}
          wrongField={null}
          attempt={0}
          busy={stop.sending !== null}
          submitLabel={t('account.deletionStop.title')}
          onSubmit={() => {
            if (stopID) void stop.submit({ stopID });
          }}
          testId="deletion-stop"
        >
          {null}
        </SheetForm>
      )}
    </Sheet>
  );
}
