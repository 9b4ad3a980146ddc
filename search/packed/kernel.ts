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
  search(): void;
  priceStatistics(): void;
  selectRange(order: number, from: number, until: number): void;
  findPageArrivals(count: number): void;
}

export interface Kernel extends KernelFunctions {
  memory: WebAssembly.Memory;
  /** A number of the layout by its name there. */
  constant(name: string): number;
}

const pageBytes = 65_536;
/** Four gibibytes. */
export const pagesMax = 65_536;
const firstPages = 48;

const compiled = new URL('../../build/search-kernel.wasm', import.meta.url);
let kernelModule: WebAssembly.Module | null | undefined;

/** Null where the kernel was not built, or the machine has no vectors of 128 bits. */
export function loadKernel(): Kernel | null {
  if (kernelModule === undefined) {
    try {
      kernelModule = new WebAssembly.Module(readFileSync(compiled));
    } catch {
      kernelModule = null;
    }
  }
  if (!kernelModule) return null;
  const memory = new WebAssembly.Memory({ initial: firstPages, maximum: pagesMax });
  const { exports } = new WebAssembly.Instance(kernelModule, { env: { memory } });
  const globals = exports as unknown as Record<string, WebAssembly.Global>;
  const functions = exports as unknown as KernelFunctions;
  return {
    memory,
    laySheets: functions.laySheets,
    fillTile: functions.fillTile,
    fillSlot: functions.fillSlot,
    occupySlot: functions.occupySlot,
    putFactCodes: functions.putFactCodes,
    search: functions.search,
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
