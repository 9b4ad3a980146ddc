import { readFileSync } from 'node:fs';

/** What the compiled kernel offers; constants are globals of its layout. See search/kernel. */
interface KernelFunctions {
  /** Once, for an index that begins with so many tiles. */
  laySheets(tiles: number): void;
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
  /** Takes the query that the host has written; it is answered by the steps that follow. */
  beginSearch(): void;
  /** One step more; false once the answer is complete, after which none may follow. */
  searchOn(): boolean;
  /** All steps that are left. */
  finishSearch(): void;
  priceStatistics(): void;
  selectRange(order: number, from: number, until: number): void;
  findPageArrivals(count: number): void;
}

/** The kernel with a context: room for one query at a time. */
export interface KernelContext extends KernelFunctions {
  /** A number of the layout by its name there. */
  constant(name: string): number;
}

export interface Kernel extends KernelContext {
  memory: WebAssembly.Memory;
  /** The same homes, for a second query while one of the first context is in the middle, or the other way round. */
  second: KernelContext;
}

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
  const [first, second] = kernelModules.map((kernel) => contextOf(kernel, memory));
  return { ...first!, memory, second: second! };
}

function contextOf(kernel: WebAssembly.Module, memory: WebAssembly.Memory): KernelContext {
  const { exports } = new WebAssembly.Instance(kernel, { env: { memory } });
  const globals = exports as unknown as Record<string, WebAssembly.Global>;
  const functions = exports as unknown as Omit<KernelFunctions, 'searchOn'> & { searchOn: () => number };
  return {
    laySheets: functions.laySheets,
    fillTile: functions.fillTile,
    fillSlot: functions.fillSlot,
    occupySlot: functions.occupySlot,
    putFactCodes: functions.putFactCodes,
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
