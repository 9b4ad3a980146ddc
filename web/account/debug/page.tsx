import type { ReactNode } from 'react';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { DebugFacts } from './debug-facts.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { AccountStates } from '../parts/account-states.tsx';
import styles from '../parts/account.module.css';
import { useOwnAccount } from '../use-own-account.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

export default function DebugPage(): ReactNode {
  const { t } = useTexts();
  const { own, reload } = useOwnAccount();
  const { account } = useVisitor();
  if (own.state !== 'ready') {
    return (
      <AccountStates title={t('account.debug.title')} failed={own.state === 'failed'} onRetry={reload} />
    );
  }
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('account.debug.title')}</h1>
      {account?.accountPermissions['userDebug.show'] ? <DebugFacts /> : <p>{t('account.debug.refused')}</p>}
    </div>
  );
}
