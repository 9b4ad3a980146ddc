import type { ReactNode } from 'react';
import type { BlockOf, ContentPicture } from '../../../../domain/content-blocks.ts';
import { Picture } from '../../../components/picture.tsx';
import { useTargets } from '../content-context.ts';
import styles from './picture-blocks.module.css';

function ContentImage({ picture, sizes }: { picture: ContentPicture; sizes: string }): ReactNode {
  const base = useTargets().pictures[picture.scene];
  return base === undefined ? null : (
    <Picture src={base} alt={picture.alt} sizes={sizes} className={styles.image} />
  );
}

export function PictureBlock({ block: { picture, caption } }: { block: BlockOf<'picture'> }): ReactNode {
  return (
    <figure className={styles.picture}>
      <ContentImage picture={picture} sizes="(min-width: 992px) 760px, 94vw" />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

export function GalleryBlock({ block: { pictures } }: { block: BlockOf<'gallery'> }): ReactNode {
  return (
    <ul className={styles.gallery}>
      {pictures.map((picture) => (
        <li key={picture.scene}>
          <ContentImage picture={picture} sizes="(min-width: 768px) 370px, 94vw" />
        </li>
      ))}
    </ul>
  );
}
