import { lockFolder } from '../../server/platform/folder-lock.ts';

/** A process that tries to lock a folder, prints whether it succeeded, and holds the lock until its input ends. */
try {
  lockFolder(process.argv[2]!);
  process.stdout.write('owner\n');
} catch (error) {
  process.stdout.write(`refused: ${(error as Error).message}\n`);
}
process.stdin.resume().on('end', () => process.exit(0));
