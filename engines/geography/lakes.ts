import { kmBetween, kmToSegment } from './distance.ts';

interface Lake {
  name: string;
  /** Middle line of the lake: latitude, longitude and half its width there, in kilometres. */
  line: readonly (readonly [number, number, number])[];
}

/** Bathing lakes of the regions. Shores follow from the middle line, good to about half a kilometre. */
export const lakes: readonly Lake[] = [
  { name: 'Bodensee', line: [[47.81, 9.04, 1.1], [47.72, 9.2, 2], [47.64, 9.36, 5], [47.57, 9.52, 6], [47.52, 9.68, 3]] },
  { name: 'Untersee', line: [[47.68, 8.93, 1], [47.67, 9.08, 2], [47.66, 9.13, 1]] },
  { name: 'Lago di Garda', line: [[45.87, 10.85, 1.2], [45.77, 10.79, 1.7], [45.66, 10.72, 2.2], [45.56, 10.64, 5], [45.49, 10.63, 6.5]] },
  { name: 'Lago di Como', line: [[46.17, 9.37, 1.2], [46.08, 9.3, 1.6], [45.99, 9.25, 1.8], [45.9, 9.15, 1], [45.82, 9.08, 0.7]] },
  { name: 'Lago di Lecco', line: [[45.99, 9.27, 1.2], [45.92, 9.33, 0.9], [45.86, 9.39, 0.6]] },
  { name: 'Lago Maggiore', line: [[46.16, 8.82, 0.8], [46.1, 8.71, 1.4], [46.02, 8.69, 1.5], [45.93, 8.58, 2.4], [45.82, 8.59, 1.2], [45.73, 8.6, 1]] },
  { name: 'Lago di Lugano', line: [[46.02, 9.1, 0.5], [45.99, 8.98, 0.8], [45.92, 8.97, 0.6], [45.9, 8.91, 0.6]] },
  { name: 'Lago d’Iseo', line: [[45.81, 10.06, 0.9], [45.72, 10.07, 1.2], [45.67, 10, 1.2]] },
  { name: 'Lago Trasimeno', line: [[43.14, 12.1, 5]] },
  { name: 'Lago di Bolsena', line: [[42.6, 11.93, 5.5]] },
  { name: 'Lac Léman', line: [[46.4, 6.88, 3], [46.45, 6.55, 6], [46.36, 6.3, 3.2], [46.23, 6.17, 1]] },
  { name: 'Lac d’Annecy', line: [[45.89, 6.14, 1.2], [45.8, 6.22, 0.9]] },
  { name: 'Lac du Bourget', line: [[45.79, 5.85, 1.1], [45.68, 5.88, 1.3]] },
  { name: 'Thunersee', line: [[46.74, 7.64, 1.1], [46.68, 7.8, 1.2]] },
  { name: 'Brienzersee', line: [[46.7, 7.9, 0.9], [46.75, 8.02, 0.9]] },
  { name: 'Lej da Segl', line: [[46.42, 9.73, 0.6]] },
  { name: 'Davosersee', line: [[46.82, 9.85, 0.3]] },
  { name: 'Chiemsee', line: [[47.87, 12.4, 3.4], [47.9, 12.48, 2.4]] },
  { name: 'Starnberger See', line: [[47.98, 11.34, 1.1], [47.84, 11.31, 1.6]] },
  { name: 'Ammersee', line: [[48.05, 11.11, 1.8], [47.96, 11.14, 1.8]] },
  { name: 'Tegernsee', line: [[47.73, 11.73, 0.7], [47.7, 11.75, 0.8]] },
  { name: 'Walchensee', line: [[47.59, 11.34, 1.8]] },
  { name: 'Forggensee', line: [[47.61, 10.73, 1.4]] },
  { name: 'Titisee', line: [[47.89, 8.15, 0.35]] },
  { name: 'Schluchsee', line: [[47.83, 8.12, 0.4], [47.81, 8.18, 0.5]] },
  { name: 'Müritz', line: [[53.48, 12.7, 4], [53.38, 12.72, 4]] },
  { name: 'Plauer See', line: [[53.5, 12.29, 1.8], [53.42, 12.32, 2]] },
  { name: 'Kölpinsee', line: [[53.5, 12.58, 1.8]] },
  { name: 'Tollensesee', line: [[53.54, 13.23, 0.8], [53.46, 13.18, 0.9]] },
  { name: 'Hennesee', line: [[51.32, 8.26, 0.35]] },
  { name: 'Biggesee', line: [[51.09, 7.88, 0.7]] },
  { name: 'Rursee', line: [[50.63, 6.42, 0.6]] },
  { name: 'Schwielochsee', line: [[52.05, 14.2, 1]] },
  { name: 'Wannsee', line: [[52.43, 13.17, 0.8]] },
  { name: 'Wörthersee', line: [[46.62, 14.26, 0.6], [46.62, 14.06, 0.6]] },
  { name: 'Ossiacher See', line: [[46.68, 13.99, 0.6], [46.64, 13.9, 0.6]] },
  { name: 'Millstätter See', line: [[46.79, 13.62, 0.6], [46.8, 13.52, 0.7]] },
  { name: 'Weissensee', line: [[46.71, 13.38, 0.3], [46.71, 13.28, 0.3]] },
  { name: 'Faaker See', line: [[46.57, 13.93, 0.7]] },
  { name: 'Klopeiner See', line: [[46.6, 14.58, 0.4]] },
  { name: 'Attersee', line: [[47.93, 13.56, 1.2], [47.82, 13.54, 1.4]] },
  { name: 'Traunsee', line: [[47.91, 13.79, 1], [47.82, 13.79, 1]] },
  { name: 'Wolfgangsee', line: [[47.76, 13.38, 0.8], [47.73, 13.45, 0.8]] },
  { name: 'Mondsee', line: [[47.84, 13.36, 0.8], [47.81, 13.41, 0.8]] },
  { name: 'Hallstätter See', line: [[47.58, 13.66, 0.6]] },
  { name: 'Zeller See', line: [[47.33, 12.81, 0.5]] },
  { name: 'Achensee', line: [[47.47, 11.71, 0.4], [47.42, 11.71, 0.4]] },
  { name: 'Neusiedler See', line: [[47.9, 16.78, 3], [47.75, 16.73, 5]] },
  { name: 'Blejsko jezero', line: [[46.364, 14.094, 0.5]] },
  { name: 'Bohinjsko jezero', line: [[46.283, 13.84, 0.5], [46.283, 13.88, 0.5]] },
  { name: 'Balaton', line: [[46.73, 17.3, 2.5], [46.83, 17.7, 3.4], [46.9, 17.9, 1.8], [47.0, 18.1, 4]] },
  { name: 'Sneekermeer', line: [[53.03, 5.74, 1]] },
  { name: 'Tjeukemeer', line: [[52.89, 5.8, 1.8]] },
  { name: 'Slotermeer', line: [[52.92, 5.63, 1.2]] },
  { name: 'Bütgenbacher See', line: [[50.43, 6.22, 0.4]] },
  { name: 'Helgasjön', line: [[56.97, 14.75, 2.5]] },
  { name: 'Åsnen', line: [[56.63, 14.7, 4]] },
  { name: 'Bolmen', line: [[56.97, 13.68, 3]] },
  { name: 'Vättern', line: [[57.85, 14.2, 3], [58.3, 14.55, 10]] },
  { name: 'Saimaa', line: [[61.2, 28.3, 5], [61.6, 28.6, 4]] },
  { name: 'Haukivesi', line: [[62.1, 28.4, 5]] },
  { name: 'Päijänne', line: [[61.25, 25.5, 4], [61.7, 25.5, 5], [62.1, 25.75, 3]] },
  { name: 'Kallavesi', line: [[62.8, 27.75, 5]] },
  { name: 'Śniardwy', line: [[53.76, 21.73, 5.5]] },
  { name: 'Mamry', line: [[54.12, 21.7, 3.5]] },
  { name: 'Niegocin', line: [[54.01, 21.78, 2]] },
  { name: 'Windermere', line: [[54.42, -2.96, 0.5], [54.3, -2.95, 0.5]] },
  { name: 'Derwentwater', line: [[54.58, -3.14, 0.7]] },
  { name: 'Ullswater', line: [[54.6, -2.84, 0.4], [54.55, -2.92, 0.4]] },
  { name: 'Loch Ness', line: [[57.41, -4.33, 0.7], [57.15, -4.67, 0.7]] },
  { name: 'Lough Leane', line: [[52.04, -9.55, 1.8]] },
];

/** Kilometres to the shore of the nearest lake, negative on the water; null beyond `maxKm`. */
export function nearestLake(lat: number, lon: number, maxKm: number): { km: number; name: string } | null {
  let best: { km: number; name: string } | null = null;
  for (const { name, line } of lakes) {
    const [firstLat, firstLon] = line[0]!;
    // No lake here is longer than 90 km.
    if (kmBetween(lat, lon, firstLat, firstLon) > maxKm + 100) continue;
    for (let index = 0; index < line.length; index += 1) {
      const from = line[index]!;
      const to = line[index + 1] ?? from;
      const { km, along } = kmToSegment(lat, lon, from[0], from[1], to[0], to[1]);
      const shore = km - (from[2] + along * (to[2] - from[2]));
      if (shore <= maxKm && (best === null || shore < best.km)) best = { km: shore, name };
    }
  }
  return best;
}
