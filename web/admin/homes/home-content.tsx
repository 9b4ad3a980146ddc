import { Suspense, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useNear } from '../../components/use-near.ts';
import { altText } from '../../features/gallery/picture-words.ts';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import own from './home-content.module.css';
import type { load } from './load.ts';

const DraftView = lazyPart(() => import('../../views/home/draft-view.tsx'), 'draft-view');

/**
 * Shows everything that guests will see of a home: photos at once, the rest on request. It is loaded when it scrolls
 * into view.
 */
export function HomeContent({
  objectNumber,
  previewPath,
}: {
  objectNumber: number;
  previewPath: string;
}): ReactNode {
  const { t, language } = useTexts();
  const { paymentWays } = useLoaderData<typeof load>();
  const [place, isNear] = useNear<HTMLDivElement>();
  const { answer, failure, retry } = useCall(
    'getHomePreview',
    isNear ? { objectNumber, languageCode: language } : null,
  );
  return (
    <div ref={place} className={styles.stack} data-testid="home-content">
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <>
          <ul className={own.photos}>
            {answer.home.images.map((image) => (
              <li key={image.no}>
                <a href={`${image.cdn}${image.src}-1450x900.webp`} target="_blank" rel="noreferrer">
                  <img
                    src={`${image.cdn}${image.src}-250x155.webp`}
                    alt={altText(t, image, answer.home.title)}
                    width={250}
                    height={155}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
          <p>
            <Link to={previewPath} target="_blank">
              {t('admin.homes.preview')}
            </Link>
          </p>
          <details>
            <summary className={styles.summary}>{t('admin.homes.everything')}</summary>
            <Suspense fallback={null}>
              <DraftView home={answer.home} today={answer.today} paymentWays={paymentWays} aside={null} />
            </Suspense>
          </details>
        </>
      )}
    </div>
  );
}
