import type { ReactNode } from 'react';
import { smallDifferenceMax } from '../../../domain/manual-postings.ts';
import type { Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

/** Links to a draft that writes off the rest of a transfer. Shown only for small amounts. */
export function WriteOffLink({ transferID, rest }: { transferID: number; rest: Euros }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  if (rest * 100 > smallDifferenceMax) return null;
  const query = new URLSearchParams({ new: 'smallDifference', transfer: String(transferID) });
  return (
    <Link to={`${buildPath('AdminManualPostings')}?${query.toString()}`}>{t('money.match.writeOff')}</Link>
  );
}
