import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances au Danemark',
  description:
    'Mer du Nord, Baltique ou île : la maison de vacances danoise, ses saisons, ses ponts et bacs et ses charges au compteur.',
  lead: 'Aucun pays ne prend la maison de vacances aussi au sérieux que le Danemark. Elle a un poêle, de bonnes lampes et des jeux au placard, et on la réserve même en novembre.',
  blocks: [
    {
      kind: 'text',
      text: `## L’ouest, l’est et les îles

La **côte ouest** du Jutland est vaste et sauvage : dunes, vagues, maisons dans la bruyère. La page de la [mer du Nord danoise](place:dänische-nordsee) en dit plus ; plus au nord commence le [Jutland du Nord](place:nordjütland) avec Skagen, où deux mers se rejoignent. La **côte est** et la [Fionie](place:fünen) sont douces : baies peu profondes, vergers, ports de pêche, eau calme pour les petits. **La Seeland et les îles du sud**, Lolland, Falster et Møn aux falaises de craie, sont proches de Copenhague. [Bornholm](place:bornholm) a des rochers au nord, du sable fin au sud et son propre temps, souvent plus ensoleillé.

## Quand venir

Les vacances danoises vont de fin juin à la mi-août : ce sont les semaines les plus chaudes et les plus chargées. Mai et juin ont de très longues soirées. En septembre, la Baltique est encore agréable. L’hiver est humide, venteux et doux ; Noël et le Nouvel An se passent volontiers près du poêle.

## Venir

Les autoroutes sont gratuites. Les ponts du Grand Belt et de l’Øresund se paient ; on gagne aussi la Seeland par les bacs Puttgarden–Rødby et Rostock–Gedser, et Bornholm depuis Sassnitz, Ystad et Køge, parfois en saison seulement. Des trains relient Hambourg à Aarhus et à Copenhague. Les grandes villes limitent l’accès des vieux diesels.

## Dedans et dehors

Électricité, eau et chauffage sont souvent facturés au compteur : demandez comment se fait le relevé au départ. La taxe de séjour n’existe presque nulle part jusqu’ici. Les chiens restent en laisse sur les plages d’avril à septembre, et toujours en forêt ; certaines races sont interdites, vérifiez avant de partir. Les phares restent allumés de jour. On paie en couronnes, presque toujours par carte. Le soir, les quartiers de vacances sont silencieux.`,
    },
  ],
} satisfies PageSeed;
