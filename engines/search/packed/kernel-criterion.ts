import type { FilterKey } from '../../../domain/search-filter.ts';

/** One set filter in the form of the kernel. */
export interface KernelCriterion {
  key: FilterKey;
  kind: number;
  value: number;
}
