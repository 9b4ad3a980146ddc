import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { buildOfRoom, manifestScript, rooms } from '../server/http/room-builds.ts';

/* Replaces the manifest of all routes by one for each room. Runs after the build. */

const folder = join(import.meta.dirname, '../build');
const readClientFile = (url: string): string => join(folder, 'client', url);
const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;

for (const room of rooms) {
  const roomBuild = buildOfRoom(build, room);
  writeFileSync(readClientFile(roomBuild.assets.url), manifestScript(roomBuild));
}
rmSync(readClientFile(build.assets.url), { force: true });
