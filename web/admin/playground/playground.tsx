import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { WithListed } from '../editors/use-listed.tsx';

/** Lazily loaded, because no other staff page needs the editor and its validation. */
const PlaygroundBoard = lazyPart(() => import('./playground-board.tsx'), 'playground-board');

export function Playground(): ReactNode {
  return <WithListed>{(listed) => <PlaygroundBoard listed={listed} />}</WithListed>;
}
