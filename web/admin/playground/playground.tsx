import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { WithListed } from '../editors/use-listed.tsx';

/** The editor and its validation are loaded only with this page of the room. */
const PlaygroundBoard = lazyPart(() => import('./playground-board.tsx'), 'playground-board');

export function Playground(): ReactNode {
  return <WithListed>{(listed) => <PlaygroundBoard listed={listed} />}</WithListed>;
}
