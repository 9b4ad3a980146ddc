import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Norvège',
  description:
    'Chalet au fjord, parmi les îlots ou sur le fjell : distances, lumière, pluie, bacs, péage par plaque et règles pour les chiens.',
  lead: 'Sur la carte, cent kilomètres ; sur la route, une journée et deux bacs. Si vous louez une maison en Norvège, prenez-en une seule et restez-y.',
  blocks: [
    {
      kind: 'text',
      text: `## Trois cadres

La **côte sud**, de Kristiansand à Arendal, est la riviera norvégienne : maisons de bois blanc, îlots polis, et souvent une barque avec la maison. Voyez le [sud de la Norvège](place:südnorwegen). Dans la **[Norvège des fjords](place:fjordnorwegen)**, de Stavanger à Ålesund, la maison se tient entre verger et paroi ; on pêche, on marche, on attend le bac. Le **chalet du fjell**, au bord de la Hardangervidda ou à Trysil, a une cheminée, un sauna et, l’hiver, la piste de fond devant la porte. Certains sont loin de la route, et les bagages se tirent ou se portent : renseignez-vous.

## Pluie, lumière, neige

La côte ouest est arrosée, et Bergen est connue pour cela ; à l’est des montagnes, il pleut moins. Mai et juin sont les plus beaux mois : vergers en fleur, cascades, nuits claires ; en altitude, l’été ne commence qu’en juillet. En septembre, le fjell rougit. De novembre à janvier, les jours sont courts ; de février à Pâques, c’est le temps du ski de randonnée. L’hiver, des cols ferment ou se passent en convoi.

## Par mer et par terre

Des ferrys vont de Kiel à Oslo et de Hirtshals, au Danemark, à Kristiansand, Larvik, Stavanger et Bergen. Par terre, on passe l’Øresund et Göteborg. Péages et bacs sont souvent facturés d’après la plaque ; en inscrivant la voiture d’avance, on reçoit la facture directement. Les trains d’Oslo vers Bergen, Stavanger et Åndalsnes valent le voyage.

## Règles

Du 1er avril au 20 août, chiens en laisse, parfois plus longtemps ; ils doivent être traités contre l’échinocoque avant d’entrer. Pas de feu près des bois de la mi-avril à la mi-septembre. Le saumon demande un permis, et l’on n’exporte qu’une quantité limitée de poisson. Les communes très visitées peuvent depuis peu percevoir une taxe ; ce qui est dû figure dans le prix total. L’électricité se paie souvent à la consommation.`,
    },
  ],
} satisfies PageSeed;
