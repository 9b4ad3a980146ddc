import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import styles from '../parts/account.module.css';
import { generalFailure } from '../../features/proof/failure-texts.ts';
import { InvalidLink } from '../parts/invalid-link.tsx';
import { SentMail } from '../parts/sent-mail.tsx';
import { Sheet, SheetForm } from '../parts/sheet.tsx';
import { useLinkSecret } from '../parts/use-link-secret.ts';
import { useAccountPaths } from '../use-account-paths.ts';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

/**
 * Confirms the address of a business. The visitor has to press a button, because mail scanners open links
 * automatically.
 */
export default function BusinessConfirmPage(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAccountPaths();
  const { homePath } = useLoaderData<typeof load>();
  const confirmID = useLinkSecret();
  const [isDone, setDone] = useState(false);
  const confirm = useSubmit('confirmBusiness', { onDone: () => setDone(true) });
  const isInvalid = confirmID === '' || confirm.failure?.type === 'link-invalid';
  if (isDone) {
    return (
      <SentMail title={t('account.join.confirm.doneTitle')} text={t('account.join.confirm.doneText')}>
        <ButtonLink to={homePath}>{t('account.join.confirm.home')}</ButtonLink>
      </SentMail>
    );
  }
  return (
    <Sheet
      title={t('account.join.confirm.title')}
      lead={isInvalid ? undefined : t('account.join.confirm.lead')}
      below={!isInvalid && <span className={styles.soft}>{t('account.join.confirm.notYou')}</span>}
    >
      {isInvalid ? (
        <InvalidLink
          text={t('account.join.confirm.invalidText')}
          to={buildPath('UserBusinessRegistration')}
          label={t('account.join.offerLink')}
        />
      ) : (
        <SheetForm
          failure={generalFailure(confirm.failure, t)}
          wrongField={null}
          attempt={0}
          busy={confirm.sending !== null}
          submitLabel={t('account.join.confirm.submit')}
          onSubmit={() => {
            if (confirmID) void confirm.submit({ confirmID });
          }}
          testId="business-confirm"
        >
          {null}
        </SheetForm>
      )}
    </Sheet>
  );
}
