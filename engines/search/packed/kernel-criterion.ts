import type { FilterKey } from '../../../domain/search-filter.ts';

/** A filter that is set, as numbers for the kernel. */
export interface KernelCriterion {
  key: FilterKey;
  kind: number;
  value: number;
}
