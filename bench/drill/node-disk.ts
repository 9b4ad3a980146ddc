import { openSmallDisk, type SmallDisk } from '../../tests/harness/small-disk.ts';
import { step } from '../supervision/step.ts';

const megabytes = 600;

/** A disk of its own for the data folder of a node; null, with a line, where this machine allows no mounting. */
export function openNodeDisk(): SmallDisk | null {
  const disk = openSmallDisk(megabytes);
  if (!disk) {
    step('nothing may be mounted here: the fault of a full disk is left out');
    return null;
  }
  let isRemoved = false;
  const remove = (): void => {
    if (!isRemoved) disk.remove();
    isRemoved = true;
  };
  // A mounted folder cannot be deleted with the rest, however the drill ends.
  for (const end of ['SIGTERM', 'exit']) process.once(end, remove);
  return { ...disk, remove };
}
