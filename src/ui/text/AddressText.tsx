import { Joined } from './Joined';

type AddressTextProps = {
  address: {
    address: string;
    village: string;
    district: string;
    city: string;
    province: string;
    postal_code: string;
  };
};

/** A postal address in one line, from the street to the postal code. */
export const AddressText = ({ address: place }: AddressTextProps) => (
  <Joined
    texts={[place.address, place.village, place.district, place.city, place.province, place.postal_code]}
    separator=", "
  />
);
