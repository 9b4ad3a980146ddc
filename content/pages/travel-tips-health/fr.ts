import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Voyager en bonne santé : nos conseils',
  description:
    'Assurance maladie à l’étranger, urgences, trousse de secours, tiques, soleil, baignade, monoxyde de carbone et règles pour le chien.',
  lead: 'Dans une location, il n’y a pas de réception pour appeler un médecin. Un peu de préparation suffit pour qu’un coup de soleil, une tique ou un médicament oublié ne décide pas des vacances.',
  picture: { scene: 'theme-mountains', alt: 'Sommets alpins dans la lumière du matin' },
  blocks: [
    {
      kind: 'text',
      text: `Cette page ne remplace pas un avis médical. Les vaccins recommandés et les règles d’entrée changent ; seuls font foi votre médecin, le ministère des Affaires étrangères et les autorités du lieu de séjour.

## L’assurance maladie à l’étranger

Demandez à votre caisse la carte européenne d’assurance maladie, de préférence deux semaines avant le départ. Dans l’Union européenne, en Islande, au Liechtenstein, en Norvège, en Suisse et au Royaume-Uni, elle donne accès aux soins médicalement nécessaires du système public, aux conditions des assurés du pays. Une participation peut donc rester à votre charge, et dans les lieux touristiques beaucoup de cabinets n’exercent qu’en privé. Le rapatriement et les soins privés relèvent d’une assurance voyage, indispensable en dehors de ces pays. Vérifiez la date de validité de la carte ; à défaut, la caisse délivre un certificat provisoire.

## Les urgences

Dans tous les pays de l’Union et dans bien d’autres, le **112** joint gratuitement les secours médicaux, les pompiers et la police. Notez l’adresse exacte du logement près de la porte ou enregistrez les coordonnées de la page de votre réservation : les maisons isolées n’ont souvent pas de numéro qu’une ambulance trouverait. Demandez à l’hôte où se trouvent la pharmacie, le médecin et l’hôpital les plus proches. Si un enfant a pu avaler un produit toxique, appelez d’abord le centre antipoison du pays ; gardez son numéro dans le téléphone.

## La trousse et vos médicaments

Emportez vos traitements pour tout le séjour avec quelques jours de réserve, répartis dans deux bagages, et notez le nom de la substance, car les marques changent d’un pays à l’autre. Pour les stupéfiants, par exemple certains antidouleurs ou traitements du trouble de l’attention, il faut dans l’espace Schengen une attestation remplie par le médecin et visée par l’autorité compétente, valable 30 jours au plus. La trousse contient de quoi soigner la fièvre, un désinfectant, des pansements, une pince ou un tire-tique, un remède contre la diarrhée et le mal des transports, des sels de réhydratation et un thermomètre.

## Les tiques et les moustiques

Les tiques se tiennent dans les hautes herbes et en lisière de forêt, y compris dans le jardin du logement. Des vêtements longs et un examen le soir sont la meilleure protection ; retirez une tique vite et bien droit. Un vaccin existe contre l’encéphalite à tiques, mais aucun n’est courant contre la maladie de Lyme. Les zones à risque comprennent le sud de l’Allemagne, l’Autriche, la Suisse, la Tchéquie, la Slovénie, les pays baltes et une partie de la Scandinavie ; le Centre européen de prévention et de contrôle des maladies en publie les cartes. Pour une protection complète, la vaccination commence quelques semaines avant le départ. Autour de la Méditerranée, moustiquaires et répulsifs protègent aussi de maladies que les moustiques y transmettent désormais.

## Le soleil et la chaleur

Au bord de l’eau, sur la neige et en altitude, le rayonnement est plus fort qu’on ne le ressent. Restez à l’ombre de onze à quinze heures, surtout avec des enfants. Les maisons aux murs épais restent fraîches si fenêtres et volets sont fermés le jour et ouverts la nuit. La [climatisation](search:airconditioning=Y) fait partie des filtres de la recherche. Ne laissez ni enfant ni animal dans une voiture, même pour quelques minutes.

## La baignade

La plupart des accidents ont lieu là où personne ne surveille. Regardez les drapeaux : au rouge, on ne se baigne pas. Si un courant vous entraîne au large, nagez en travers et non contre lui. On ne plonge pas dans une eau inconnue. Par vent de terre, les bouées gonflables dérivent plus vite que l’on ne nage. Près d’une piscine, un enfant a besoin d’un adulte qui ne fait rien d’autre. La qualité des eaux de baignade figure sur les cartes de l’Agence européenne pour l’environnement.

## Cheminée, barbecue et gaz

Un barbecue à charbon ne doit jamais se trouver à l’intérieur, même pour refroidir, car le monoxyde de carbone n’a pas d’odeur. Ouvrez la trappe de la cheminée avant d’allumer et ne brûlez que du bois sec. Si plusieurs personnes ont mal à la tête ou des vertiges, sortez tous aussitôt et appelez le 112. Un petit détecteur de monoxyde tient dans toute valise. Si l’eau vient d’un puits privé, ne la buvez qu’après que l’hôte vous a dit qu’elle est potable.

## Passer une frontière avec un chien

Dans l’Union européenne, un chien doit avoir une puce, le passeport européen pour animal de compagnie et une vaccination antirabique valable ; la première doit dater d’au moins 21 jours. Pour la Finlande, l’Irlande, Malte et la Norvège s’ajoute un traitement contre le ténia, administré entre 24 et 120 heures avant l’entrée et inscrit au passeport. Le Royaume-Uni, la Suisse et d’autres pays ont leurs propres règles, de même que les communes pour la laisse et la muselière. Autour de la Méditerranée, le phlébotome transmet la leishmaniose ; demandez à temps conseil au vétérinaire. Des logements pour vous deux se trouvent sous [vacances avec un chien](page:Pets).`,
    },
    {
      kind: 'links',
      title: 'Se préparer davantage',
      links: [
        {
          label: 'Liste de départ',
          to: 'page:TravelTipsChecklist',
          text: 'Avec la trousse et les affaires du chien',
        },
        { label: 'Conseils de voyage', to: 'page:TravelTips', text: 'De la réservation au départ' },
        {
          label: 'Voyager et coronavirus',
          to: 'page:CovidTravelerNotice',
          text: 'Les avis officiels, lorsqu’il y en a',
        },
      ],
    },
  ],
} satisfies PageSeed;
