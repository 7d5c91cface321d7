import { topUpMethods } from '../../domain/paymentMethods';
import { wordedChoices } from '../../list/filter/filterChoices';
import { declareList } from '../../list/ListPage';
import { TwoLines } from '../../ui/text/texts';
import { TopUpAge } from './TopUpAge';
import { ownerTypes, type TopUp, topUpOrder, topUpStates } from './topUpWire';

/** No actions, because a decision requires the proof (TopUpShow). */
export default declareList<TopUp>({
  filters: [
    { source: 'method', useChoices: wordedChoices(topUpMethods, 'methods') },
    { source: 'owner_type', useChoices: wordedChoices(ownerTypes, 'ownerTypes') },
    { kind: 'dateRange', source: 'created_at', label: 'created_date' },
    { kind: 'numberRange', source: 'nominal', money: true },
  ],
  columns: [
    { source: 'request_code' },
    { source: 'created_at', type: 'instant', hiddenAtFirst: true },
    { source: 'owner_type', words: 'ownerTypes', within: 'owner' },
    {
      source: 'owner',
      show: ({ owner, owner_type }, translate) => (
        <TwoLines first={owner} second={translate(`resources.top-up.ownerTypes.${owner_type}`)} />
      ),
    },
    { source: 'nominal', type: 'money', notOnPhones: true },
    { source: 'kode_unik', numeric: true, notOnPhones: true },
    { source: 'biaya_admin', type: 'money', hiddenAtFirst: true },
    { source: 'total_transfer', type: 'money' },
    { source: 'method', words: 'methods', hiddenAtFirst: true },
    { source: 'bank', notOnPhones: true },
    // Sorted by creation, because the oldest request has the greatest age.
    {
      source: 'age',
      sortBy: 'created_at',
      isReversed: true,
      notOnPhones: true,
      show: (topUp) => <TopUpAge topUp={topUp} />,
      export: false,
    },
    { source: 'status', type: 'state', exportedAfter: 'created_at' },
    { source: 'sender', hiddenAtFirst: true },
    { source: 'approved_by', hiddenAtFirst: true },
    { source: 'approved_at', type: 'instant', hiddenAtFirst: true },
    { source: 'rejected_by', hiddenAtFirst: true },
    { source: 'rejected_at', type: 'instant', hiddenAtFirst: true },
    { source: 'rejection_reason', hiddenAtFirst: true },
    { source: 'balance_before', type: 'money', hiddenAtFirst: true },
    { source: 'balance_after', type: 'money', hiddenAtFirst: true },
  ],
  states: topUpStates,
  usualOrder: topUpOrder,
});
