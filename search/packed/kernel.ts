import { readFileSync } from 'node:fs';

/** What the compiled kernel offers to one query at a time; constants are globals of its layout. See search/kernel. */
export interface KernelContext {
  /** Once, for an index that begins with so many tiles. */
  laySheets(tiles: number): void;
  /** Takes the query that the host has written; it is answered by the steps that follow. */
  beginSearch(): void;
  /** One step more; false once the answer is complete, after which none may follow. */
  searchOn(): boolean;
  /** All steps that are left. */
  finishSearch(): void;
  priceStatistics(): void;
  selectRange(order: number, from: number, until: number): void;
  findPageArrivals(count: number): void;
  /** A number of the layout by its name there. */
  constant(name: string): number;
}

/** And what changes the homes. */
export interface Kernel extends KernelContext {
  memory: WebAssembly.Memory;
  /** For a second query while one of the first context is in the middle, or the other way round. */
  second: KernelContext;
  fillTile(tile: number, sheet: number, blocks: number, baseWord: number): void;
  fillSlot(
    tile: number,
    sheet: number,
    slot: number,
    baseWord: number,
    fromDay: number,
    untilDay: number,
    onlyOccupied: number,
  ): void;
  occupySlot(
    tile: number,
    sheet: number,
    slot: number,
    baseWord: number,
    fromDay: number,
    untilDay: number,
  ): void;
  /** After the facts of a home were written. */
  putFactCodes(tile: number, slot: number): void;
}

/** As they are exported: constants are globals, and what is so is not zero. */
type KernelExports = Omit<Kernel, 'searchOn' | 'constant' | 'memory' | 'second'> & { searchOn: () => number };

const pageBytes = 65_536;
/** Four gibibytes. */
export const pagesMax = 65_536;
const firstPages = 48;

const compiled = ['search-kernel.wasm', 'search-kernel-second.wasm'];
let kernelModules: WebAssembly.Module[] | null | undefined;

/** Null where the kernel was not built, or the machine has no vectors of 128 bits. */
export function loadKernel(): Kernel | null {
  if (kernelModules === undefined) {
    try {
      kernelModules = compiled.map(
        (file) => new WebAssembly.Module(readFileSync(new URL(`../../build/${file}`, import.meta.url))),
      );
    } catch {
      kernelModules = null;
    }
  }
  if (!kernelModules) return null;
  const memory = new WebAssembly.Memory({ initial: firstPages, maximum: pagesMax });
  const [first, second] = kernelModules.map(
    (kernel) => new WebAssembly.Instance(kernel, { env: { memory } }).exports,
  );
  const { fillTile, fillSlot, occupySlot, putFactCodes } = first as unknown as KernelExports;
  return {
    ...contextOf(first!),
    memory,
    second: contextOf(second!),
    fillTile,
    fillSlot,
    occupySlot,
    putFactCodes,
  };
}

function contextOf(exports: WebAssembly.Exports): KernelContext {
  const globals = exports as unknown as Record<string, WebAssembly.Global>;
  const functions = exports as unknown as KernelExports;
  return {
    laySheets: functions.laySheets,
    beginSearch: functions.beginSearch,
    searchOn: () => functions.searchOn() !== 0,
    finishSearch: functions.finishSearch,
    priceStatistics: functions.priceStatistics,
    selectRange: functions.selectRange,
    findPageArrivals: functions.findPageArrivals,
    constant(name) {
      const global = globals[name];
      if (!global) throw new Error(`The kernel has no ${name}.`);
      return global.value as number;
    },
  };
}

/** Pages that hold so many bytes. */
export function pagesFor(bytes: number): number {
  return Math.ceil(bytes / pageBytes);
}
