export type { CachedPage } from './cached-page.ts';
export { hashInlineScripts } from './inline-scripts.ts';
export {
  createPageCache,
  type PageCache,
  type PageCacheState,
  type RenderedPage,
  type RenderUnlessSame,
} from './page-cache.ts';
export { encodingFor, packQuickly, type Encoding } from './page-encoding.ts';
