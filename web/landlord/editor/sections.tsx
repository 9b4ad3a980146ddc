import type { ComponentType, ReactNode } from 'react';
import { AddressSection } from './address-section.tsx';
import { AmenitiesSection } from './amenities-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { CostsSection } from './costs-section.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { SeasonsSection } from './seasons-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { TextsSection } from './texts-section.tsx';
import type { Editing, Section } from './use-editing.ts';

const sections: Record<Section, ComponentType<{ editing: Editing }>> = {
  basics: BasicsSection,
  address: AddressSection,
  texts: TextsSection,
  photos: PhotosSection,
  amenities: AmenitiesSection,
  measures: MeasuresSection,
  seasons: SeasonsSection,
  rules: RulesSection,
  costs: CostsSection,
  terms: TermsSection,
};

export function Sections({ editing, only }: { editing: Editing; only?: readonly Section[] }): ReactNode {
  return Object.entries(sections)
    .filter(([name]) => only?.includes(name as Section) ?? true)
    .map(([name, Form]) => <Form key={name} editing={editing} />);
}
