import type { ReactNode } from 'react';
import { inTown } from '../../../../domain/in-town.ts';
import { isRecommended } from '../../../../domain/recommended-home.ts';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import { dogsAllowed } from './dogs-allowed.ts';
import styles from './parts.module.css';

export function Facts({ home }: { home: HomeData['home'] }): ReactNode {
  const { t, format, language } = useTexts();
  const metres = (distance: number): string =>
    distance < 1000
      ? t('object.fact.metres', { distance: format.number(distance) })
      : t('object.fact.kilometres', { distance: format.number(Math.round(distance / 100) / 10) });
  const facts: (readonly [IconName, string])[] = [
    ...(isRecommended(home) ? [['star', t('object.fact.recommended')] as const] : []),
    ['persons', t('object.fact.persons', { count: home.personsMax })],
    ['bed', t('object.fact.sleepingRooms', { count: home.countRoomsSleeping })],
    ['bath', t('object.fact.bathRooms', { count: home.countRoomsBath })],
  ];
  if (home.squaremeterLiving > 0)
    facts.push(['area', t('object.fact.area', { area: format.number(home.squaremeterLiving) })]);
  if (home.squaremeterComplete) {
    facts.push(['leaf', t('object.fact.plot', { area: format.number(home.squaremeterComplete) })]);
  }
  facts.push(['dog', dogsAllowed(home, t)]);
  for (const [key, icon] of [
    ['sea', 'wave'],
    ['lake', 'wave'],
    ['skilift', 'pin'],
    ['skiloipe', 'pin'],
  ] as const) {
    const distance = home.distances[key];
    if (distance === null) continue;
    facts.push([icon, t(`object.fact.${key}`, { distance: metres(distance) })]);
  }
  if (home.objectDTV !== null) facts.push(['star', t('object.classified.dtv', { count: home.objectDTV })]);
  if (home.objectSTV !== null) facts.push(['star', t('object.classified.stv', { count: home.objectSTV })]);
  if (home.freeCancel && home.freeCancelDays !== null)
    facts.push(['shield', t('object.fact.freeCancel', { count: home.freeCancelDays })]);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={styles.factsName}>
        {t('object.facts', {
          kind: t(`object.kind.${home.kind}`),
          where: inTown(home.locations.place, language),
        })}
      </h2>
      <ul className={styles.facts}>
        {facts.map(([icon, label]) => (
          <li key={label}>
            <Icon name={icon} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
