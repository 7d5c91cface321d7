import { RegionInput } from './RegionInput';

/**
 * Province, city, district and village (specification §4 'Region pickers cascade'). Each is disabled until its parent is
 * chosen, and a new choice clears the levels below.
 */
export const RegionInputs = () => (
  <>
    <RegionInput source="province" level="province" clears={['city', 'districts', 'urbanVillage']} />
    <RegionInput source="city" level="city" parent="province" clears={['districts', 'urbanVillage']} />
    <RegionInput source="districts" level="district" parent="city" clears={['urbanVillage']} />
    <RegionInput source="urbanVillage" level="village" parent="districts" clears={[]} />
  </>
);
