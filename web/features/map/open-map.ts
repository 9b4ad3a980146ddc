import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Language } from '../../../domain/language.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { mapStyle } from './map-style.ts';
import { readMapColors } from './read-map-colors.ts';
import { reliefLayers } from './relief-layers.ts';
import { zoomMaxOf } from './zooms.ts';

export type MapSettings = ResponseOf<Api['getMap']>;

export interface OpenMapOptions {
  container: HTMLElement;
  frame: HTMLElement;
  language: Language;
  label: string;
  /** A map inside a page leaves the mouse wheel to the page. */
  inPage: boolean;
  /** The map can be enlarged to a single house, even without streets. */
  toHouse: boolean;
  /** Called if the browser cannot draw, or can no longer. */
  onFailed: () => void;
}

export interface OpenMap {
  map: MapLibreMap;
  /** Projects whose archives are drawn, as credited on the map. */
  credits: readonly string[];
  close: () => void;
}

let settings: Promise<MapSettings> | undefined;

function readSettings(): Promise<MapSettings> {
  settings ??= browserApi.call('getMap', {});
  settings.catch(() => {
    settings = undefined;
  });
  return settings;
}

export const prefersCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Checked first, because the library would log errors without WebGL. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Creates a map in a container; rejects if the browser cannot draw it. */
export async function openMap(options: OpenMapOptions): Promise<OpenMap> {
  const { container, frame, language, label, inPage, toHouse, onFailed } = options;
  if (!canDraw()) throw new Error('no WebGL');
  const mapSettings = await readSettings();
  // The worker is a file of our own, because the content security policy forbids workers from strings.
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const { streets, relief } = mapSettings;
  const streetStyle = streets && !mapSettings.styleUrl ? await import('./street-layers.ts') : null;
  const style = () => {
    if (mapSettings.styleUrl) return mapSettings.styleUrl;
    const colors = readMapColors(frame);
    const drawn =
      streets &&
      streetStyle?.streetLayers(streets, { tiles: location.origin + streets.tiles, language, colors });
    return mapStyle({
      tiles: location.origin + mapSettings.tiles,
      maxZoom: mapSettings.maxZoom,
      language,
      colors,
      streets: drawn,
      relief: relief && reliefLayers(relief, { tiles: location.origin + relief.tiles, colors }),
    });
  };
  const map = new MapLibreMap({
    container,
    style: style(),
    center: [9, 48],
    zoom: 4,
    minZoom: 1,
    maxZoom: zoomMaxOf(mapSettings, toHouse),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    scrollZoom: !inPage,
    fadeDuration: prefersCalm() ? 0 : 200,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const recolor = (): void => {
    if (!mapSettings.styleUrl) map.setStyle(style(), { diff: false });
  };
  dark.addEventListener('change', recolor);
  map.on('webglcontextlost', onFailed);
  // A missing tile leaves an empty area; without a style there is no map.
  map.on('error', () => {
    if (!map.isStyleLoaded() && mapSettings.styleUrl && map.getStyle() === undefined) onFailed();
  });
  return {
    map,
    credits: mapSettings.styleUrl
      ? []
      : [...(streets ? ['Protomaps'] : []), ...(relief ? ['Mapterhorn'] : [])],
    close() {
      dark.removeEventListener('change', recolor);
      map.off('webglcontextlost', onFailed);
      map.remove();
    },
  };
}
