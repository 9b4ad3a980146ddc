import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'hiver',
  title: 'Vacances d’hiver dans une maison',
  description:
    'Louer l’hiver : remontées et pistes de fond à proximité, neige, chauffage, cheminée, pneus et meilleur moment pour réserver.',
  lead: `L’hiver, on passe plus de temps dans la maison que l’été. La façon dont elle se chauffe, le chemin pour y arriver et l’endroit où sèchent les chaussures comptent donc autant que la proximité des remontées.`,
  picture: { scene: 'theme-snow', alt: 'Illustration : des montagnes enneigées le matin' },
  blocks: [
    {
      kind: 'text',
      text: `## Pistes, ski de fond ou coin du feu

Les skieurs disposent d’un filtre sur la distance d’une remontée, les fondeurs d’un filtre sur celle d’une piste de fond : à pied, à 5 km ou à 10 km au plus. « À pied » ne veut pas dire « skis aux pieds » : si vous voulez descendre jusqu’à la porte, lisez la description ou demandez à l’hôte si c’est possible avec un enneigement normal. Là où passe une navette, cinq kilomètres ne sont pas un inconvénient, et les villages de son parcours sont souvent moins chers que ceux du pied des pistes.

La neige dépend de l’altitude, de l’exposition et de l’année. À Noël et en fin de saison, les stations d’altitude sont plus sûres ; en janvier et en février, une altitude moyenne suffit en général. Si vous ne skiez pas du tout, la [Forêt-Noire](place:schwarzwald), le [Harz](place:harz) ou la [Forêt bavaroise](place:bayerischer-wald) vous conviendront : on y marche et on y fait de la luge sans forfait.

## Quand réserver

Noël, le Nouvel An et les semaines où coïncident les congés scolaires de plusieurs pays, surtout en février, sont très demandés. Beaucoup d’hôtes ne louent alors que du samedi au samedi. En janvier et à partir de la mi-mars, le choix est plus large et les prix plus bas.`,
    },
    { kind: 'homes', title: 'Logements proches d’une remontée', search: 'distSkilift=5' },
    {
      kind: 'text',
      text: `## Chauffer et sécher

Les frais obligatoires sont compris dans le prix total. Quand le chauffage est facturé à la consommation, une estimation figure à côté. Si la maison a une cheminée, demandez si le bois est fourni ou vendu en plus, et si le feu sert à chauffer ou seulement au plaisir des yeux. Un local à skis figure dans l’équipement si l’hôte l’a indiqué ; demandez s’il y a un sèche-chaussures. Pour le sauna, il existe un filtre.

## La route enneigée

L’Autriche impose un équipement d’hiver, en général des pneus d’hiver, de novembre à la mi-avril par conditions hivernales ; l’Allemagne les impose toute l’année, avec le symbole alpin, dès que la chaussée est enneigée ou verglacée. En France et en Italie, les pneus d’hiver ou des chaînes à bord sont obligatoires selon les communes ou les régions, le plus souvent de novembre à mars ou avril. La Suisse n’impose pas de pneus d’hiver de façon générale, mais vous tient pour responsable si vous gênez la circulation sans équipement adapté. Votre automobile-club connaît les dates et les itinéraires. Pour une maison à flanc de montagne, demandez à l’avance si l’accès est déneigé et si des chaînes sont nécessaires.

Si la météo, une maladie ou le manque de neige vous inquiètent, choisissez le filtre « Annulation gratuite » et lisez les paliers des [frais d’annulation](page:Faq/faq1) avant de réserver. Le manque de neige à lui seul ne donne pas droit à une annulation gratuite, sauf si les conditions du logement le prévoient.`,
    },
    {
      kind: 'links',
      title: 'Maisons pour l’hiver',
      links: [
        { label: 'Vacances au ski', to: 'offer:122', text: 'Tous les logements proches d’une remontée.' },
        { label: 'Vacances d’hiver au coin du feu', to: 'offer:40', text: 'Avec cheminée et ski de fond.' },
        { label: 'Vacances au ski en Autriche', to: 'offer:123' },
        { label: 'Chalets d’alpage en Autriche', to: 'offer:486' },
      ],
    },
  ],
} satisfies PageSeed;
