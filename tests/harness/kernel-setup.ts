import { buildSearchKernel } from '../../engines/search/makers/build-search-kernel.mjs';

/** Builds the search kernel as `bin/start` does, and the one with assertions that tests use. */
export default function setup(): void {
  buildSearchKernel('release');
  buildSearchKernel('debug');
}
