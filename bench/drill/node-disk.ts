import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { openSmallDisk, type SmallDisk } from '../../tests/harness/small-disk.ts';
import { step } from '../supervision/step.ts';

const megabytes = 600;

/** A data folder on a disk of its own, which can be filled; a plain folder where this machine allows no mounting. */
export function openNodeDisk(folder: string): { dataDir: string; disk: SmallDisk | null } {
  const disk = openSmallDisk(megabytes);
  if (!disk) {
    step('nothing may be mounted here: the fault of a full disk is left out');
    return { dataDir: mkdtempSync(join(folder, 'node-')), disk };
  }
  let isRemoved = false;
  const remove = (): void => {
    if (!isRemoved) disk.remove();
    isRemoved = true;
  };
  // A mounted folder cannot be deleted with the rest, however the drill ends.
  for (const end of ['SIGTERM', 'exit']) process.once(end, remove);
  return { dataDir: disk.folder, disk: { ...disk, remove } };
}
