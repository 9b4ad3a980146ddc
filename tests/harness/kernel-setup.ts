import { buildSearchKernel } from '../../engines/search/makers/build-search-kernel.mjs';

/** Builds the engine's kernel as `bin/start` would, and the one with assertions that the tests run on. */
export default function setup(): void {
  buildSearchKernel('release');
  buildSearchKernel('debug');
}
