import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Istrie',
  description:
    'Côte ou collines d’Istrie : à quoi ressemble un séjour, quand la mer est bonne, quelles vignettes, quels péages et ce qu’il faut savoir.',
  lead: 'L’Istrie est assez petite pour nager dans la mer le matin et dîner dans un village perché le soir. Où que soit la maison, la côte n’est jamais loin.',
  blocks: [
    {
      kind: 'text',
      text: `## La côte et les collines

La côte ouest, d’Umag à Rovinj et Pula, est faite de pinèdes, de dalles rocheuses et de criques de galets ; le sable est rare, l’eau limpide. C’est là que sont les appartements avec vue, et en août les voisins. Dix kilomètres plus loin commence l’autre Istrie : terre rouge, vignes, maisons de pierre avec piscine, Grožnjan et Motovun sur leur colline. On y loge plus au large, au calme et au frais, à un quart d’heure de la plage. La côte est, vers Rabac et Labin, est abrupte, face aux îles de la [baie du Kvarner](place:kvarner-bucht). Les panneaux sont en croate et en italien.

## Au fil de l’année

Mai : asperges sauvages, routes vides, mer froide. De juin à septembre, on se baigne. Dès la mi-septembre mûrissent raisins et figues ; en octobre et novembre viennent les truffes, et le soleil de midi chauffe encore. L’hiver, la bura, vent froid de terre, peut souffler des jours entiers.

## La route

Par l’Italie, on arrive à Trieste sur des autoroutes à péage ; le passage en Slovénie se fait par la route ordinaire, car l’autoroute y exige une vignette. L’Autriche a la sienne, et certains tunnels se paient en plus. L’autoroute d’Istrie est payante. La Croatie passe à un système sans barrières, prévu pour mars 2027 : vérifiez s’il faut enregistrer votre plaque. Le pays est dans l’espace Schengen, mais des contrôles ont lieu. En train, on va jusqu’à Trieste, Koper ou Rijeka, puis on prend le car.

## Baignade, chiens, feu et argent

Des chaussures d’eau protègent des oursins. Les chiens ont leurs criques : voyez les [plages pour chiens de Croatie](page:DogBeachesCroatia). L’été, le risque d’incendie est grand ; on n’allume le barbecue qu’avec l’accord de l’hôte. La taxe de séjour est comprise dans le prix total. On paie en euros, au marché plutôt en espèces.`,
    },
  ],
} satisfies PageSeed;
