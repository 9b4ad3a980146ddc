import type { ReactNode } from 'react';
import { smallDifferenceMax } from '../../../domain/manual-postings.ts';
import type { Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

/** Leads to the draft that writes off what is left of a transfer, if it is little. */
export function WriteOffLink({ transferID, rest }: { transferID: number; rest: Euros }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  if (rest * 100 > smallDifferenceMax) return null;
  const query = new URLSearchParams({ new: 'smallDifference', transfer: String(transferID) });
  return (
    <Link to={`${buildPath('AdminManualPostings')}?${query.toString()}`}>{t('money.match.writeOff')}</Link>
  );
}
