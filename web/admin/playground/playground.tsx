import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ContentLoader } from '../editors/content-loader.tsx';

/** Lazily loaded, because no other staff page needs the editor and its validation. */
const PlaygroundBoard = lazyPart(() => import('./playground-board.tsx'), 'playground-board');

export function Playground(): ReactNode {
  return <ContentLoader>{(listed) => <PlaygroundBoard listed={listed} />}</ContentLoader>;
}
