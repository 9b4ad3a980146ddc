export function buildSearchKernel(): void;
