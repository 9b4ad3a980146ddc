import { chooseKernelBuild } from '../../engines/search/packed/kernel.ts';

/** Tests search with kernel assertions; SEARCH_KERNEL=release selects the kernel of the product. */
chooseKernelBuild(process.env.SEARCH_KERNEL === 'release' ? 'release' : 'debug');
