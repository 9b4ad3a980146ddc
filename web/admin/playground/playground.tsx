import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { WithListed } from '../editors/use-listed.tsx';

/** The editor and what checks its blocks come with the page that plays with them, and with no other of the room. */
const PlaygroundBoard = lazyPart(() => import('./playground-board.tsx'), 'playground-board');

export function Playground(): ReactNode {
  return <WithListed>{(listed) => <PlaygroundBoard listed={listed} />}</WithListed>;
}
