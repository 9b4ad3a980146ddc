import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Dalmatie',
  description:
    'Continent ou île en Dalmatie : bacs, bura, eau de citerne, autoroute A 1 et meilleures semaines pour une maison de vacances.',
  lead: 'En Dalmatie, il faut d’abord choisir entre le continent et une île. Le trajet, les courses et le calme du soir en dépendent.',
  blocks: [
    {
      kind: 'text',
      text: `## Le continent

De Zadar à Dubrovnik, la route côtière longe le pied de montagnes nues. Autour de Zadar et de Šibenik, le rivage est bas, semé d’îlots, avec derrière lui les parcs nationaux de la Krka et de Paklenica. La riviera de Makarska a des plages de galets sous les pins, adossées au massif du Biokovo ; les maisons s’y serrent, souvent avec vue et beaucoup de marches. Split et Dubrovnik se visitent ; y loger en plein été, c’est accepter le bruit et la chaleur.

## Les îles

Brač, Hvar, Korčula, Vis et Dugi Otok ont des villages de pierre claire, de la lavande et des criques qu’on n’atteint qu’à pied ou en bateau. Les maisons isolées n’ont souvent que l’eau d’une citerne : on ne s’y attarde pas sous la douche. Il y a des magasins, mais le choix y est plus réduit.

## Bacs et routes

L’autoroute A 1, payante, va de Zagreb jusqu’au-delà de Split ; la Croatie passe à un système sans barrières, prévu pour mars 2027. Par l’Autriche et la Slovénie, il faut les deux vignettes. Le pont de Pelješac est gratuit et évite la frontière bosnienne vers Dubrovnik. Les bacs partent surtout de Split, Zadar, Makarska et Ploče ; l’été, arrivez tôt. Des bateaux de nuit relient Ancône à Split, et des trains viennent de Zagreb.

## Le temps

De juin à septembre, il fait sec et très chaud ; la mer reste bonne jusqu’en octobre. Mai et la fin de septembre sont les semaines les plus agréables. L’hiver, la bura, vent tombé des montagnes, ferme ponts et bacs ; le jugo apporte la pluie.

## À respecter

L’été, aucun feu en plein air, pas même une cigarette dans les bois. Des chaussures d’eau sont utiles ; les chiens ont [leurs plages](page:DogBeachesCroatia). Bien des villes exigent le silence la nuit et n’aiment pas le maillot de bain dans le centre ancien. La taxe de séjour est comprise dans le prix total. Le trajet est plus court pour l’[Istrie](place:istrien).`,
    },
  ],
} satisfies PageSeed;
