import type { ReactNode } from 'react';
import { planOfHome } from '../../../../domain/homes/plan-rooms.ts';
import { bedKinds, levelShowerCm } from '../../../../domain/home-facts.ts';
import { planInWords } from '../../../../texts/plan-words.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import styles from './parts.module.css';
import { RoomSketch } from './room-sketch.tsx';
import { WalkingScale } from './walking-scale.tsx';

/** Shows beds, accessibility and charging, in the landlord's measurements. Missing values are left out. */
export default function Measures({ home }: { home: HomeData['home'] }): ReactNode {
  const { t, format } = useTexts();
  const { bedRooms, floorPlan, access, charging } = home;
  const plan = floorPlan && planOfHome({ ...home, amenities: home.searchFilter, showsPlan: true });
  const rooms = bedRooms.map(({ beds, living }, index) => ({
    name: living ? t('object.beds.living') : t('object.beds.room', { number: index + 1 }),
    sketch: beds,
    beds: bedKinds
      .filter((kind) => (beds[kind] ?? 0) > 0)
      .map((kind) => t(`object.beds.${kind}`, { count: beds[kind]! }))
      .join(', '),
  }));
  const measures: string[] = [];
  if (access) {
    const { entranceSteps, doorWidthCm, showerThresholdCm, grabRails, parkingMetres } = access;
    if (entranceSteps !== null) measures.push(t('object.access.entranceSteps', { count: entranceSteps }));
    if (doorWidthCm !== null)
      measures.push(t('object.access.doorWidth', { width: format.number(doorWidthCm) }));
    if (showerThresholdCm === 0) measures.push(t('object.access.levelShower'));
    else if (showerThresholdCm !== null) {
      const height = format.number(showerThresholdCm);
      measures.push(
        showerThresholdCm <= levelShowerCm
          ? t('object.access.levelShowerThreshold', { height })
          : t('object.access.showerThreshold', { height }),
      );
    }
    if (grabRails === true) measures.push(t('object.access.grabRails'));
    if (parkingMetres !== null)
      measures.push(t('object.access.parking', { distance: format.number(parkingMetres) }));
  }
  const heading = measures.length === 0 ? 'chargingOnly' : charging ? 'heading' : 'accessOnly';
  return (
    <>
      <WalkingScale home={home} />
      {rooms.length > 0 && (
        <section aria-labelledby="beds" data-testid="beds">
          <h2 id="beds">{t('object.beds.heading')}</h2>
          <ul className={styles.rooms}>
            {rooms.map(({ name, beds, sketch }) => (
              <li key={name}>
                {!floorPlan && <RoomSketch beds={sketch} />}
                <span>
                  <b>{name}</b>
                  <br />
                  {beds}
                </span>
              </li>
            ))}
          </ul>
          {floorPlan && plan && (
            <figure className={styles.plan} data-testid="floor-plan">
              <img {...floorPlan} loading="lazy" decoding="async" alt={planInWords(plan, t)} />
              <figcaption>{t('object.plan.note')}</figcaption>
            </figure>
          )}
        </section>
      )}
      {(measures.length > 0 || charging) && (
        <section aria-labelledby="access" data-testid="access">
          <h2 id="access">{t(`object.access.${heading}`)}</h2>
          <ul className={styles.highlights}>
            {measures.map((measure) => (
              <li key={measure}>
                <Icon name="info" size={18} />
                {measure}
              </li>
            ))}
            {charging && (
              <li>
                <Icon name="info" size={18} />
                {t(charging.shared ? 'object.access.chargingShared' : 'object.access.charging', {
                  power: format.number(charging.kilowatts),
                  plug: t(`object.access.plug.${charging.plug}`),
                })}
              </li>
            )}
          </ul>
          <p>
            <small>{t('object.access.stated')}</small>
          </p>
        </section>
      )}
    </>
  );
}
