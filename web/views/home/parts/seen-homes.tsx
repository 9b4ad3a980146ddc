import { useEffect, useState, type ReactNode } from 'react';
import { browserApi } from '../../../app/api/browser-api.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { toCardHome, type CardHome } from '../../../features/home/card-home.ts';
import { HomeGrid } from '../../../features/home-card/home-grid.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import styles from '../home-view.module.css';

const shown = 3;

/** The visitor's own: homes that they looked at before this one. */
export default function SeenHomes({ objectNumber }: { objectNumber: number }): ReactNode {
  const { t, language } = useTexts();
  const { lastSeen } = useVisitor();
  const [homes, setHomes] = useState<readonly CardHome[]>([]);
  const key = lastSeen
    .filter((number) => number !== objectNumber)
    .slice(0, shown)
    .join();

  useEffect(() => {
    if (key === '') return;
    const cancel = new AbortController();
    browserApi
      .call(
        'getObjectsInternal',
        { objectNumbers: key.split(',').map(Number), languageCode: language },
        { signal: cancel.signal },
      )
      .then(
        (found) =>
          setHomes(
            found
              .filter(({ active }) => active)
              .map(({ objectNumber: { value }, ...summary }) =>
                toCardHome({ ...summary, objectNumber: value, priceObject: null }),
              ),
          ),
        // What was seen before is a convenience.
        () => setHomes([]),
      );
    return () => cancel.abort();
  }, [key, language]);

  if (homes.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="seen" data-testid="seen-homes">
      <h2 id="seen">{t('object.seen')}</h2>
      <HomeGrid homes={homes} />
    </section>
  );
}
