import { company, companyAddress } from '../../../domain/company.ts';
import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Mentions légales',
  description: 'Qui exploite ce site et comment nous joindre.',
  notice: sampleNotice.fr,
  sections: [
    {
      title: 'Éditeur',
      paragraphs: [companyAddress('fr', 'exemple'), 'Représentée par sa direction.'],
    },
    {
      title: 'Contact',
      paragraphs: [
        `E-mail : ${company.email}\nTéléphone : ${company.phone.display}\nNous répondons en général sous un jour ouvré.`,
      ],
    },
    {
      title: 'Registre et fiscalité',
      paragraphs: [
        'L’exploitant indique ici le registre du commerce et le numéro de TVA (art. 5 DDG, Allemagne).',
      ],
    },
    {
      title: 'Point de contact selon le règlement sur les services numériques',
      paragraphs: [
        `Les autorités et les utilisateurs peuvent nous joindre à ${company.email} en allemand et en anglais. Signalez les contenus illicites à la même adresse ou par « Signaler un contenu » sur la page du logement, avec l’adresse de la page et une brève motivation. Nous examinons chaque signalement et vous communiquons notre décision.`,
      ],
    },
    {
      title: 'Règlement des litiges',
      paragraphs: [
        'Nous ne sommes ni tenus ni disposés à participer à une procédure devant un organe de médiation de la consommation. Parlez-nous : nous cherchons une solution ensemble.',
      ],
    },
    {
      title: 'Images et données',
      paragraphs: [
        'Les images signalées comme illustrations ne montrent pas de logement réel. Données de lieux : GeoNames (CC BY 4.0). Littoraux : Natural Earth.',
      ],
    },
  ],
});
