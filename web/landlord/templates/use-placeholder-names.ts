import { placeholders, type Placeholder } from '../../../domain/messages/placeholders.ts';
import { useTexts } from '../../app/texts-context.tsx';

export function usePlaceholderNames(): Readonly<Record<Placeholder, string>> {
  const { t } = useTexts();
  return Object.fromEntries(
    placeholders.map((code) => [code, t(`landlord.templates.placeholder.${code}`)]),
  ) as Record<Placeholder, string>;
}
