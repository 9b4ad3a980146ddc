import { buildSearchKernel } from '../../scripts/build-search-kernel.mjs';

/** The engine's kernel, as `bin/start` would have built it. */
export default function setup(): void {
  buildSearchKernel();
}
