import { NormalisedTextInput } from '../../../form/NormalisedTextInput';
import { sellerNumbers } from '../sellerNumbers';
import { createRules } from '../sellerRules';

/** The input of RT or RW: three digits, padded with zeros. */
export const NeighbourhoodInput = ({ source }: { source: 'rt' | 'rw' }) => (
  <NormalisedTextInput
    source={source}
    validate={createRules[source]}
    helperText="resources.member-list/seller.help.neighbourhood"
    inputMode="numeric"
    normalise={sellerNumbers[source]}
  />
);
