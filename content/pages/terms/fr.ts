import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Conditions générales',
  description: 'Ce qui s’applique à vos réservations, options et demandes sur Feriola.',
  notice: sampleNotice.fr,
  sections: [
    {
      title: 'Votre cocontractant',
      paragraphs: [
        'Feriola est un intermédiaire. Vous concluez le contrat de location avec l’hôte nommé sur la page du logement et avant la réservation. Il y est aussi indiqué s’il est professionnel ou particulier ; avec un particulier, le droit de la consommation ne s’applique pas.',
      ],
    },
    {
      title: 'Réservation, option, demande',
      paragraphs: [
        '« Réserver avec obligation de paiement » constitue une offre ferme. Le contrat est conclu lorsque l’hôte confirme, ou immédiatement si le logement est à réservation immédiate ; vous en êtes informé par e-mail.',
        'Une option est gratuite et sans engagement. Elle garde le logement jusqu’au moment indiqué, puis expire. Une demande (« Demande avec obligation de paiement ») ne garde rien ; si l’hôte l’accepte, le logement est réservé aux conditions affichées.',
      ],
    },
    {
      title: 'Prix et paiement',
      paragraphs: [
        'Le prix total du séjour comprend tous les frais obligatoires, y compris sur place, et la taxe de séjour. Options, assurance et caution sont indiquées séparément. Les échéances figurent dans l’échéancier avant la réservation et dans la confirmation.',
      ],
    },
    {
      title: 'Annulation',
      paragraphs: [
        'Vous pouvez annuler sur votre page de réservation jusqu’à la veille de l’arrivée. Tant que l’hôte n’a pas confirmé, l’annulation est gratuite. Ensuite, les frais suivent les conditions du logement ; ils sont indiqués avant la réservation et avant l’annulation. Vous pouvez prouver un dommage moindre.',
      ],
    },
    {
      title: 'Pas de droit de rétractation',
      paragraphs: [
        'Selon l’art. 312g al. 2 n° 9 du Code civil allemand, il n’existe pas de droit de rétractation pour un hébergement à dates fixes.',
      ],
    },
    {
      title: 'Votre séjour',
      paragraphs: [
        'Le logement ne peut être occupé que par le nombre réservé de personnes et de chiens. Signalez immédiatement tout défaut à l’hôte afin qu’il puisse y remédier.',
      ],
    },
    {
      title: 'Responsabilité et droit',
      paragraphs: [
        'Feriola répond d’une intermédiation diligente, sans limite en cas de faute intentionnelle, de négligence grave ou d’atteinte à la vie, au corps ou à la santé. Le droit allemand s’applique ; les règles impératives de votre pays de résidence demeurent applicables.',
      ],
    },
  ],
});
