import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import type { OperatorState } from './operator-state.ts';

/** Shows the providers of mail and card payments, which the server's configuration sets, and tests them. */
export function Providers({ state }: { state: OperatorState }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  return (
    <Card className={styles.stack}>
      <p>{t(`operator.mailIs.${state.mail}`)}</p>
      <ProviderTest provider="mail" label={t('operator.testMail')} isFiled={state.mail === 'folder'} />
      <p>{t(`operator.cardsAre.${state.cards}`)}</p>
      {state.cards !== 'none' && <ProviderTest provider="cards" label={t('operator.testCards')} />}
      <p>
        <Link to={buildPath('AdminLaunch')}>{t('operator.toLaunch')}</Link>
      </p>
    </Card>
  );
}

function ProviderTest({
  provider,
  label,
  isFiled = false,
}: {
  provider: 'mail' | 'cards';
  label: string;
  /** True if mails are only written as files, so that a test proves nothing. */
  isFiled?: boolean;
}): ReactNode {
  const { t, language } = useTexts();
  const [seen, setSeen] = useState<{ works: boolean; detail: string } | null>(null);
  const test = useSubmit('testProvider', { onDone: setSeen });
  return (
    <>
      <p className={styles.actions}>
        <Button
          busy={test.sending !== null}
          onClick={() => void test.submit({ provider, languageCode: language })}
        >
          {label}
        </Button>
      </p>
      <FailureNotice kind="warning" text={test.failure && t('admin.failed')} />
      {seen && (
        <Notice kind={seen.works && !isFiled ? 'success' : 'warning'} role="status">
          {seen.works && isFiled
            ? t('operator.mailFiled')
            : t(seen.works ? 'operator.works' : 'operator.fails', { detail: seen.detail })}
        </Notice>
      )}
    </>
  );
}
