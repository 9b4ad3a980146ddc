import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import styles from './landlord.module.css';

/** Tells members of a team for whom they work; nothing for those who let homes themselves. */
export function WorkingFor(): ReactNode {
  const permissions = useVisitor().account?.accountPermissions;
  return permissions &&
    permissions['homes.owner'] !== true &&
    (permissions['changeovers.own'] === true || permissions['money.own'] === true) ? (
    <Businesses />
  ) : null;
}

function Businesses(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const { answer } = useOwnCall('getMemberships', { languageCode: language });
  if (!answer || answer.memberships.length === 0) return null;
  return (
    <p className={styles.soft}>
      {t('landlord.team.own.workingFor', {
        names: answer.memberships.map(({ business }) => business).join(', '),
      })}{' '}
      <Link to={buildPath('LandlordTeam')}>{t('landlord.team.own.manage')}</Link>
    </p>
  );
}
