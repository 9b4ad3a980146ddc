import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Forêt-Noire',
  description:
    'Altitude, vallées et saisons de la Forêt-Noire, accès en train et en voiture, carte d’hôte et routes d’hiver pour une semaine.',
  lead: 'En Forêt-Noire, l’altitude décide de la semaine. La vigne pousse en bas, la neige tient en haut et, entre les deux, des routes raides mènent à des fermes isolées.',
  blocks: [
    {
      kind: 'text',
      text: `Le **nord**, autour de Baiersbronn et de la Murg, est une forêt dense, avec un parc national, des tourbières et une route des crêtes. Le **centre** a de larges vallées, des villes à colombages comme Gengenbach et Schiltach, les cascades de Triberg et des fermes dont le toit descend presque jusqu’au sol. Le **sud** est le plus haut : Feldberg, Belchen et Schauinsland, des pâturages d’où l’on voit les Alpes, et les lacs de Titisee et du Schluchsee pour se baigner. À l’ouest commencent les vignes et les thermes du Markgräflerland, et Fribourg-en-Brisgau est souvent à moins d’une heure. Ici, on loue volontiers un appartement à la ferme, avec un poêle à bois et le lait du voisin.

## L’année, en haut et en bas

Dans la vallée du Rhin, les cerisiers fleurissent début avril alors qu’on skie encore au Feldberg. De juin à septembre, on marche ; au-dessus de 800 mètres, les soirées sont fraîches. À la fin de l’automne, la vallée est souvent dans le brouillard et les sommets au soleil. Seules les hauteurs sont bien enneigées : pour [skier](page:SkiGermany), logez haut.

## Venir

La ligne du Rhin s’arrête à Karlsruhe, Offenbourg et Fribourg ; de là, des trains remontent la Murg, passent par Triberg vers Villingen et suivent le Höllental jusqu’à Titisee et Seebrugg. En voiture, on prend l’A 5 à l’ouest ou l’A 81 à l’est, sans péage.

## Sur place

Beaucoup de communes perçoivent une taxe de séjour et remettent en échange la carte Konus, qui rend gratuits bus et trains régionaux. Demandez à l’hôte si la sienne participe. L’hiver, certaines fermes ne s’atteignent qu’avec des chaînes. Le chien reste en laisse dans le parc national, et l’on contourne les prés où paissent des vaches et leurs veaux. Le dimanche, magasins et tondeuses se taisent. L’eau du robinet est bonne.`,
    },
  ],
} satisfies PageSeed;
