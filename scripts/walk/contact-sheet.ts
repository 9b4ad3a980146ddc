import sharp from 'sharp';

export interface Tile {
  name: string;
  file: string;
  width: number;
  height: number;
}

interface PlacedTile extends Tile {
  left: number;
  top: number;
}

const sheetSize = { width: 1600, height: 1600 };
const gap = 10;
/** Height in pixels for the name above each tile. */
const head = 18;

/** Places tiles on as few sheets as their order permits: rows from left to right, sheets from top to bottom. */
export function placeTiles(tiles: readonly Tile[], { width, height } = sheetSize): PlacedTile[][] {
  const sheets: PlacedTile[][] = [];
  let sheet: PlacedTile[] = [];
  let [left, top, rowHeight] = [0, 0, 0];
  for (const tile of tiles) {
    if (left > 0 && left + tile.width > width) [left, top, rowHeight] = [0, top + rowHeight + gap, 0];
    if (sheet.length > 0 && top + head + tile.height > height) {
      sheets.push(sheet);
      [sheet, left, top, rowHeight] = [[], 0, 0, 0];
    }
    sheet.push({ ...tile, left, top: top + head });
    left += tile.width + gap;
    rowHeight = Math.max(rowHeight, head + tile.height);
  }
  return sheet.length > 0 ? [...sheets, sheet] : sheets;
}

export async function drawSheet(tiles: readonly PlacedTile[], file: string): Promise<void> {
  const width = Math.max(...tiles.map(({ left, width }) => left + width));
  const height = Math.max(...tiles.map(({ top, height }) => top + height));
  const names = tiles.map(
    ({ name, left, top }) =>
      `<text x="${left}" y="${top - 4}" font-size="13" font-family="sans-serif">${name}</text>`,
  );
  const pictures = tiles.map(async (tile) => ({
    input: await sharp(tile.file).resize({ width: tile.width }).toBuffer(),
    left: tile.left,
    top: tile.top,
  }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${names.join('')}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: '#c9c9d2' } })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }, ...(await Promise.all(pictures))])
    .png()
    .toFile(file);
}
