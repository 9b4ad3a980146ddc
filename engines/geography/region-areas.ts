/** Corners of an outline: latitude and longitude. */
type Outline = readonly (readonly [number, number])[];

/**
 * The area of a holiday region: administrative units, an outline, or both. Otherwise the bounds and distance to the coast
 * of the region itself apply; with `whole` the region is exactly the units.
 */
interface RegionArea {
  /** Country and codes of GeoNames, joined by dots; each is a prefix of the units that belong to the region. */
  units?: readonly string[];
  whole?: true;
  outline?: Outline;
}

const whole = (...units: string[]): RegionArea => ({ units, whole: true });
const within = (...units: string[]): RegionArea => ({ units });

/** Areas of regions that a bounding box does not describe well enough. */
export const regionAreas: Readonly<Record<string, RegionArea>> = {
  allgaeu: within(
    'de.02.097.09780',
    'de.02.097.09777',
    'de.02.097.09763',
    'de.02.097.09762',
    'de.02.097.09776',
  ),
  oberbayern: within('de.02.091'),
  'bayerischer-wald': within('de.02.092', 'de.02.093'),
  schwarzwald: within('de.01'),
  sauerland: within('de.07.059', 'de.05.064.06635'),
  berlin: whole('de.16'),
  tirol: whole('at.07'),
  'salzburger-land': whole('at.05'),
  kaernten: whole('at.02'),
  vorarlberg: whole('at.08'),
  steiermark: whole('at.06'),
  wien: whole('at.09'),
  salzkammergut: within('at.04'),
  graubuenden: whole('ch.GR'),
  wallis: whole('ch.VS'),
  tessin: whole('ch.TI'),
  genfersee: {
    units: ['ch.VD', 'ch.GE', 'ch.VS'],
    outline: [
      [46.13, 6.0],
      [46.3, 6.05],
      [46.52, 6.3],
      [46.62, 6.45],
      [46.6, 6.7],
      [46.54, 6.85],
      [46.46, 6.97],
      [46.36, 6.96],
      [46.3, 6.8],
      [46.15, 6.2],
    ],
  },
  gardasee: {
    units: ['it.09.BS', 'it.20.VR', 'it.17.TN', 'it.09.MN'],
    outline: [
      [45.42, 10.45],
      [45.6, 10.45],
      [45.85, 10.7],
      [45.94, 10.8],
      [45.94, 10.93],
      [45.6, 10.82],
      [45.5, 10.8],
      [45.38, 10.74],
    ],
  },
  'comer-see': within('it.09.CO', 'it.09.LC', 'it.09.SO'),
  'lago-maggiore': within('it.12.VB', 'it.12.NO', 'it.09.VA'),
  suedtirol: whole('it.17.BZ'),
  toskana: whole('it.16'),
  umbrien: whole('it.18'),
  ligurien: whole('it.08'),
  'venetien-adria': within('it.20'),
  apulien: whole('it.13'),
  sardinien: whole('it.14'),
  sizilien: whole('it.15'),
  rom: within('it.07.RM'),
  'cote-d-azur': within('fr.93.06', 'fr.93.83'),
  provence: whole('fr.93.13', 'fr.93.84', 'fr.93.04'),
  bretagne: whole('fr.53'),
  savoyen: whole('fr.84.73', 'fr.84.74'),
  elsass: whole('fr.44.67', 'fr.44.68'),
  dordogne: whole('fr.75.24'),
  korsika: whole('fr.94'),
  mallorca: within('es.07'),
  menorca: within('es.07'),
  ibiza: within('es.07'),
  'costa-brava': within('es.56.GI'),
  'costa-blanca': within('es.60.A'),
  andalusien: whole('es.51'),
  teneriffa: within('es.53'),
  'gran-canaria': within('es.53'),
  algarve: whole('pt.09'),
  madeira: whole('pt.10'),
  istrien: whole('hr.04'),
  'kvarner-bucht': within('hr.12', 'hr.08'),
  dalmatien: whole('hr.19', 'hr.13', 'hr.15', 'hr.03'),
  kreta: whole('gr.ESYE43'),
  korfu: within('gr.ESYE22'),
  peloponnes: whole('gr.ESYE25'),
  'gozo-und-malta': whole('mt'),
  zeeland: whole('nl.10'),
  nordholland: within('nl.07'),
  friesland: whole('nl.02'),
  'belgische-kueste': within('be.VLG.VWV'),
  ardennen: within('be.WAL.WLX', 'be.WAL.WNA', 'be.WAL.WLG'),
  smaland: whole('se.08', 'se.12', 'se.09'),
  schonen: whole('se.27'),
  prag: whole('cz.52'),
  budapest: whole('hu.05'),
  cornwall: whole('gb.ENG.C6'),
  'schottische-highlands': within('gb.SCT'),
};
