import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Pour les agences de voyages',
  description:
    'Réserver des logements pour vos clients : prix totaux, options pour réfléchir, numéro de dossier et documents à votre nom.',
  lead: `Une maison de vacances se vend bien en agence si le prix est juste avant que le client ne parte et s’il peut encore y réfléchir chez lui.`,
  blocks: [
    {
      kind: 'text',
      text: `## Conseiller avec un seul prix

Vous voyez le même prix total que tous les voyageurs, avec ménage, frais obligatoires et taxe de séjour, réparti entre paiement d’avance et frais sur place. La caution et l’estimation des consommations figurent à côté. Cela évite des suppléments que le client vous reprocherait. Pour comparer, retenez des logements et envoyez le lien au client ; il les voit au prix du jour et sait s’ils sont encore libres.

Une option gratuite garde la maison jusqu’à trois jours si l’arrivée est éloignée d’au moins 14 jours. Tant que le lien du premier e-mail n’a pas été ouvert, elle dure un jour ; ouvrez-le donc tout de suite.

## Réserver pour le client

Inscrivez votre client comme voyageur, avec son adresse et une adresse e-mail à laquelle envoyer les documents. Vos réservations sont enregistrées sous votre numéro de partenaire. La confirmation porte le nom de votre agence et, s’il nous est connu, votre numéro Paxlounge. Si vous travaillez avec Midoco, nous ouvrons un champ pour le numéro de dossier, qui figure alors sur la confirmation. La confirmation et le fichier de calendrier sont dans la langue de la réservation.

Le contrat du client est conclu avec l’hôte, qui ne reçoit le téléphone et l’adresse qu’après confirmation. En cas d’annulation s’appliquent les paliers affichés avant la réservation.

## Prestation seule ou voyage à forfait

Une maison de vacances seule n’est pas un forfait. Si vous vendez en plus un vol, une voiture de location ou une autre prestation, votre agence peut devenir organisateur ou faciliter une prestation de voyage liée, avec formulaire d’information et garantie contre l’insolvabilité. Vérifiez-le avant la vente ; votre organisation professionnelle vous conseille.`,
    },
    {
      kind: 'action',
      title: 'Inscrire votre agence',
      text: 'Vous recevez un numéro de partenaire et nous dites quels numéros doivent figurer sur les documents.',
      to: 'page:ContactPartner',
      label: 'Écrire en tant que partenaire',
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Programme partenaires', to: 'page:PartnerProgramme' },
        { label: 'Conditions d’intermédiation', to: 'page:AgencyTerms' },
        { label: 'Questions des voyageurs', to: 'page:Faq/faq1' },
      ],
    },
  ],
} satisfies PageSeed;
