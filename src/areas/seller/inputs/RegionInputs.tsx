import { RegionInput } from './RegionInput';

/**
 * Province, city, district, village (specification §4 'Region pickers cascade'): each waits for the one above it,
 * and choosing one clears those below.
 */
export const RegionInputs = () => (
  <>
    <RegionInput source="province" level="province" clears={['city', 'districts', 'urbanVillage']} />
    <RegionInput source="city" level="city" parent="province" clears={['districts', 'urbanVillage']} />
    <RegionInput source="districts" level="district" parent="city" clears={['urbanVillage']} />
    <RegionInput source="urbanVillage" level="village" parent="districts" clears={[]} />
  </>
);
