import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { pinBoxes, reserveBoxes } from './keep-names-off.ts';
import { longitudeNear } from './longitude-near.ts';
import styles from './pin-layer.module.css';
import { shiftAbove, shiftBelow, shiftInside } from './shift-below.ts';
import { overlap, thinOut, type PinBox } from './thin-out.ts';
import { usePlacing } from './use-placing.ts';

export interface MapPin {
  key: string;
  lat: number;
  lon: number;
  content: ReactNode;
}

interface DrawnPin {
  left: number;
  top: number;
  width: number;
  height: number;
}

function measure(items: readonly Element[]): DrawnPin[] {
  return items.map((item) => {
    const place = item.getBoundingClientRect();
    const { left, top, width, height } = (item.firstElementChild ?? item).getBoundingClientRect();
    return { left: left - place.left, top: top - place.top, width, height };
  });
}

function boxesFrom(pins: Element, elements: Iterable<Element>): PinBox[] {
  const corner = pins.getBoundingClientRect();
  return [...elements].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - corner.left, y: top - corner.top, width, height };
  });
}

/** Returns areas without room for a pin's text: under the map's own buttons, and beyond its right edge. */
function blockedAreas(pins: Element): PinBox[] {
  const { width, height } = pins.getBoundingClientRect();
  const buttons = pins.parentElement?.querySelectorAll('[data-controls]') ?? [];
  return [...boxesFrom(pins, buttons), { x: width, y: 0, width, height }];
}

/** Returns the buttons that lie on the map and over its pins, at the upper and at the lower edge. */
function buttonsOver(pins: Element, under: Element): { upper: PinBox[]; lower: PinBox[] } {
  const frame = pins.closest('dialog') ?? pins.parentElement?.parentElement ?? pins;
  const boxes = boxesFrom(pins, [...under.children, ...frame.querySelectorAll('[data-controls]')]);
  const middle = pins.clientHeight / 2;
  return { upper: boxes.filter(({ y }) => y < middle), lower: boxes.filter(({ y }) => y >= middle) };
}

/** Renders elements at places of the map, in the order for the keyboard, and moves them with the map. */
export function PinLayer({
  map,
  pins,
  label,
  thinned = false,
  under,
}: {
  map: MapLibreMap;
  pins: readonly MapPin[];
  label: string;
  /** Overlapping pins lose their text, and are hidden if they still overlap. */
  thinned?: boolean;
  /** The element with the buttons at the map's upper edge: pins step aside from them and from all other buttons on the map. */
  under?: RefObject<HTMLElement | null>;
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const drawnPins = useRef<DrawnPin[]>([]);
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    for (const item of items) item.removeAttribute('data-size');
    drawnPins.current = measure(items);
  }, [pins]);
  const place = (): void => {
    const items = list.current?.children ?? [];
    const { lng } = map.getCenter();
    const points = pins.map(({ lat, lon }) => map.project([longitudeNear(lon, lng), lat]));
    const boxes = points.map(({ x, y }, index) => {
      const { left, top, width, height } = drawnPins.current[index] ?? {
        left: 0,
        top: 0,
        width: 0,
        height: 0,
      };
      return { x: x + left, y: y + top, width, height };
    });
    const sizes = thinned && list.current ? thinOut(boxes, blockedAreas(list.current)) : [];
    const over = under?.current && list.current ? buttonsOver(list.current, under.current) : null;
    // A pin that would step onto another one stays where it is.
    const isFree = (target: PinBox, index: number): boolean =>
      boxes.every(
        (other, at) => at === index || !overlap(target, other) || overlap(boxes[index] ?? target, other),
      );
    points.forEach(({ x, y }, index) => {
      const item = items[index];
      if (!(item instanceof HTMLElement)) return;
      const box = boxes[index];
      const wantedAside = box && under && list.current ? shiftInside(box, x, list.current.clientWidth) : 0;
      const aside = box && isFree({ ...box, x: box.x + wantedAside }, index) ? wantedAside : 0;
      const moved = box && { ...box, x: box.x + aside };
      const wantedShift =
        moved && over && list.current
          ? shiftBelow(moved, over.upper) || shiftAbove(moved, over.lower, list.current.clientHeight)
          : 0;
      const shift = moved && isFree({ ...moved, y: moved.y + wantedShift }, index) ? wantedShift : 0;
      if (moved) boxes[index] = { ...moved, y: moved.y + shift };
      item.style.transform = `translate(${Math.round(x + aside)}px, ${Math.round(y + shift)}px)`;
      if (thinned) item.dataset['size'] = sizes[index];
    });
  };
  usePlacing(map, place, pins);
  useEffect(
    () =>
      reserveBoxes(
        map,
        'pins',
        pins.flatMap((pin, index) =>
          pinBoxes(pin, drawnPins.current[index] ?? { left: 0, width: 0, height: 0 }),
        ),
      ),
    [map, pins],
  );
  return (
    <ul className={styles.pins} ref={list} aria-label={label}>
      {pins.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
