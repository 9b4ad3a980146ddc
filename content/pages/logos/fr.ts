import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Logos et nom',
  description:
    'Comment les partenaires et les rédactions écrivent le nom Feriola et utilisent le logo, et où obtenir les fichiers.',
  lead: `Si vous écrivez à notre sujet ou travaillez avec nous, vous pouvez utiliser notre nom et notre logo, tant que l’on sait clairement qui parle.`,
  picture: { scene: 'theme-newsletter', alt: 'Illustration : un paysage le matin' },
  blocks: [
    {
      kind: 'text',
      text: `## Le nom

On écrit Feriola, avec une majuscule à l’initiale et le reste en minuscules, même dans les titres. Dans un texte, le nom s’emploie sans guillemets et ne se traduit pas. La société s’appelle ${company.name} ; cette forme convient aux mentions juridiques, pas aux articles.

## Le logo

Utilisez le logo tel que vous l’avez reçu : ni étiré, ni recoloré, ni ombré, et pas comme élément d’un logo à vous. Laissez autour au moins autant d’espace que la hauteur du F, et choisissez un fond uni, assez clair ou assez sombre. Sur les pages de partenaires, notre logo figure à côté du vôtre et n’est pas plus grand.

## Ce qui n’est pas permis

Le nom et le logo ne doivent pas laisser croire que Feriola cautionne une offre que nous ne connaissons pas. Ils n’ont pas leur place dans une adresse de site, dans le nom d’un compte ou d’une application, ni dans des annonces achetées sur notre propre nom. Les images des logements appartiennent aux hôtes et ne peuvent pas être reprises de nos pages.

## Les fichiers

Aucun fichier n’est proposé ici au téléchargement pour le moment. Écrivez à [${company.email}](mailto:${company.email}) en indiquant l’usage prévu et le format ; les partenaires le reçoivent avec leurs documents.`,
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Programme partenaires', to: 'page:PartnerProgramme' },
        { label: 'Ce que Feriola fait autrement', to: 'page:About' },
        { label: 'Mentions légales', to: 'page:disclaimer' },
      ],
    },
  ],
} satisfies PageSeed;
