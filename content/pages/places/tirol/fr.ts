import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances au Tyrol',
  description:
    'Le Tyrol selon la saison : ce que l’été, l’hiver et l’entre-deux changent au choix du logement, avec routes, vignette et usages.',
  lead: 'Au Tyrol, on réserve en réalité dans deux pays : celui des téléphériques et des alpages, celui des pistes et du ski de fond. Entre eux, quelques semaines calmes.',
  blocks: [
    {
      kind: 'text',
      text: `## L’été

Les premiers refuges ouvrent fin mai, et dès la mi-juin la plupart des sentiers d’altitude sont sans neige. Un appartement dans la vallée, par exemple dans le Zillertal ou au pied du Wilder Kaiser, a boutiques, piscine et bus à la porte ; une maison à flanc de pente a le silence et la vue, mais il faut la voiture pour le pain. Les orages viennent l’après-midi : on part tôt. L’Achensee reste frais, les petits lacs du bas sont plus chauds. Il existe aussi des [chalets isolés](page:CabinsAustria), souvent avec fourneau à bois et eau de source.

## L’hiver

De Noël à mars, presque tous les domaines sont enneigés, les glaciers plus longtemps. Demandez deux choses avant de réserver : à quelle distance passe la navette et s’il faut des chaînes. De novembre à la mi-avril, les pneus d’hiver sont obligatoires sur neige et verglas. Une page réunit les logements des [domaines skiables d’Autriche](page:SkiAustria).

## L’entre-deux

En avril, mai et novembre, bien des remontées sont arrêtées et des auberges ferment. Innsbruck est alors agréable, et les crocus fleurissent à mi-pente.

## Venir

Les trains s’arrêtent à Kufstein, Wörgl, Kitzbühel, Jenbach, Innsbruck, Ötztal et Landeck ; des cars desservent les vallées. Les autoroutes exigent une vignette, sauf actuellement de la frontière à Kufstein-Süd ; le Brenner et les tunnels de l’Arlberg et du Felbertauern se paient en plus. Certains week-ends, les routes secondaires sont fermées au transit ; un logement réservé sur place permet de passer.

## Alpages, chiens, silence

Les vaches défendent leurs veaux : avec un chien, passez au large, laisse courte, et lâchez-le si elles chargent. Les sentiers traversent des fermes ; refermez les barrières. La taxe de séjour est comprise dans le prix total et donne souvent droit à une carte d’hôte. Silence dès 22 heures.`,
    },
  ],
} satisfies PageSeed;
