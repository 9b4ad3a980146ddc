import { chooseKernelBuild } from '../../engines/search/packed/kernel.ts';

/** Tests search with assertions; SEARCH_KERNEL=release runs them with the kernel of the product. */
chooseKernelBuild(process.env.SEARCH_KERNEL === 'release' ? 'release' : 'debug');
