import { FullWidth } from '../../form/FullWidth';
import { AddressText } from '../../ui/text/AddressText';
import { Joined } from '../../ui/text/Joined';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Consumer } from './consumerWire';
import './ConsumerShow.css';

/** The delivery addresses of a consumer, the main one first. */
export const ConsumerAddresses = ({ addresses }: Pick<Consumer, 'addresses'>) => {
  const words = useResourceWords();
  if (addresses.length === 0) return <FullWidth as="p">{words('addresses.none')}</FullWidth>;
  return addresses
    .toSorted((a, b) => Number(b.is_main) - Number(a.is_main))
    .map((place, index) => (
      <dl key={index} className="consumer-address">
        <dt className="hint">
          {place.is_main ? words('addresses.main', { label: place.label }) : place.label}
        </dt>
        <dd>
          <Joined texts={[place.recipient, place.phone]} />
        </dd>
        <dd>
          <AddressText address={place} />
        </dd>
      </dl>
    ));
};
