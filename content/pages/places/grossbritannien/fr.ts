import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et cottages de vacances en Grande-Bretagne',
  description:
    'Un cottage en Cornouailles, au Lake District, au pays de Galles ou dans les Highlands : temps, ferry ou tunnel, ETA, chiens.',
  lead: 'Le cottage a des portes basses, une cheminée et une bouilloire qu’on allume avant de défaire les valises. Le sentier commence à la barrière.',
  blocks: [
    {
      kind: 'text',
      text: `## Où se trouve le cottage

En [Cornouailles](place:cornwall), des ports de pêche se nichent dans des anses ; au nord, les vagues appartiennent aux surfeurs, et les chemins sont plus étroits que la voiture. Le [Lake District](place:lake-district) a des lacs, des moutons et des sommets qu’on gravit avant le thé. Les Cotswolds sont faits de pierre couleur de miel et de jardins, le Yorkshire de landes et de falaises, le pays de Galles des deux. Dans les [Highlands](place:schottische-highlands), la maison est souvent seule près d’un loch, le magasin à une heure, et en juin, il ne fait presque pas nuit. Le pub, l’église et le sentier sont partout.

## Vivre avec le temps

Il pleut plus souvent et moins longtemps qu’on ne le dit, et plus à l’ouest qu’à l’est. Mai et juin sont les plus secs et les plus clairs ; en Écosse, les midges, de minuscules moucherons, piquent de juin à août. L’automne cuivre les fougères ; l’hiver est doux, sombre et confortable une fois le poêle apprivoisé.

## Entrée et routes

Il faut un passeport et, en général, une autorisation électronique (ETA) demandée d’avance. On vient en Eurostar, par le tunnel avec sa voiture, ou en ferry de Calais, Dieppe, Caen, Saint-Malo et Roscoff. On roule à gauche, les distances sont en miles. Quelques routes sont à péage, dont la M6 Toll et la traversée de Dartford, réglée en ligne ; Londres a un péage urbain et une zone à faibles émissions.

## Chiens et maisons

Le chien doit être pucé, vacciné et traité contre le ténia peu avant l’arrivée : voyez gov.uk. Dans les prés, il est en laisse, surtout à la saison des agneaux. Quelques villes, dont Édimbourg, perçoivent une taxe ; ce qui est dû figure dans le prix total. Les prises ont trois broches, et les bûches s’achètent à la ferme.`,
    },
  ],
} satisfies PageSeed;
