import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'montagne',
  title: 'L’été à la montagne',
  description:
    'Maison ou chalet d’alpage en montagne : altitude, accès, courses et sentiers qui partent de la porte.',
  lead: `En montagne, l’emplacement décide de la journée. En haut, les sentiers partent de la porte et le supermarché est dans la vallée ; en bas, c’est l’inverse. L’un et l’autre peuvent convenir.`,
  picture: { scene: 'theme-mountains', alt: 'Illustration : des montagnes un matin d’été' },
  blocks: [
    {
      kind: 'text',
      text: `## Vallée, versant ou alpage

Les maisons de la vallée sont proches de la boulangerie, du bus et du lac de baignade, et restent faciles d’accès par mauvais temps. Sur le versant s’ajoutent la vue et le soleil du soir, souvent aussi une route raide. Les chalets d’alpage se trouvent parfois au bout d’une piste forestière qui ne convient ni aux caravanes ni aux voitures basses. Demandez à l’hôte si la route est goudronnée, où se gare la voiture et comment les bagages parcourent les derniers mètres.

La température baisse d’un bon demi-degré tous les cent mètres. Au-dessus de 1 500 mètres, un pull peut être utile même en août, et en juin il reste de la neige dans les couloirs exposés au nord. Beaucoup de téléphériques et de refuges gardés n’ouvrent que fin mai ou en juin et ferment en octobre. La station de départ ou l’office de tourisme vous indiqueront les dates exactes.

## Marcher depuis la maison

Une maison d’où partent des sentiers épargne un trajet en voiture chaque jour. La description indique en général la distance du téléphérique ou de l’arrêt de bus le plus proche. Dans de nombreuses régions alpines, la nuitée donne droit à une carte touristique avec laquelle les bus ou les remontées sont moins chers ou gratuits ; l’hôte vous dira s’il la délivre. En montagne, l’orage vient souvent l’après-midi. En partant tôt, on est rentré avant lui.`,
    },
    { kind: 'homes', title: 'Logements au Tyrol', search: 'country=at&region=tirol' },
    {
      kind: 'text',
      text: `## Quelles montagnes

Les Alpes ont le plus de remontées et le réseau de sentiers le plus dense : le [Tyrol](place:tirol) et le [pays de Salzbourg](place:salzburger-land), le [Haut-Adige](place:südtirol) et sa longue saison douce, l’[Allgäu](place:allgäu) pour un trajet plus court depuis le nord. Les moyennes montagnes sont plus clémentes et moins fréquentées. La [Forêt-Noire](place:schwarzwald), le [Harz](place:harz) et la [Forêt bavaroise](place:bayerischer-wald) offrent moins de dénivelé et plus d’ombre, un avantage avec de jeunes enfants et les jours de chaleur.

## Ce qui change dans un chalet d’alpage

Sauf indication contraire dans l’équipement, attendez-vous, dans un chalet isolé, à un chauffage au bois, à peu de réseau et à des courses à faire avant de monter. Le bois et l’électricité sont parfois facturés à la consommation. Ces frais figurent sous forme d’estimation à côté du prix total, pour ne pas surprendre à la fin. La [liste de départ](page:TravelTipsChecklist) aide à faire les bagages.`,
    },
    {
      kind: 'links',
      title: 'Maisons à la montagne',
      links: [
        { label: 'Chalets d’alpage en Autriche', to: 'offer:486' },
        { label: 'Chalets d’alpage en Allemagne', to: 'offer:487' },
        {
          label: 'Maisons avec sauna en Autriche',
          to: 'search:country=at&sauna=Y',
          text: 'Pour le soir, après la marche.',
        },
        { label: 'La montagne en hiver', to: 'page:ThemesContent/winter' },
      ],
    },
  ],
} satisfies PageSeed;
