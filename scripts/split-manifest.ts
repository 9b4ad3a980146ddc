import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { buildOfRoom, manifestScript, rooms } from '../server/http/room-builds.ts';

/* Writes a manifest for each room in place of the one that names the routes of all. Runs after the build. */

const folder = join(import.meta.dirname, '../build');
const client = (url: string): string => join(folder, 'client', url);
const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;

for (const room of rooms) {
  const ofRoom = buildOfRoom(build, room);
  writeFileSync(client(ofRoom.assets.url), manifestScript(ofRoom));
}
rmSync(client(build.assets.url), { force: true });
