import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances au bord de la Baltique',
  description:
    'De Flensburg au Darß : quelle partie de la côte allemande de la Baltique choisir, quand l’eau est bonne et comment venir.',
  lead: 'La Baltique n’a presque pas de marée : l’eau est toujours là, et les petits y ont pied. De Flensburg au Darß, les longues baies laissent place aux falaises, puis à des kilomètres de sable.',
  blocks: [
    {
      kind: 'text',
      text: `## Quelle partie choisir

À l’ouest, le fjord de Flensburg, la Schlei et la baie d’Eckernförde entrent loin dans les terres : un pays de voile, d’eaux calmes et de villages où l’on fume le poisson. Autour de la baie de Lübeck, les stations se suivent avec leur promenade et leur jetée ; la vieille ville de Lübeck occupe un jour de pluie. À l’est de Wismar, Kühlungsborn et Warnemünde ont de larges plages bordées de hêtres. Fischland, Darß et Zingst forment une presqu’île entre mer et lagunes, où la forêt touche le sable. Pour une île, voyez [Fehmarn](place:fehmarn), [Rügen](place:rügen) et [Usedom](place:usedom).`,
    },
    {
      kind: 'accordion',
      title: 'Questions posées avant de réserver',
      entries: [
        {
          question: 'Quand l’eau est-elle assez chaude ?',
          answer: `En général de fin juin à septembre, plus tôt dans les baies abritées. Par vent de terre, l’eau froide du fond remonte et l’on perd plusieurs degrés en une nuit. Mai et juin ont les journées les plus longues ; en septembre et octobre, les grues survolent le Darß. L’hiver est gris, doux et silencieux.`,
        },
        {
          question: 'Comment venir ?',
          answer: `Par l’A 7 vers Flensburg, l’A 1 vers Lübeck, l’A 20 et l’A 19 vers le Mecklembourg. Les autoroutes sont gratuites, mais deux tunnels se paient : le Herrentunnel à Lübeck et celui de la Warnow à Rostock. Le train dessert Kiel, Flensburg, Lübeck, Travemünde, Wismar et Warnemünde. Les samedis d’été, mieux vaut partir tôt.`,
        },
        {
          question: 'Les chiens sont-ils admis à la plage ?',
          answer: `L’été, le plus souvent sur des tronçons réservés, que réunit notre page des [plages pour chiens de la Baltique](page:DogBeachesBalticSea). L’office de tourisme connaît les dates.`,
        },
        {
          question: 'Que faut-il savoir encore ?',
          answer: `Les stations perçoivent une taxe de séjour, comprise chez nous dans le prix total. On ne traverse les dunes que par les sentiers, et le bord des falaises peut céder. Par forte chaleur, des cyanobactéries apparaissent : ni enfants ni chiens ne se baignent avant l’accord de la commune. Les fauteuils de plage en osier se louent sur place.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
