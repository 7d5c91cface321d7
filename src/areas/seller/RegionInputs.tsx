import { RegionInput } from './RegionInput';
import { createRules } from './sellerRules';

/**
 * Province, city, district, village (specification §4 'Region pickers cascade'): each waits for the one above it,
 * and choosing one clears those below.
 */
export const RegionInputs = () => (
  <>
    <RegionInput
      source="province"
      level="province"
      validate={createRules.province}
      clears={['city', 'districts', 'urbanVillage']}
    />
    <RegionInput
      source="city"
      level="city"
      parent="province"
      validate={createRules.city}
      clears={['districts', 'urbanVillage']}
    />
    <RegionInput
      source="districts"
      level="district"
      parent="city"
      validate={createRules.districts}
      clears={['urbanVillage']}
    />
    <RegionInput
      source="urbanVillage"
      level="village"
      parent="districts"
      validate={createRules.urbanVillage}
      clears={[]}
    />
  </>
);
