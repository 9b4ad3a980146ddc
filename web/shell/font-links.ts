import type { LinksFunction } from 'react-router';
import figtree from '../components/fonts/figtree.woff2?url';
import fraunces from '../components/fonts/fraunces.woff2?url';

/** Both fonts are on every page: they are fetched before a style sheet names them. */
export const fontLinks: LinksFunction = () =>
  [figtree, fraunces].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));
