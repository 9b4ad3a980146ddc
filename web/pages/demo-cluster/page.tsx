import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { PricePin } from '../../features/map/price-pin.tsx';
import { pinText } from '../../features/map/pin-text.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { ClusterData, ClusterStep } from './load.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

export default function DemoClusterPage(): ReactNode {
  const { texts, steps } = useLoaderData<ClusterData>();
  const { format } = useTexts();
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.intro}>
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
      </header>
      {steps.every(({ count }) => count === 0) && <p>{texts.none}</p>}
      {steps
        .filter(({ count }) => count > 0)
        .map((step) => (
          <section key={step.zoom} aria-labelledby={`zoom-${step.zoom}`} className={styles.step}>
            <h2 id={`zoom-${step.zoom}`}>
              {texts.zoom} {step.zoom}
              <small>
                {format.number(step.count)} {texts.groups}
              </small>
            </h2>
            <Sheet step={step} />
          </section>
        ))}
    </div>
  );
}

function Sheet({ step: { clusters } }: { step: ClusterStep }): ReactNode {
  const texts = useTexts();
  const [chosen, choose] = useState<number | null>(null);
  return (
    <ul className={styles.sheet}>
      {clusters.map((cluster, index) => (
        <li key={`${cluster.lat} ${cluster.lon}`} className={styles.place}>
          <PricePin
            count={cluster.count}
            {...pinText(texts, cluster, undefined, {})}
            isHighlighted={chosen === index}
            isChosen={chosen === index}
            onChoose={() => choose(index)}
            onPoint={() => undefined}
          />
        </li>
      ))}
    </ul>
  );
}
