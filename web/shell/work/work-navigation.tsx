import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../components/link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { findCurrentPlace } from './find-current-place.ts';
import styles from './work-shell.module.css';

export interface WorkPlace {
  path: string;
  label: string;
  /** Number of items that wait there; absent if it is unknown. */
  waiting?: { count: number; spoken: string } | undefined;
}

export interface WorkGroup {
  name: string;
  /** Absent for places that need no heading. */
  label?: string;
  places: readonly WorkPlace[];
}

/** Shows the places of a room in groups, and marks the current one. */
export function WorkNavigation({ groups }: { groups: readonly WorkGroup[] | null }): ReactNode {
  const id = useId();
  const { pathname } = useLocation();
  if (groups === null) {
    return (
      <div className={styles.waiting} aria-hidden="true">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  const current = findCurrentPlace(
    groups.flatMap(({ places }) => places.map(({ path }) => path)),
    pathname,
  );
  return groups.map(({ name, label, places }) => (
    <div key={name} className={styles.group}>
      {label !== undefined && (
        <p id={`${id}-${name}`} className={styles.label}>
          {label}
        </p>
      )}
      <ul {...(label !== undefined && { 'aria-labelledby': `${id}-${name}` })}>
        {places.map((place) => (
          <li key={place.path}>
            <Link
              to={place.path}
              className={styles.place}
              // A page below a place belongs to it, but is not the place's own page.
              aria-current={place.path === current ? (place.path === pathname ? 'page' : 'true') : undefined}
            >
              <span>{place.label}</span>
              {place.waiting !== undefined && place.waiting.count > 0 && (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {place.waiting.count}
                  </span>
                  <span className="visually-hidden">{place.waiting.spoken}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
