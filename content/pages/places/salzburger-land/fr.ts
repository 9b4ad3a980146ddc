import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances dans le pays de Salzbourg',
  description:
    'Pinzgau, Pongau, Lungau ou lacs : vallées, route alpine, autoroute des Tauern et billet d’hôte pour une semaine près de Salzbourg.',
  lead: 'Le pays de Salzbourg compte cinq contrées, les Gaue, et chacune est une destination. Des lacs frais du nord au Lungau ensoleillé du sud, il y a cent kilomètres et un tunnel.',
  blocks: [
    {
      kind: 'text',
      text: `## D’une contrée à l’autre

Dans le Flachgau, au nord de la ville, le Wallersee et les lacs de Trum s’étendent entre des collines : prés au bord de l’eau, fermes, Salzbourg à une demi-heure. Le Tennengau, autour de Hallein et d’Abtenau, est boisé, avec des sentiers pour petites jambes. Dans le Pongau, Sankt Johann, Flachau et Gastein sont l’hiver des stations reliées entre elles, l’été des vallées vertes et moins courues. Le Pinzgau a Zell am See, les cascades de Krimml et l’entrée de la route du Grossglockner. Le Lungau est une haute vallée derrière les Tauern, glaciale en janvier, sèche et calme en été.

## Neige et été

La saison de ski va le plus souvent de décembre à Pâques, plus longtemps à Obertauern. Les sentiers sont dégagés dès la mi-juin, et les troupeaux redescendent en septembre. Au bord des Alpes, la pluie peut durer des jours : c’est le moment de la ville, des thermes et de la mine de sel. En avril, mai et novembre, bien des remontées s’arrêtent.

## Les routes

Salzbourg, Bischofshofen, Sankt Johann, Bad Gastein et Zell am See ont une gare. Les autoroutes exigent la vignette, sauf de courts tronçons autour de Salzbourg ; sur l’A 10, les tunnels des Tauern et du Katschberg se paient en plus. La route du Grossglockner est à péage et ferme l’hiver. De novembre à la mi-avril, pneus d’hiver obligatoires sur neige.

## Sur place

La taxe de séjour, comprise dans le prix total, s’accompagne d’un billet pour les bus et trains du Land ; l’hôte dit comment l’obtenir. Dans les alpages, le chien reste en laisse courte, loin des vaches et de leurs veaux. Plusieurs familles ensemble trouveront des [chalets](page:CabinsAustria) de groupe : renseignez-vous sur le chauffage, l’accès en hiver et les déchets. À côté, le [Tyrol](place:tirol) et le [Salzkammergut](place:salzkammergut).`,
    },
  ],
} satisfies PageSeed;
