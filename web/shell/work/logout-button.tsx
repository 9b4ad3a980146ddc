import type { ReactNode } from 'react';
import { addEndpoints } from '../../app/api/browser-api.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import styles from './work-shell.module.css';

addEndpoints(endpointPaths);

/** Ends the session from any page of a work room, because computers of an office have more than one user. */
export function LogoutButton({ accountPath }: { accountPath: string }): ReactNode {
  const { t } = useTexts();
  const { account } = useVisitor();
  // The account's page redirects logged-out visitors to the login.
  const { submit, sending } = useSubmit('logout', { onDone: () => location.assign(accountPath) });
  if (account === null) return null;
  return (
    <button
      type="button"
      className={styles.logout}
      disabled={sending !== null}
      onClick={() => void submit({})}
      data-testid="work-logout"
    >
      {t('work.logout')}
    </button>
  );
}
