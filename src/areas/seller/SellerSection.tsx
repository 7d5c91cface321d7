import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { seller } from '../../../i18n/areas/seller';
import { FormSection } from '../../widgets/form/FormSection';

type SellerSectionProps = {
  name: keyof typeof seller.sections;
  /** Hides the hint, which says what to fill in. */
  readOnly?: boolean;
  children: ReactNode;
};

/** A section of the seller's pages, by the name of its messages. */
export const SellerSection = ({ name, readOnly = false, children }: SellerSectionProps) => {
  const translate = useTranslate();
  const messages = `resources.member-list/seller.sections.${name}`;
  return (
    <FormSection title={translate(`${messages}.title`)} help={readOnly ? '' : translate(`${messages}.hint`)}>
      {children}
    </FormSection>
  );
};
