import { lazyPart } from '../../components/lazy-part.tsx';

/** The editor and what checks its blocks come with the page that plays with them, and with no other of the room. */
export const Playground = lazyPart(() => import('./playground-board.tsx'), 'playground-board');
