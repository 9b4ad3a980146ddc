import { describe, expect, test } from 'vitest';
import type { GalleryImage } from './gallery.tsx';
import { stagePadding, createSlides } from './stage-layout.ts';

const images = [1, 2].map(
  (no) => ({ no, cdn: 'https://cdn.example', src: `/i/${no}`, scene: 'living' }) as unknown as GalleryImage,
);
const alt = ({ no }: GalleryImage): string => `Bild ${no}`;

describe('the slides of the gallery', () => {
  test('loaded previews replace a picture until it loads, and the smallest size the others', () => {
    const slides = createSlides(images, ['https://cdn.example/i/1-725x450.avif', ''], alt);
    expect(slides.map(({ msrc }) => msrc)).toEqual([
      'https://cdn.example/i/1-725x450.avif',
      'https://cdn.example/i/2-250x155.avif',
    ]);
    expect(slides[1]!.srcset).toContain('https://cdn.example/i/2-1450x900.avif 1450w');
    expect(slides.map((slide) => slide.alt)).toEqual(['Bild 1', 'Bild 2']);
  });

  test('a browser that has not loaded AVIF gets WebP', () => {
    const [first] = createSlides(images, ['https://cdn.example/i/1-725x450.webp', ''], alt);
    expect(first!.src).toBe('https://cdn.example/i/1-1450x900.webp');
    expect(first!.srcset).not.toContain('avif');
  });
});

/** The height of a picture of 1450 by 900, fitted. */
function heightIn(x: number, y: number): number {
  const { top, bottom, left, right } = stagePadding({ x, y });
  return Math.min(900, y - top - bottom, ((x - left - right) * 900) / 1450);
}

test.each([
  [390, 844, 242],
  [768, 1024, 476],
  [1366, 657, 500],
  [1440, 900, 740],
  [844, 390, 320],
])('in %i x %i the picture is at least %i pixels high and leaves the words their room', (x, y, least) => {
  expect(heightIn(x, y)).toBeGreaterThanOrEqual(least);
  expect(stagePadding({ x, y }).top).toBeGreaterThanOrEqual(56);
});
