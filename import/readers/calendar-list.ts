import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ImportError } from '../import-error.ts';
import { readTable } from './read-table.ts';

export interface CalendarsOfHome {
  key: string;
  line?: number;
  places: CalendarPlace[];
}
export type CalendarPlace = { file: string } | { address: string };

export interface NoCalendar {
  rejected: string;
  key: string;
  line: number;
}

const suffix = /\.ics(?:\.gz)?$/i;

/**
 * Lists calendars of homes from a folder with one file per home, named by the feed's key and `.ics`, or from a table
 * with the columns `key` and `calendar` (a relative path or a URL). The nights of several calendars of one home are
 * merged.
 */
export async function listCalendars(
  path: string,
): Promise<{ homes: CalendarsOfHome[]; rejected: NoCalendar[] }> {
  return isFolder(path) ? { homes: listFolder(path), rejected: [] } : listTable(path);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function listFolder(folder: string): CalendarsOfHome[] {
  const names = readdirSync(folder).filter((name) => suffix.test(name));
  if (names.length === 0) throw new ImportError(`${folder} holds no files that end with .ics.`);
  return names.sort().map((name) => ({
    key: toKey(name.replace(suffix, '')),
    places: [{ file: join(folder, name) }],
  }));
}

/** Slashes in keys are percent-encoded in file names: `a%2Fb.ics`. */
function toKey(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function listTable(path: string): Promise<{ homes: CalendarsOfHome[]; rejected: NoCalendar[] }> {
  const homes = new Map<string, CalendarsOfHome>();
  const rejected: NoCalendar[] = [];
  const table = { what: 'list of calendars', demanded: ['key', 'calendar'], isOfOffice: true };
  for await (const { line, cells, rejected: reason } of readTable(path, table)) {
    const key = (cells['key'] ?? cells['id'] ?? '').trim();
    const place = reason === null && key !== '' ? toPlace(dirname(path), cells['calendar']!.trim()) : null;
    if (place === null) {
      rejected.push({ rejected: reason ?? 'no calendar named', key: key || `line ${line}`, line });
      continue;
    }
    const home = homes.get(key);
    if (home) home.places.push(place);
    else homes.set(key, { key, line, places: [place] });
  }
  return { homes: [...homes.values()], rejected };
}

/** Only paths in or below the folder of the list are allowed, so that a third-party list cannot read other files. */
function toPlace(folder: string, location: string): CalendarPlace | null {
  if (location === '') return null;
  if (/^(?:https?|webcals?):/i.test(location)) return { address: location };
  const file = resolve(folder, location);
  return relative(folder, file).startsWith('..') ? null : { file };
}
