import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Suisse',
  description:
    'Un appartement en Suisse : villages sans voitures, lacs et hautes vallées, vignette, trains-autos, jours de lessive, sacs taxés et neige.',
  lead: 'La Suisse est le pays où l’on peut le mieux se passer de voiture. Un car postal va jusqu’au fond de la vallée, et il attend le train.',
  blocks: [
    {
      kind: 'text',
      text: `## Altitude, langue, lumière

Les [Grisons](place:graubünden) ont les hautes vallées : l’Engadine, ses lacs à 1 800 mètres, ses chambres en arolle, son froid sec. L’[Oberland bernois](place:berner-oberland) dresse l’Eiger, le Mönch et la Jungfrau au-dessus de vallées vertes, avec Wengen et Mürren, que la route n’atteint pas. Le [Valais](place:wallis) est le plus ensoleillé et compte le plus de sommets de 4 000 mètres ; Zermatt et Saas-Fee sont sans voitures. Le [Tessin](place:tessin), c’est le sud : maisons de pierre, châtaigniers, palmiers au bord du lac. Au [Léman](place:genfersee), la vigne descend jusqu’à la rive. L’appartement dans un chalet de plusieurs logements est plus courant que la maison seule.

## Deux hautes saisons

De Noël à mars règne la neige : voyez le [ski en Suisse](page:SkiSwitzerland). De juillet à septembre, on marche, et les cols ouvrent en juin. On se baigne en juillet et en août dans les lacs de plaine, brièvement en montagne. Fin octobre, les mélèzes se dorent ; en novembre, beaucoup d’établissements ferment. Le brouillard couvre alors souvent le Plateau, sous un ciel bleu.

## Train, vignette, transbordement

Des trains directs relient Paris, Lyon, Francfort, Munich et Milan à Genève, Lausanne, Bâle, Berne ou Zurich. L’autoroute exige la vignette, valable l’année civile, aussi sous forme électronique. Des trains portent les voitures au Lötschberg, à la Furka et à la Vereina ; le tunnel du Grand-Saint-Bernard se paie à part. Les pneus d’hiver ne sont pas imposés, mais qui gêne le trafic sans eux en répond ; en montagne, les chaînes peuvent l’être.

## La vie de la maison

Les ordures vont dans les sacs taxés de la commune. La buanderie a ses jours, et le repos de midi se respecte. L’eau des fontaines est le plus souvent potable. La taxe de séjour, souvent assortie d’une carte d’hôte, est comprise dans le prix total. Le chien voyage avec son passeport et paie le train. La Suisse n’est pas dans l’Union : vérifiez les franchises douanières et les tarifs du téléphone.`,
    },
  ],
} satisfies PageSeed;
