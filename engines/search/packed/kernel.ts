import { readFileSync } from 'node:fs';
import { arena, contexts, layoutVersion } from './layout.ts';

export interface KernelContext {
  /** Address of this query's memory; `contextParts` gives the offsets. */
  address: number;
  beginSearch(): void;
  /** Executes one step; false once the answer is complete, after which no step may follow. */
  searchOn(): boolean;
  finishSearch(): void;
  priceStatistics(): void;
  selectRange(order: number, from: number, until: number): void;
  findPageArrivals(count: number): void;
}

/** The kernel: a query context and the functions that change homes. */
export interface Kernel extends KernelContext {
  build: KernelBuild;
  memory: WebAssembly.Memory;
  /** A second context, for a query that runs while one of the first context is unfinished, or vice versa. */
  second: KernelContext;
  /** Must be called once, with the initial number of tiles. */
  layTileGroups(tiles: number): void;
  fillTile(tile: number, group: number, blocks: number, baseWord: number): void;
  fillSlot(
    tile: number,
    group: number,
    slot: number,
    baseWord: number,
    fromDay: number,
    untilDay: number,
    onlyOccupied: number,
  ): void;
  occupySlot(
    tile: number,
    group: number,
    slot: number,
    baseWord: number,
    fromDay: number,
    untilDay: number,
  ): void;
  /** Must be called for homes with rules about gaps when a later day of the same word has come. */
  passDays(tile: number, group: number, slot: number, baseWord: number, before: number): void;
  /** Must be called after the facts of a home were written. */
  putFactCodes(tile: number, slot: number): void;
}

/** Exports of a compiled file, in which booleans are numbers (true is not zero). */
type KernelExports = Omit<Kernel, 'address' | 'build' | 'memory' | 'second' | 'searchOn'> & {
  searchOn: () => number;
  LAYOUT_VERSION: WebAssembly.Global;
};

/** The build of the product, and the one with assertions. */
type KernelBuild = 'release' | 'debug';

/** The file of each context. */
const files: Readonly<Record<KernelBuild, readonly string[]>> = {
  release: ['search-kernel.wasm', 'search-kernel-second.wasm'],
  debug: ['search-kernel-debug.wasm', 'search-kernel-debug-second.wasm'],
};

export const pageBytes = 65_536;
/** Pages of four gibibytes. */
export const pagesMax = 65_536;

const compiled = new Map<KernelBuild, WebAssembly.Module[]>();
let chosenBuild: KernelBuild = 'release';

/** Chooses the build that `loadKernel` loads: the tests run with assertions. */
export function chooseKernelBuild(build: KernelBuild): void {
  chosenBuild = build;
}

/**
 * Loads the compiled kernel with a memory of its own. Throws if it was not built or the machine cannot run it. The
 * memory is shared memory, so that views stay valid when it grows, for example while it is being stored.
 */
export function loadKernel(): Kernel {
  const memory = new WebAssembly.Memory({ initial: pagesFor(arena), maximum: pagesMax, shared: true });
  const [first, second] = instantiateKernel(chosenBuild, memory);
  const { layTileGroups, fillTile, fillSlot, occupySlot, passDays, putFactCodes } = first!;
  return {
    ...bindContext(first!, contexts[0]),
    build: chosenBuild,
    memory,
    second: bindContext(second!, contexts[1]),
    layTileGroups,
    fillTile,
    fillSlot,
    occupySlot,
    passDays,
    putFactCodes,
  };
}

/** Instantiates one kernel for each concurrent query over the shared memory. */
export function instantiateKernel(build: KernelBuild, memory: WebAssembly.Memory): KernelExports[] {
  return compileModules(build).map((module) => instantiateModule(module, memory));
}

function instantiateModule(module: WebAssembly.Module, memory: WebAssembly.Memory): KernelExports {
  const abort = (message: number, _file: number, line: number): never => {
    throw new Error(
      `The search kernel found that this does not hold: ${textAt(memory, message)} (line ${line})`,
    );
  };
  const instance = new WebAssembly.Instance(module, { env: { memory, abort } });
  const exports = instance.exports as unknown as KernelExports;
  if (exports.LAYOUT_VERSION.value === layoutVersion) return exports;
  throw new Error('The search kernel was compiled for another layout of the memory: build it anew.');
}

/** The compiler's strings are UTF-16, with their length in bytes before them. */
function textAt(memory: WebAssembly.Memory, address: number): string {
  const bytes = new DataView(memory.buffer).getUint32(address - 4, true);
  return new TextDecoder('utf-16le').decode(new Uint8Array(memory.buffer, address, bytes).slice());
}

function compileModules(build: KernelBuild): WebAssembly.Module[] {
  const cachedModules = compiled.get(build);
  if (cachedModules) return cachedModules;
  try {
    const modules = files[build].map(
      (file) => new WebAssembly.Module(readFileSync(new URL(`../../../build/${file}`, import.meta.url))),
    );
    compiled.set(build, modules);
    return modules;
  } catch (cause) {
    throw new Error(
      'The search kernel cannot be loaded. It is built by scripts/build-search-kernel.mjs and needs vectors of 128 bits.',
      { cause },
    );
  }
}

function bindContext(exports: KernelExports, address: number): KernelContext {
  return {
    address,
    beginSearch: exports.beginSearch,
    searchOn: () => exports.searchOn() !== 0,
    finishSearch: exports.finishSearch,
    priceStatistics: exports.priceStatistics,
    selectRange: exports.selectRange,
    findPageArrivals: exports.findPageArrivals,
  };
}

export function pagesFor(bytes: number): number {
  return Math.ceil(bytes / pageBytes);
}
