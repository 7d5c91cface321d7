import { useTranslate } from 'ra-core';
import { AddressText } from '../../widgets/text/AddressText';
import type { Consumer } from './consumerWire';
import './ConsumerShow.css';

/** Where a consumer has parcels sent, the main address first. */
export const ConsumerAddresses = ({ addresses }: Pick<Consumer, 'addresses'>) => {
  const translate = useTranslate();
  if (addresses.length === 0)
    return <p className="form-wide">{translate('resources.consumer-list.addresses.none')}</p>;
  return addresses
    .toSorted((a, b) => Number(b.is_main) - Number(a.is_main))
    .map((place, index) => (
      <dl key={index} className="consumer-address">
        <dt>
          {place.is_main
            ? translate('resources.consumer-list.addresses.main', { label: place.label })
            : place.label}
        </dt>
        <dd>
          {place.recipient} · {place.phone}
        </dd>
        <dd>
          <AddressText address={place} />
        </dd>
      </dl>
    ));
};
