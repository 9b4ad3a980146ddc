import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances à Majorque',
  description:
    'Finca, village de montagne ou crique à Majorque : régions, mois, avion ou bateau, eau, silence et chiens pour une semaine.',
  lead: 'À Majorque, la maison de vacances est le plus souvent une finca parmi les amandiers, à un quart d’heure de la mer. L’île y est plus calme que ne le veut sa réputation.',
  blocks: [
    {
      kind: 'text',
      text: `## Où loger

Dans la **Tramuntana**, au nord-ouest, Sóller, Deià et Pollença sont entourées d’oliviers en terrasses ; les routes tournent et les criques sont rocheuses. La **plaine**, autour de Sineu et de Santa Maria, est une campagne de bourgs et de marchés, où se trouvent la plupart des fincas avec piscine. Au **nord**, la baie d’Alcúdia a de longues plages où les enfants ont pied. Le **sud-est**, vers Santanyí, est fait de petites criques de sable, pleines dès le matin en août. **Palma** vaut une journée, même sous la pluie.`,
    },
    {
      kind: 'table',
      caption: 'Température maximale moyenne de l’air à Palma',
      head: ['Janvier', 'Avril', 'Juillet', 'Octobre'],
      rows: [['15 °C', '19 °C', '29 °C', '24 °C']],
      source: 'AEMET, normales 1981–2010, station de Palma (port), valeurs arrondies',
    },
    {
      kind: 'text',
      text: `## Quel mois choisir

Les amandiers fleurissent fin janvier ; de février à mai, l’île est aux cyclistes et aux marcheurs. La mer se réchauffe en juin et reste bonne jusqu’en octobre, mais septembre et octobre apportent aussi de gros orages. L’hiver, les vieilles maisons sont froides : vérifiez qu’il y a un chauffage ou une cheminée.

## Venir et circuler

On arrive surtout par avion à Palma. Des ferrys partent de Barcelone, de Valence et de Dénia, parfois de Toulon, vers Palma ou Alcúdia. L’île n’a pas de péage. Des trains vont de Palma à Inca, Sa Pobla et Manacor, un chemin de fer ancien à Sóller, et des cars presque partout ; pour une finca, il faut une voiture.

## Bon à savoir

L’eau est rare ; à la campagne, elle vient souvent d’une citerne et ne se boit pas. Les Baléares perçoivent une taxe de séjour, comprise dans le prix total. En saison, la plupart des plages sont interdites aux chiens ; la commune connaît les exceptions. La nuit, le bruit est passible d’une amende. L’été, pas de feu près des bois. Plus paisible encore : [Minorque](place:menorca).`,
    },
  ],
} satisfies PageSeed;
