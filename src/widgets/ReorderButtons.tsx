import {
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
  useUpdate,
} from 'ra-core';
import { unknownOutcomeOf } from './unknownOutcome';
import { useRefreshAll } from './useRefreshAll';
import './ReorderButtons.css';

type ReorderButtonsProps = {
  /** The record's place among its siblings, from 1. */
  order: number;
  /** How many siblings there are, itself included. */
  count: number;
};

const arrows = { up: 'M12 19V5.5M6 11l6-6 6 6', down: 'M12 5v13.5M6 13l6 6 6-6' };

/**
 * Moves the record around us one place up or down: `PUT <resource>/<id>` with its new `order` alone; the server moves
 * the others (asumsi). At an end the button stays, so that the focus does too, and does nothing.
 */
export const ReorderButtons = ({ order, count }: ReorderButtonsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext();
  const record = useRecordContext();
  const representation = useGetRecordRepresentation(resource);
  const refreshAll = useRefreshAll();
  const [update, { isPending }] = useUpdate();
  if (!record) return null;
  const shown = representation(record);
  const name = typeof shown === 'string' ? shown : String(record.id);

  const moveTo = (place: number): void => {
    void update(
      resource,
      { id: record.id, data: { order: place }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onError: (error) => {
          const message = unknownOutcomeOf(error) ?? error.message;
          notify(message, { type: 'error', messageArgs: { _: message } });
        },
        // After a failure too: the list shows whether it was done, and whether somebody else moved it meanwhile.
        onSettled: refreshAll,
      },
    );
  };
  const button = (direction: 'up' | 'down') => {
    const place = direction === 'up' ? order - 1 : order + 1;
    const isStuck = isPending || place < 1 || place > count;
    const label = translate(`kit.reorder.${direction}`, { name });
    return (
      <button
        type="button"
        className="row-action reorder-button"
        aria-label={label}
        title={label}
        aria-disabled={isStuck}
        onClick={() => {
          if (!isStuck) moveTo(place);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={arrows[direction]} />
        </svg>
      </button>
    );
  };
  return (
    <span className="reorder-buttons">
      {button('up')}
      {button('down')}
    </span>
  );
};
