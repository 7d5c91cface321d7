import { RecordContextProvider } from 'ra-core';
import { productTransitions } from '../src/areas/product-list/productWire';
import { ApiError } from '../src/dataProvider/serverErrors';
import { ActionBar, ActionButton } from '../src/record/action/ActionButton';
import {
  arrows,
  DeleteButton,
  RowActionButton,
  RowActions,
  RowIconButton,
  RowIconLink,
  rowIcons,
} from '../src/record/action/RowActions';
import { TextBox } from '../src/ui/field/Field';
import { failing, products } from './data';
import { Frame } from './frame';

const { approve, reject, block } = productTransitions;
const icons = { ...rowIcons, ...arrows };
const states = ['DITINJAU', 'TAYANG', 'DIBLOKIR'] as const;

const refused = () => Promise.reject(new ApiError('rejected', 'Produk ini sudah ditolak.', 409));

/** The buttons of the actions that a state allows, and their dialogs: for a decision, with a reason, with a field, failing. */
export const Actions = () => (
  <>
    {states.map((status) => (
      <Frame key={status} title={`Actions of ${status}`}>
        <RecordContextProvider value={{ ...products[0], status }}>
          <ActionBar transitions={productTransitions} />
        </RecordContextProvider>
      </Frame>
    ))}
    <RecordContextProvider value={products[1]}>
      <Frame title="With information, with a field">
        <div className="gallery-row">
          <ActionButton action="approve" transition={approve} state="DITINJAU" variant="contained">
            <p>Toko ini baru mendaftar.</p>
          </ActionButton>
          <ActionButton
            action="approve"
            transition={approve}
            state="DITINJAU"
            data={{ note: '' }}
            ready={false}
          >
            {(marksMissing) => <TextBox label="Catatan" error={marksMissing} required />}
          </ActionButton>
        </div>
      </Frame>
      <Frame title="Failing" server={{ act: failing }}>
        <ActionButton action="block" transition={block} state="TAYANG" />
      </Frame>
      <Frame title="Decided by somebody else meanwhile" server={{ act: refused }}>
        <ActionButton action="reject" transition={reject} state="DITINJAU" />
      </Frame>
      <Frame title="In a row">
        <RowActions>
          <RowActionButton action="approve" transition={approve} state="DITINJAU" />
          <RowActionButton action="block" transition={block} state="TAYANG" />
          <RowActionButton action="reject" transition={reject} state="DITINJAU" />
          {Object.entries(icons).map(([name, icon]) => (
            <RowIconButton key={name} icon={icon} label={name} />
          ))}
          <RowIconLink icon={rowIcons.edit} label="edit as a link" href="/" />
        </RowActions>
      </Frame>
      <Frame title="Delete: plain, with consequences, refused, failing" server={{ delete: failing }}>
        <RowActions>
          <DeleteButton operation={() => Promise.resolve()} />
          <DeleteButton operation={() => Promise.resolve()} consequences={<p>3 pesanan selesai</p>} />
          <DeleteButton refusal="Produk ini ada di pesanan yang berjalan." />
          <DeleteButton />
        </RowActions>
      </Frame>
    </RecordContextProvider>
  </>
);
