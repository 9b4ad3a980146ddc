import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Louer votre logement avec Feriola',
  description:
    'Pour les hôtes : comment votre logement est présenté, comment réservations, options et demandes vous parviennent, qui paie et quand.',
  lead: `Vous louez, nous servons d’intermédiaire. Le contrat de location vous lie à votre voyageur ; vous fixez les prix et les conditions et décidez qui vient. Cette page décrit ce que vous pouvez attendre de nous.`,
  picture: { scene: 'theme-landlords', alt: 'Illustration : une maison de campagne en Toscane' },
  blocks: [
    {
      kind: 'text',
      text: `## Comment les voyageurs trouvent votre logement

Votre logement apparaît en allemand, en anglais, en français et en italien, dans la liste, sur la carte et dans les thèmes. L’ordre de la liste dépend des avis, du prix comparé à la région et du caractère complet de vos informations, avec un léger avantage pour les nouveautés. Aucune place n’est payante. Être complet ne dépend que de vous : des images de toutes les pièces, des textes, les lits par chambre, les mesures d’accès. Les voyageurs filtrent selon ces données, et ce qui manque ne se trouve pas.

Avant une réservation, la carte ne montre qu’un cercle de 500 mètres de rayon, pour que personne ne déduise du calendrier et de l’adresse quand votre maison est vide.

## Réservation, option, demande

Une **réservation** occupe aussitôt les nuits. Vous recevez un e-mail avec un lien, voyez le séjour, les personnes, les chiens et le message du voyageur, et confirmez ou refusez, avec un mot de votre part si vous le souhaitez. Répondez si possible dans les 24 heures. Les logements réservables immédiatement n’ont pas besoin de votre confirmation.

Une **option** garde des nuits pendant trois jours au plus et prend fin au plus tard deux jours avant l’arrivée ; vous n’avez rien à faire. Une **demande** n’occupe rien ; elle ne devient une réservation ferme qu’avec votre accord et expire au bout de sept jours.

Vous voyez le téléphone et l’adresse du voyageur dès que la réservation est confirmée. S’il souhaite une modification, nous la calculons à vos prix du jour ; tant que vous n’avez pas accepté, rien ne change. Une même nuit ne peut pas être attribuée deux fois. En cas de conflit, vous le voyez avant de répondre.`,
    },
    {
      kind: 'text',
      text: `## Prix, paiement, annulation

Vous fixez les prix par saison, les durées minimales, les jours d’arrivée, les remises, les frais annexes et la caution. Les voyageurs voient un prix total, avec tous les frais obligatoires, comme l’exige le droit allemand de l’affichage des prix. Selon ce qui est convenu, le voyageur vous paie ou nous paie. En règle générale, un quart est dû une semaine après la réservation ferme, le reste six semaines avant l’arrivée ; les réservations tardives se règlent en une fois.

Vos conditions d’annulation s’appliquent telles que le voyageur les a vues en réservant. S’il annule, vous en êtes informé avec le montant des frais d’annulation, et les nuits redeviennent libres.

## Des obligations que nous vous rappelons

Les voyageurs doivent savoir si vous louez à titre professionnel ou privé. Là où un numéro d’enregistrement est obligatoire, le règlement (UE) 2024/1028 veut qu’il figure dans l’annonce ; saisissez-le, nous l’affichons sur la page de votre logement. Une fois par an, les plateformes doivent déclarer aux administrations fiscales de l’UE ce qui a été encaissé par leur intermédiaire ; il nous faut pour cela vos données fiscales. La taxe de séjour, la fiche de police et la sécurité incendie restent à votre charge ; la commune vous renseignera.

## Comment votre logement arrive chez nous

[Inscrivez-vous](page:UserBusinessRegistration). Une fois votre compte validé, vous saisissez vous-même dans l’espace hôte la situation, les textes, les photos, les équipements et les prix, et vous reliez le calendrier à ceux d’autres sites. Nous relisons votre premier logement avant que les voyageurs ne le trouvent. Notre commission figure dans votre contrat. Si vous gérez de nombreux logements, vous pouvez aussi nous les remettre sous forme de fichier, voir [agences](page:Agency).`,
    },
    {
      kind: 'action',
      title: 'Proposer votre logement',
      text: 'Quelques lignes suffisent ; nous revenons vers vous avec nos questions et la suite.',
      to: 'page:ContactLandlord',
      label: 'Écrire en tant qu’hôte',
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Questions des hôtes', to: 'page:Faq/faq2' },
        { label: 'Conditions d’intermédiation', to: 'page:AgencyTerms' },
        { label: 'Où votre logement est présenté', to: 'page:Distribution' },
      ],
    },
  ],
} satisfies PageSeed;
