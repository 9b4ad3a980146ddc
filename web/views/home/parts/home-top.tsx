import type { ReactNode } from 'react';
import { placeLine } from '../../../../domain/place-line.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Breadcrumb } from '../../../components/breadcrumb.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { ChosenStay } from '../../../features/chosen-stay/use-chosen-stay.ts';
import { Gallery, preloadFirst } from '../../../features/gallery/gallery.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import { Rating } from '../../../features/ratings/rating.tsx';
import { WatchButton } from '../../../features/watch-button/watch-button.tsx';
import { snapshotFromChoice } from '../choice-snapshot.ts';
import styles from '../home-view.module.css';
import { ShareActions } from './share-actions.tsx';

interface TopOfHome {
  home: Pick<
    HomeData['home'],
    'objectNumber' | 'breadcrumb' | 'locations' | 'images' | 'landlord' | 'ratingAverage' | 'ratingCount'
  >;
  title: string;
  /** The form for a question to the host; empty if there is none. */
  askPath: string;
  chosen: ChosenStay;
}

export function HomeTop({ home, title, askPath, chosen }: TopOfHome): ReactNode {
  const { t } = useTexts();
  const { breadcrumb, images } = home;
  preloadFirst(images);
  return (
    <>
      <Breadcrumb label={t('shell.breadcrumb')} crumbs={breadcrumb} />
      <Header {...{ home, title, askPath, chosen }} />
      <div className={styles.picture}>
        <Gallery images={images} title={title} />
      </div>
    </>
  );
}

function Header({
  home: { objectNumber, locations, landlord, ratingAverage, ratingCount },
  title,
  askPath,
  chosen,
}: TopOfHome): ReactNode {
  const { t } = useTexts();
  return (
    <header className={styles.header}>
      <div>
        <h1>{title}</h1>
        <p className={styles.place}>
          <span className={styles.pinned}>
            <Icon name="pin" size={20} />
            {placeLine(locations.place, locations.region, locations.country)}
          </span>
          {ratingCount > 0 && ratingAverage !== null && (
            <a href="#ratings" className={styles.toRatings}>
              <Rating average={ratingAverage} count={ratingCount} large />
            </a>
          )}
          {landlord.isReachable && askPath !== '' && (
            <a href={askPath} rel="nofollow" className={styles.ask}>
              {t('object.box.ask')}
            </a>
          )}
        </p>
      </div>
      <div className={styles.watch}>
        <ShareActions title={title} />
        <WatchButton
          objectNumber={objectNumber}
          title={title}
          snapshot={snapshotFromChoice(chosen.stay, chosen.isSet, chosen.price)}
          withLabel
        />
      </div>
    </header>
  );
}
