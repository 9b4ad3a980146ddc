import { useState, type ReactNode } from 'react';
import type { HomeGroup } from '../../../contract/search/find-home-groups.ts';
import { inTown } from '../../../domain/in-town.ts';
import { placeLine } from '../../../domain/place-line.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { GroupSteps } from './group-steps.tsx';
import { groupKey } from './search-query.ts';
import styles from './home-groups.module.css';

/** Two or three homes as one result with one sum. */
export function GroupCard({ group }: { group: HomeGroup }): ReactNode {
  const { t, format, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [first] = group.homes;
  const { place, region } = first!.locations;
  return (
    <article
      className={styles.card}
      tabIndex={-1}
      data-group={groupKey(group)}
      data-testid="group-card"
      data-sum={group.priceComplete}
    >
      <div className={styles.pictures}>
        {group.homes.map(({ objectNumber, images: [image] }) => (
          <div key={objectNumber} className={styles.picture}>
            {image && (
              <Picture
                src={image.cdn + image.src}
                alt=""
                sizes="(min-width: 768px) 260px, 50vw"
                maxWidth={725}
              />
            )}
          </div>
        ))}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          {t('groups.card.title', {
            count: group.homes.length,
            where: inTown(placeLine(place, region), language),
          })}
        </h3>
        <ul className={styles.homes}>
          {group.homes.map((home) => (
            <li key={home.objectNumber}>
              {home.title}{' '}
              <span className={styles.note}>
                {t('groups.card.home', {
                  persons: t('groups.card.persons', { count: home.personsMax }),
                  price: format.money(home.priceObject.priceComplete),
                })}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {t('groups.card.facts', {
            capacity: t('groups.card.persons', { count: group.capacity }),
            distance: format.number(group.metres),
          })}
        </p>
        <p className={styles.sum}>
          <span>{t('groups.card.sum')}</span>
          <strong>{format.money(group.priceComplete)}</strong>
        </p>
        <Button
          variant="primary"
          className={styles.start}
          onClick={() => setOpen(true)}
          data-testid="open-group-steps"
        >
          {t('groups.card.open')}
        </Button>
      </div>
      {isOpen && <GroupSteps group={group} onClose={() => setOpen(false)} />}
    </article>
  );
}
