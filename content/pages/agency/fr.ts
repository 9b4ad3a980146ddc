import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Pour les agences de gestion',
  description:
    'Pour les agences qui gèrent les logements de plusieurs hôtes : présentation, import et rattachement de vos logements.',
  lead: `Celui qui remet les clés, répond au téléphone et appelle le plombier compte souvent plus pour les voyageurs que celui à qui la maison appartient. C’est pourquoi nous nommons l’agence avec le logement.`,
  blocks: [
    {
      kind: 'text',
      text: `## Comment votre agence apparaît

Sur la page de chaque logement, votre agence figure à côté de l’hôte, dans la partie « Qui loue ». Les voyageurs peuvent ouvrir tous les logements d’une agence comme une recherche, et la page d’accueil présente quelques agences joignables sur place. Pour chaque logement, vous indiquez qui loue, à titre professionnel ou privé, et avec qui le contrat est conclu. Si vous louez en votre propre nom, c’est ce nom qui y figure.

## Nous confier des logements

On ne tient pas à jour de nombreux logements à la main. Nous importons des fichiers, une ligne par logement au format NDJSON : position, type, personnes, chambres, lits, prix par nuit, équipement, mesures d’accès, textes en quatre langues et calendrier des jours libres. Chaque ligne a sa propre clé, à laquelle nous reconnaissons le logement ; importer de nouveau le même fichier ne change rien. Ce qui ne peut être utilisé figure, avec le motif, dans un rapport que vous recevez. Un import ne touche jamais aux séjours réservés chez nous.

Nous déduisons le pays, la région et la commune de la position. Pour les prix dans une autre monnaie, il faut indiquer sa valeur en euros. Nous n’affichons les étoiles d’un organisme de tourisme que pour les logements classés.

## Répondre aux réservations

Réservations, options et demandes arrivent par e-mail avec un lien qui permet de confirmer ou de refuser. Les nuits attribuées ailleurs doivent figurer dans le calendrier du fichier suivant ; plus vous l’envoyez souvent, moins vous refusez de voyageurs. Une fois [inscrit](page:UserBusinessRegistration) et admis, vous vous connectez, voyez les réservations de tous vos logements et y répondez. La synchronisation des calendriers à intervalles plus courts n’est pas encore possible.

## Qui répond de quoi

Vous veillez à pouvoir agir pour les hôtes, à l’exactitude des informations et des images, à vos droits sur elles et à la présence d’un numéro d’enregistrement là où il est obligatoire. La rémunération et le décompte figurent dans l’accord.`,
    },
    {
      kind: 'action',
      title: 'Inscrire des logements',
      to: 'page:ContactAgency',
      label: 'Écrire en tant qu’agence',
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Distribution', to: 'page:Distribution' },
        { label: 'Conditions d’intermédiation', to: 'page:AgencyTerms' },
        { label: 'Questions des hôtes', to: 'page:Faq/faq2' },
      ],
    },
  ],
} satisfies PageSeed;
