import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Toscane',
  description:
    'Domaine, village ou côte en Toscane : chemins blancs, chaleur, chauffage et trajets en train ou en voiture pour une semaine.',
  lead: 'En Toscane, la maison de vacances est souvent posée sur une colline, au bout d’un chemin blanc. C’est son charme, et c’est ce qui règle la semaine.',
  blocks: [
    {
      kind: 'text',
      text: `## Vivre à la campagne

Beaucoup de logements occupent une partie d’un ancien domaine : murs épais, piscine partagée, vin et huile de la ferme. Il faut souvent dix minutes de voiture jusqu’au boulanger et une demi-heure jusqu’à la ville. Le Chianti est boisé et vallonné ; autour de Sienne et dans le Val d’Orcia, les cyprès se dressent sur des collines d’argile nue ; la Lunigiana, au nord, est verte et montagneuse. Pour la mer, choisissez la Maremme ou la Versilia, proche aussi de Lucques et de Pise. Deux villes par semaine suffisent ; marchés, sources chaudes et maison occupent le reste.

## Mois par mois

Avril et mai sont verts et changeants ; on chauffe le soir, et le chauffage se paie souvent selon la consommation. Juin est chaud et lumineux. En juillet et en août, l’intérieur est brûlant, et des commerces ferment autour du 15 août. De septembre à la mi-octobre viennent les vendanges, puis les olives et les truffes. L’hiver, le brouillard emplit les creux et l’Amiata peut être enneigé.

## Venir

Les trains rapides mènent à Florence ; des trains de nuit partent de Munich et de Vienne, horaires à vérifier tôt. Par la route, on passe le plus souvent par Vintimille ou le Mont-Blanc ; les autoroutes italiennes sont à péage, comme le tunnel. Les bateaux pour l’île d’Elbe partent de Piombino, ceux pour la [Corse](place:korsika) et la [Sardaigne](place:sardinien) de Livourne. On se passe de voiture à Lucques ou à Arezzo, guère à la campagne.

## À savoir avant de partir

Les centres de Florence, Sienne et Lucques sont des zones à accès limité (ZTL), surveillées par caméra. L’été, les feux en plein air sont interdits par périodes et l’eau se fait rare. Les chiens sont bienvenus à la campagne, moins à la plage ; l’hôte sait où aller. Les communes perçoivent une taxe de séjour, comprise dans le prix total.`,
    },
  ],
} satisfies PageSeed;
