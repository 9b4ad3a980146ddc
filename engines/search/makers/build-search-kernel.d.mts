export function buildSearchKernel(build?: 'release' | 'debug'): void;
