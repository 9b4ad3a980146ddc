import type { ReactNode } from 'react';
import type { AdminRouteName } from '../../../domain/admin-routes.ts';
import type { FactPart } from '../../../domain/operator/facts.ts';
import type { LaunchLine, LookedAtLine } from '../../../domain/operator/launch-lines.ts';
import { launchDetail } from '../../../domain/operator/launch-words.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import own from '../operator/operator.module.css';
import styles from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';
import type { LaunchPlaces } from './load.ts';

/** The place where each line can be fixed: a page, or a step of the operator's facts. */
const fixPlaces: Partial<Record<LaunchLine, AdminRouteName | FactPart | 'providers'>> = {
  name: 'site',
  company: 'company',
  contact: 'office',
  bank: 'money',
  samples: 'company',
  mail: 'providers',
  mailAnswer: 'providers',
  cards: 'providers',
  home: 'AdminHomes',
  administrator: 'AdminPeople',
};

export function LaunchListLine({
  line,
  isRequired,
  state,
  detail,
  pages,
  registration,
}: LookedAtLine & LaunchPlaces): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const place = fixPlaces[line];
  const href =
    place === undefined
      ? null
      : place.startsWith('Admin')
        ? buildPath(place as AdminRouteName)
        : `${buildPath('AdminOperator')}#${place}`;
  const entries = detail.split(', ');
  const missingPages = entries.flatMap((entry) => pages[entry] ?? []);
  const notes = [
    ...(state === 'unneeded' ? [] : [t(isRequired ? 'operator.launch.required' : 'operator.launch.advised')]),
    ...(detail === '' || missingPages.length > 0
      ? []
      : [launchDetail(t, { line, state, detail }, (iso) => format.moment(iso))]),
  ];
  return (
    <li className={own.line}>
      <div className={styles.stack}>
        <strong>{t(`operator.launch.line.${line}`)}</strong>
        {notes.length > 0 && <span className={styles.soft}>{notes.join(' · ')}</span>}
        {state === 'open' && t.has(`operator.launch.how.${line}`) && (
          <span className={styles.soft}>{t(`operator.launch.how.${line}`)}</span>
        )}
        {state === 'open' && line === 'home' && (
          <span className={styles.soft}>
            {t('operator.launch.registration')} <a href={registration}>{registration}</a>
          </span>
        )}
        {missingPages.map(({ path, title, language }) => (
          <Link key={`${path} ${language}`} to={path} lang={language} className={styles.file}>
            {`${title} (${language.toUpperCase()})`}
          </Link>
        ))}
        {state === 'open' && href !== null && (
          <Link to={href} className={styles.file}>
            {t('operator.launch.go')}
          </Link>
        )}
      </div>
      <span className={own[state]}>{t(`operator.launch.state.${state}`)}</span>
    </li>
  );
}
